export { readInvoicedAmounts, readInvoicedOfOrders, type Invoiced } from './invoiced-store.server.ts';
