import type { Db } from '#kit/database/db.server.ts';
import type { CustomerSession, StaffMember } from '#kit/http/principal.ts';
import { makeNumber, readNumber, type ActingRow } from './acting-store.server.ts';

type Session = Pick<CustomerSession, 'authUsed' | 'actingStaff' | 'requireNewPassword' | 'sessionHash'>;

export function customerOf(row: ActingRow, session: Session): CustomerSession {
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
      name: row.person_name ?? undefined,
      rights: new Set(row.rights),
      cartId: row.cart_id,
      email: row.person_name === null ? row.email : row.person_email,
      language: row.language,
      orderLimitOre: row.rights.includes('administer') ? null : row.order_limit,
      isMailedOrders: row.person_name === null ? row.order_mails : row.person_order_mails,
    },
    ...session,
  };
}

/** Returns what staff order by for a customer, without a session; undefined for one that is blocked or not there. */
export async function numberAtDesk(
  db: Db,
  customerId: number,
  { id, name }: Pick<StaffMember, 'id' | 'name'>,
): Promise<CustomerSession | undefined> {
  let row = await readNumber(db, customerId);
  if (!row) {
    await makeNumber(db, customerId);
    row = await readNumber(db, customerId);
  }
  if (!row) return undefined;
  return customerOf(row, {
    authUsed: true,
    actingStaff: { id, name },
    requireNewPassword: false,
    sessionHash: '',
  });
}
