import type { Updateable } from 'kysely';
import type { Tables, Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import { isCountryCode } from '#kit/text/countries.ts';
import { chosenWeek, weekText } from '#shop/checkout/delivery-week.ts';
import type { DeliveryAddressInput } from '#shop/delivery-addresses/address-input.ts';
import { addressOfInput, chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { addressFields, destinationOf, isSameAddress, type Address } from '#shop/order-model/address.ts';
import { wishedWeek } from '#shop/order-model/sending/wishes.ts';
import type { Destination } from '#shop/order-model/vat-case.ts';
import { deliveryAddressOf } from '#shop/orders/open/delivery-address-of.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { textOf } from '#shop/texts/language-table.ts';

export type GivenTerms = {
  deliveryWeekString?: string | undefined;
  partialDelivery?: boolean | undefined;
  purchaseOrderNumber?: string | undefined;
  orderInfoText?: string | undefined;
  deliveryAddressId?: number | undefined;
  deliveryAddress?: DeliveryAddressInput | undefined;
};
export type TermColumns = Updateable<Tables['customer_order']>;
/** `deliverTo` is where the order goes with what is changed of its terms; undefined where nothing is. */
type Wanted = { columns: TermColumns; deliverTo: Destination | undefined };

/** Returns what of the terms of an order is changed, without what is as it was, or what of them cannot be. */
export async function wantedTerms(
  trx: Trx,
  order: WholeOrder,
  given: GivenTerms,
  today: string,
): Promise<Wanted | Problem> {
  const week = weekColumns(order, given.deliveryWeekString, today);
  if (week instanceof Problem) return week;
  const before = deliveryAddressOf(order);
  const address = await givenAddress(trx, order.customer_id, given);
  if (address instanceof Problem) return address;
  const isElsewhere = address !== undefined && !isSameAddress(before, address);
  const told = {
    partial_delivery: given.partialDelivery,
    purchase_order_number: given.purchaseOrderNumber,
    order_info_text: given.orderInfoText,
  };
  const differing = Object.entries(told).filter(
    ([name, value]) => value !== undefined && value !== order[name as keyof typeof told],
  );
  const columns: TermColumns = {
    ...week,
    ...(Object.fromEntries(differing) as TermColumns),
    ...(isElsewhere && addressColumns(address)),
  };
  const isChanged = Object.keys(columns).length > 0;
  return { columns, deliverTo: isChanged ? destinationOf(isElsewhere ? address : before) : undefined };
}

export function weekColumns(
  order: Pick<WholeOrder, 'delivery_year' | 'delivery_week'>,
  deliveryWeekString: string | undefined,
  today: string,
): TermColumns | Problem {
  // A week that has passed meanwhile may stay.
  if (deliveryWeekString === undefined || deliveryWeekString === wishedWeek(order)) return {};
  const chosen = chosenWeek({ deliveryWeek: '', deliveryWeekString }, today);
  if ('error' in chosen) {
    const { field, rule } = chosen.error;
    return badField(field, rule, textOf(weekText(field, rule)));
  }
  return { delivery_year: chosen.week?.year ?? null, delivery_week: chosen.week?.week ?? null };
}

type GivenAddress = Address & { gln?: string | null };

async function givenAddress(
  trx: Trx,
  customerId: number,
  { deliveryAddressId: id, deliveryAddress: typed }: GivenTerms,
): Promise<GivenAddress | Problem | undefined> {
  if (id !== undefined) {
    const [address] = typed ? [] : await chosenAddresses(trx, [{ customerId, id }]);
    return address ?? badField('deliveryAddressId', 'match');
  }
  if (!typed) return undefined;
  return isCountryCode(typed.CountryCode)
    ? addressOfInput(typed)
    : badField('deliveryAddress.CountryCode', 'regex');
}

function addressColumns({ gln, ...address }: GivenAddress): TermColumns {
  const fields = addressFields.map((field) => [`delivery_${field}`, address[field]]);
  return { ...(Object.fromEntries(fields) as TermColumns), delivery_gln: gln ?? '' };
}
