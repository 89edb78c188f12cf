import type { Db } from '#kit/database/db.server.ts';
import type { Counter, Finder } from '#shop/office/day.server.ts';
import type { OfficeCustomerRow } from './contract.ts';
import * as store from './store.server.ts';
import type { CustomerFilter } from './store.server.ts';

export async function officeCustomers(
  db: Db,
  filter: CustomerFilter,
  part: { sort: string; skip: number; take: number },
): Promise<{ Rows: OfficeCustomerRow[]; Total: number }> {
  const rows = await store.readOfficeCustomers(db, filter, part);
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      CustomerNumber: row.customer_number,
      Name: row.name,
      Email: row.email,
      City: row.invoice_city,
      CountryCode: row.invoice_country_code,
      ShowAsReseller: row.show_as_reseller,
      Blocked: row.blocked,
      HasPassword: row.has_password,
      LoggedInAt: row.logged_in_at?.toISOString() ?? null,
      Test: row.is_test,
    })),
    Total: await store.countOfficeCustomers(db, filter),
  };
}

export function customerFinder(db: Db): Finder {
  return {
    right: 'customers.read',
    async find(q, most) {
      const filter = { q, priceList: '', state: undefined };
      const rows = await store.readOfficeCustomers(db, filter, { sort: 'number', skip: 0, take: most });
      return rows.map((row) => ({
        Id: row.id,
        Name: row.customer_number,
        Text: [row.name, row.invoice_city].filter(Boolean).join(', '),
      }));
    },
  };
}

/** Counts those who see no prices, because they do not pay in the currency of their price list. */
export function otherCurrencyCounter(db: Db): Counter {
  return {
    rights: ['customers.read'],
    count: () => store.countOfficeCustomers(db, { q: '', priceList: '', state: 'otherCurrency' }),
  };
}

export async function customersByPriceList(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await store.countByPriceList(db);
  return new Map(rows.map(({ price_list_code, count }) => [price_list_code, Number(count)]));
}
