export { readVatPeriods } from './store.server.ts';
