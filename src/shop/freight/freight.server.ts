import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { oreToWire } from '#kit/text/money.ts';
import type { ChargeRule } from '#shop/order-model/fees.ts';
import { isOfferedTo } from '#shop/order-model/order-terms.ts';
import type { DeliveryWayRepository } from '#shop/ways-of-delivery/ways.server.ts';
import { chargeFreight, chargeSmallOrder } from './charge-rules.ts';
import type { CartTerms } from './contract.ts';
import { freightRuleFor } from './freight-rule.ts';
import { minimumFor } from './minimum-order.ts';
import { freightTable, minimumTable } from './store.server.ts';

type Buyer = Pick<Customer, 'destination' | 'currencyCode'>;

export type FreightRepository = {
  /** What is charged beside goods, in the order in which it is shown. */
  chargeRules(): Promise<readonly ChargeRule[]>;
  /** Of an order of this weight in grams by the first way of delivery to the usual address; null where nothing is set. */
  cartTerms(buyer: Buyer, weightG: number): Promise<CartTerms | null>;
};

export function openFreightRepository(
  { db, versions }: Pick<Services, 'db' | 'versions'>,
  { ways }: Pick<DeliveryWayRepository, 'ways'>,
): FreightRepository {
  const set = memoizeByVersion(versions, async () => {
    const [freight, minimum] = await Promise.all([freightTable.read(db), minimumTable.read(db)]);
    return { freight, minimum, charges: [chargeFreight(freight), chargeSmallOrder(minimum)] };
  });
  return {
    async chargeRules() {
      return (await set()).charges;
    },
    async cartTerms({ destination, currencyCode }, weightG) {
      const { freight, minimum } = await set();
      const way = (await ways()).find((one) => isOfferedTo(one, destination.countryCode));
      const rule = way && freightRuleFor(freight, { wayId: way.id, destination, currencyCode, weightG });
      const least = minimumFor(minimum, { destination, currencyCode });
      const terms = {
        FreeFreightFrom: toWire(rule?.free_from),
        MinimumOrder: toWire(least?.amount),
        SmallOrderFee: toWire(least?.small_order_fee),
      };
      return Object.values(terms).some((value) => value !== null) ? terms : null;
    },
  };
}

function toWire(ore: number | null | undefined): number | null {
  return ore === null || ore === undefined ? null : oreToWire(ore);
}
