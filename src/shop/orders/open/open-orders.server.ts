import type { Db } from '#kit/database/db.server.ts';
import { isSameAddress, type Address } from '#shop/order-model/address.ts';
import { openUntil, type OpenAt } from '#shop/order-model/may.ts';
import { deliveryAddressOf } from './delivery-address-of.ts';
import { readNewOrders } from './store.server.ts';

type OpenOrderFilter = OpenAt & {
  customerId: number;
  currencyCode: string;
  /** Restricts the orders to this address. */
  address: Address | undefined;
};

/** `totalOre` includes VAT. */
type OpenOrder = { orderId: number; until: Date; rows: number; totalOre: number };

/** Returns the customer's orders to which rows can be added now, the newest first. */
export async function openOrdersOf(
  db: Db,
  { customerId, currencyCode, address, ...at }: OpenOrderFilter,
): Promise<OpenOrder[]> {
  if (at.minutes === 0) return [];
  const since = new Date(at.now.getTime() - at.minutes * 60_000);
  const orders = await readNewOrders(db, customerId, since);
  return orders
    .filter(
      (order) =>
        order.currency_code === currencyCode &&
        (!address || isSameAddress(deliveryAddressOf(order), address)),
    )
    .flatMap((order) => {
      const until = openUntil(order, at);
      return until ? [{ orderId: order.id, until, rows: order.rows, totalOre: order.total_amount }] : [];
    });
}
