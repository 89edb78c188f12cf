export { readLastCarrierAccounts } from './store.server.ts';
