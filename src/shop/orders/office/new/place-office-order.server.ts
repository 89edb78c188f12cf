import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { hashOfInput, idempotencyKeyOf } from '#kit/http/idempotency/idempotency.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { PreviewInput } from '#shop/checkout/checkout-input.ts';
import type { PlacedAtDesk } from '#shop/checkout/order-facts.server.ts';
import type { PlaceOrder } from '#shop/checkout/order-group.server.ts';
import type { OrderKey } from '#shop/checkout/order-key.server.ts';
import type { Placed } from '#shop/checkout/place-orders.server.ts';
import { checkoutPreview, type PreviewShop } from '#shop/checkout/preview/checkout-preview.server.ts';
import { chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { numberAtDesk } from '#shop/login/customer-session.server.ts';
import { destinationOf } from '#shop/order-model/address.ts';
import { readLastWay } from '#shop/orders/order-list-store.server.ts';
import { insertNote } from '#shop/orders/office/notes/store.server.ts';
import { logChange } from '#shop/staff/change-log/change-as.server.ts';
import type { DeliveryWayRepository } from '#shop/ways-of-delivery/ways.server.ts';
import type { listWaysAtDesk, placeOfficeOrder, previewOfficeOrder } from './contract.ts';

export async function placeAtDesk(
  { db, now, place }: Pick<Services, 'db' | 'now'> & { place: PlaceOrder },
  by: StaffMember,
  input: InputOf<typeof placeOfficeOrder>,
  context: Pick<RequestContext, 'header'>,
): Promise<Placed | Problem> {
  const { CustomerId, Rows, Note, ...order } = input;
  const key = keyOf(by, input, context);
  if (key instanceof Problem) return key;
  const customer = await numberAtDesk(db, CustomerId, by);
  if (!customer) return badField('CustomerId', 'match');
  const checkout = { ...order, addToOrderId: undefined, cartVersion: '' };
  return await place(customer, checkout, undefined, {
    desk: { ...atDesk(by, Rows), key },
    approval: {
      approvedBy: '',
      async onPlaced(trx, { id, totalOre }) {
        const after = { PlacedBy: by.name, TotalAmount: oreToWire(totalOre) };
        await logChange(trx, by, now(), { entity: 'order', id, action: 'create', before: null, after });
        if (Note === '') return;
        await insertNote(trx, {
          order_id: id,
          noted_at: now(),
          noted_by: by.name,
          body: Note,
          pinned: false,
        });
      },
    },
  });
}

/** The staff's keys are kept with those of the customer's persons, who may choose the same. */
function keyOf(
  { id: staff }: StaffMember,
  input: InputOf<typeof placeOfficeOrder>,
  { header }: Pick<RequestContext, 'header'>,
): OrderKey | undefined | Problem {
  const key = idempotencyKeyOf(header('idempotency-key'));
  if (key === undefined || key instanceof Problem) return key;
  return { key: hashOfInput({ staff, key }), bodyHash: hashOfInput(input) };
}

/** Tells what `placeAtDesk` would place. */
export async function previewAtDesk(
  shop: PreviewShop,
  by: StaffMember,
  { CustomerId, Rows, ...chosen }: InputOf<typeof previewOfficeOrder>,
  language: Language,
): Promise<OutputOf<typeof previewOfficeOrder> | Problem> {
  const customer = await numberAtDesk(shop.db, CustomerId, by);
  if (!customer) return badField('CustomerId', 'match');
  const input = PreviewInput.parse(chosen);
  const desk = { ...atDesk(by, Rows), key: undefined };
  const preview = await checkoutPreview(shop, customer, input, language, desk);
  if (preview instanceof Problem) return preview;
  const { Goods, Fees, MissingToFreeFreight, VatAmount, TotalAmount, WillBeHeld } = preview;
  return { Goods, Fees, MissingToFreeFreight, VatAmount, TotalAmount, WillBeHeld };
}

/** Several rows of an article are one. */
function atDesk(
  { rights }: StaffMember,
  rows: InputOf<typeof previewOfficeOrder>['Rows'],
): Omit<PlacedAtDesk, 'key'> {
  const quantities = new Map<number, number>();
  for (const { ArticleId: id, Quantity } of rows) quantities.set(id, (quantities.get(id) ?? 0) + Quantity);
  return {
    rows: [...quantities].map(([articleId, quantity]) => ({ articleId, quantity })),
    isHoldIgnored: rights.has('credit.write'),
  };
}

export async function waysAtDesk(
  { db, ways }: Pick<Services, 'db'> & { ways: DeliveryWayRepository },
  by: StaffMember,
  { id, deliveryAddressId }: InputOf<typeof listWaysAtDesk>,
  language: Language,
) {
  const customer = await numberAtDesk(db, id, by);
  if (!customer) return new Problem('not-found');
  const [address] =
    deliveryAddressId === undefined
      ? []
      : await chosenAddresses(db, [{ customerId: id, id: deliveryAddressId }]);
  const { countryCode } = address ? destinationOf(address) : customer.destination;
  const offered = await ways.waysTo(countryCode, language);
  const lastId = await readLastWay(db, id);
  return {
    Rows: offered.map(({ Id, Name }) => ({ Id, Name })),
    UsualId: offered.some(({ Id }) => Id === lastId) ? lastId : null,
  };
}
