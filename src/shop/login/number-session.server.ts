import type { Db } from '#kit/database/db.server.ts';
import type { CustomerSession, StaffMember } from '#kit/http/principal.ts';
import { makeNumber, readNumber } from './number-store.server.ts';

/** Returns what staff order by for a customer, without a session; undefined for one that is blocked or not there. */
export async function numberAtDesk(
  db: Db,
  customerId: number,
  staff: Pick<StaffMember, 'id' | 'name'>,
): Promise<CustomerSession | undefined> {
  let row = await readNumber(db, customerId);
  if (!row) {
    await makeNumber(db, customerId);
    row = await readNumber(db, customerId);
  }
  if (!row) return undefined;
  return {
    kind: 'customer',
    id: row.id,
    number: row.customer_number,
    name: row.name,
    isTest: row.is_test,
    priceListCode: row.price_list_code ?? '',
    discountBasisPoints: row.discount_basis_points,
    currencyCode: row.currency_code,
    vatNumber: row.vat_number,
    destination: { countryCode: row.country_code, zipCode: row.zip_code },
    person: {
      id: row.person_id,
      name: undefined,
      rights: new Set(row.rights),
      cartId: row.cart_id,
      email: row.email,
      language: row.language,
      orderLimitOre: null,
      isMailedOrders: row.order_mails,
    },
    authUsed: true,
    actingStaff: { id: staff.id, name: staff.name },
    requireNewPassword: false,
    sessionHash: '',
  };
}
