export {
  insertOrderRow,
  readOrdersToInvoice,
  updateOrder,
  updateOrderRow,
} from './vat-of-orders-store.server.ts';
export type { OrderToTax } from './vat-of-orders-store.server.ts';
