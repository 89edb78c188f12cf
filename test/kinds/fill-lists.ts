import { sql } from 'kysely';
import { ok } from '../opening/first-owner.ts';
import { addPerson } from '../persons.ts';
import { wayOfDelivery } from '../seed-test-shop.ts';
import type { Client, TestShop } from '../shop.ts';
import type { Callers } from './open-full-shop.ts';

const five = [1, 2, 3, 4, 5];

/** Gives every list of a full shop several rows, of which some are of the same time, and the ids do not rise with it. */
export async function fillLists(shop: TestShop, { customer, staff }: Callers): Promise<void> {
  const { db } = shop;
  const onItsWay = { quantity_available: 0, quantity_ordered: 1_000 };
  await db.updateTable('article').set(onItsWay).where('id', '=', 101).execute();
  await shop.services.versions.changed();
  for (const at of five) {
    await ok(
      customer.post('lists', { Name: `Lista ${at}`, Shared: true, Rows: [{ ArticleId: 100, Quantity: at }] }),
    );
    const order = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
    await ok(customer.post('cartrow', { ArticleId: 101, Quantity: at }));
    await ok(customer.post('Order', order));
    // Two have one name.
    const asking = await addPerson(shop, 1001, `Person ${Math.max(2, 6 - at)}`);
    await ok(asking.post('cartrow', { ArticleId: 102, Quantity: 2 }));
    await ok(asking.post('approvals', order));
    await sendShelves(staff, at);
  }
  await db.updateTable('invoice').set({ customer_id: 1001, customer_number: '1001' }).execute();
  const times = sql<Date>`timestamptz '2026-10-01' + (id * 7 % 3) * interval '1 day'`;
  for (const table of ['customer_order', 'approval', 'outbox_mail'] as const)
    await db.updateTable(table).set({ created_at: times }).execute();
  const text = {
    name: 'N',
    company: 'C',
    email: 'a@b.example',
    identity: '55',
    address: 'A',
    telephone: '08',
  };
  await db
    .insertInto('reseller_application')
    .values(five.map(() => Object.assign({ language: 'sv' as const, zip_code_and_city: '1 S' }, text)))
    .execute();
  await db.updateTable('reseller_application').set({ created_at: times }).execute();
  await db
    .insertInto('currency_rate')
    .values(
      ['2026-10-02', '2026-10-01', '2026-10-03'].flatMap((day) =>
        ['NOK', 'EUR'].map((currency_code) => ({ currency_code, day, rate: 1_000_000 })),
      ),
    )
    .execute();
}

/** Takes away the indexes that would find rows in an order that nobody asked for. */
export async function dropIndexes({ db }: TestShop): Promise<void> {
  await sql`do $$ declare one record; begin
    for one in select indexrelid::regclass as name from pg_index
      join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace and not indisunique loop
      execute format('drop index %s', one.name);
    end loop; end $$`.execute(db);
}

/** Stores all rows anew in the opposite order, so that no list is in order by chance. */
export async function turnRound({ db }: TestShop): Promise<void> {
  await sql`do $$ declare one record; begin
    for one in select table_name as name, min(column_name) as field from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and is_identity = 'NO' and table_name not like '%version%' group by table_name loop
      execute format('create temp table turned as select ctid as place from %I', one.name);
      declare place tid; begin
        for place in select turned.place from turned order by turned.place desc loop
          execute format('update %1$I set %2$I = %2$I where ctid = $1', one.name, one.field) using place;
        end loop;
      end;
      drop table turned;
    end loop; end $$`.execute(db);
}

async function sendShelves(staff: Client, at: number): Promise<void> {
  const rows = five.map((place) => `K-${109 - place};Hylla ${at + place}`);
  await ok(
    staff.send(
      'POST',
      'office/exchange/files/articles?fileName=articles.csv',
      Buffer.from(`article_no;shelf\n${rows.join('\n')}`),
      { 'content-type': 'application/octet-stream' },
    ),
  );
}
