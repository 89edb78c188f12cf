import type { Services } from '#kit/services/services.server.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import type { Counter, Finder } from '#shop/office/day.server.ts';
import { readOrderIdsByNumber, readParcelOfOrders } from './queue/find-by-number-store.server.ts';
import { wantedIn } from './orders.server.ts';
import { countOrders, readOfficeOrders, type OrderFilter } from './store.server.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';

type Reading = Pick<Services, 'db' | 'now'>;

export function orderCounters({
  db,
  now,
}: Reading): Record<'newOrders' | 'open' | 'late' | 'toInvoice', Counter> {
  const counted = (state: OrderFilter['state'], rights: Counter['rights'] = ['orders.read']): Counter => ({
    rights,
    count: (most) => countOrders(db, { state, from: '', to: '', now: now() }, most),
  });
  return {
    newOrders: counted(`${OrderStatus.Order}`),
    open: counted('open'),
    late: counted('late'),
    toInvoice: counted('toInvoice', ['orders.read', 'invoices.read']),
  };
}

/** Finds the order with that number, of it, of a parcel or of an invoice, and the latest orders of customers, or with articles, that match the words. */
export function orderFinder({ db, now }: Reading): Finder {
  return {
    right: 'orders.read',
    async find(words, most, language) {
      const ever = { from: '', to: '', now: now() };
      const part = { take: most };
      const ids = await readOrderIdsByNumber(db, words);
      const numbered = await readOfficeOrders(db, { ...ever, number: words, ids }, part);
      const wanted = await wantedIn(db, words);
      const theirs = await readOfficeOrders(db, { ...ever, ...wanted }, part);
      const found = [...numbered, ...theirs.filter(({ id }) => !numbered.some((one) => one.id === id))];
      const customers = await customerNumbersOf(
        db,
        found.map((order) => order.customer_id),
      );
      const parcels = await readParcelOfOrders(db, words);
      const parcelOf = (number: string | undefined) =>
        number === undefined ? '' : ` · ${officeTextIn(language)('office.search.parcel', { number })}`;
      return found.map((order) => ({
        Id: order.id,
        Name: String(order.id),
        Text: `${customers.get(order.customer_id) ?? ''} ${order.customer_name}${parcelOf(parcels.get(order.id))}`,
      }));
    },
  };
}
