import { versionOf } from '#shop/cart/cart-version.server.ts';
import type { FreightRepository } from '#shop/freight/freight.server.ts';
import type { OrderMoment } from '#shop/order-model/order-request.ts';
import type { ReadOpenMinutes } from '#shop/orders/open/read-open-minutes.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { DeliveryWayRepository } from '#shop/ways-of-delivery/ways.server.ts';

export type MomentRepositories = {
  texts: TextRepository;
  ways: DeliveryWayRepository;
  freight: FreightRepository;
  readOpenMinutes: ReadOpenMinutes;
};

/**
 * Reads what holds for every order, placed or previewed. `mayExtend` is false where nothing is added to an order, so that
 * nobody asks for how long one is open.
 */
export async function readOrderMoment(
  { texts, ways, freight, readOpenMinutes }: MomentRepositories,
  { mayExtend }: { mayExtend: boolean },
) {
  return {
    settings: await texts.settings(),
    chargeRules: await freight.chargeRules(),
    openMinutes: mayExtend ? await readOpenMinutes() : 0,
    ways: await ways.ways(),
    versionOf,
  } satisfies Omit<OrderMoment, 'now'>;
}
