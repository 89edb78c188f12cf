export { readInvoicedOfOrders } from './invoiced-store.server.ts';
