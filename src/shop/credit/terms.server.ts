export { readFirstOrderDays } from './terms-store.server.ts';
