import { stockholmToday } from '#kit/text/dates.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Checkout } from '#shop/checkout/checkout-input.ts';
import { chosenWeek } from '#shop/checkout/delivery-week.ts';
import type { MomentRepositories } from '#shop/checkout/order-moment.server.ts';
import { storedAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { isSameAddress } from '#shop/order-model/address.ts';
import { openUntil } from '#shop/order-model/may.ts';
import { readOrderToExtend } from '#shop/orders/open/order-to-extend.server.ts';
import { weekString } from '#kit/text/weeks.ts';
import type { ApprovalRow } from './store.server.ts';

type Shop = Pick<Services, 'db' | 'now'> & Pick<MomentRepositories, 'readOpenMinutes'>;

const noWeek = {
  deliveryWeek: '',
  deliveryWeekString: '',
  deliveryWeekNumber: undefined,
  deliveryYear: undefined,
};

/**
 * Returns what was asked for as it can be ordered now: a week that has passed meanwhile is none, and what was to be added
 * to an order that is closed becomes an order of its own, sent as that one.
 */
export async function checkoutNow(shop: Shop, approval: ApprovalRow): Promise<Checkout> {
  const today = stockholmToday(shop.now());
  const asked = { ...approval.checkout, expectedTotal: undefined };
  const checkout = { ...asked, ...(await ownOrderInstead(shop, approval)) };
  return 'error' in chosenWeek(checkout, today) ? { ...checkout, ...noWeek } : checkout;
}

/** Undefined while the order is open, or when it is not known any more where its goods went. */
async function ownOrderInstead(
  { db, now, readOpenMinutes }: Shop,
  { customer_id: customerId, checkout: { addToOrderId: id } }: ApprovalRow,
): Promise<Partial<Checkout> | undefined> {
  if (id === undefined) return undefined;
  const order = await readOrderToExtend(db, { id, customerId });
  if (!order || openUntil(order, { now: now(), minutes: await readOpenMinutes() })) return undefined;
  const addresses = await storedAddresses(db, customerId);
  const address = addresses.find((one) => isSameAddress(one, order.deliverTo));
  if (order.way_of_delivery_id === null || (!address && addresses.length > 0)) return undefined;
  return {
    addToOrderId: undefined,
    wayOfDeliveryId: order.way_of_delivery_id,
    partialDelivery: order.partial_delivery,
    deliveryAddressId: address?.id,
    ...noWeek,
    deliveryWeekString: order.week ? weekString(order.week.year, order.week.week) : '',
  };
}
