import type { InputOf } from '#kit/http/endpoint.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import type { PlaceOrder } from '#shop/checkout/order-group.server.ts';
import { chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { numberAtDesk } from '#shop/login/customer-session.server.ts';
import { destinationOf } from '#shop/order-model/address.ts';
import { insertNote } from '#shop/orders/office/notes/store.server.ts';
import { logChange } from '#shop/staff/change-log/change-as.server.ts';
import type { DeliveryWayRepository } from '#shop/ways-of-delivery/ways.server.ts';
import type { listWaysAtDesk, placeOfficeOrder } from './contract.ts';

/** Several rows of an article are one. */
export async function placeAtDesk(
  { db, now, place }: Pick<Services, 'db' | 'now'> & { place: PlaceOrder },
  by: StaffMember,
  { CustomerId, Rows, Note, ...order }: InputOf<typeof placeOfficeOrder>,
): Promise<{ OrderId: number } | Problem> {
  const customer = await numberAtDesk(db, CustomerId, by);
  if (!customer) return badField('CustomerId', 'match');
  const quantities = new Map<number, number>();
  for (const { ArticleId: id, Quantity } of Rows) quantities.set(id, (quantities.get(id) ?? 0) + Quantity);
  const checkout = { ...order, addToOrderId: undefined, cartVersion: '' };
  const placed = await place(customer, checkout, undefined, {
    desk: {
      rows: [...quantities].map(([articleId, quantity]) => ({ articleId, quantity })),
      isHoldIgnored: by.rights.has('credit.write'),
    },
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
  return placed instanceof Problem ? placed : { OrderId: placed.orderId };
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
  return { Rows: offered.map(({ Id, Name }) => ({ Id, Name })) };
}
