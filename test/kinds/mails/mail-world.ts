import { sql } from 'kysely';
import { languages, type Language } from '../../../src/kit/text/language.ts';
import { rightsOfRole } from '../../../src/shop/customers/person-roles.ts';
import { addStaff, logInToOfficeAs } from '../../office.ts';
import { ok } from '../../opening/first-owner.ts';
import { addPerson } from '../../persons.ts';
import { article, wayOfDelivery } from '../../seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../shop.ts';

/**
 * Who is mailed: `customer` is whoever logs in with the number, `invoices` the customer's address for them, `orderer` the
 * person Bo, `administrator` the person Eva.
 */
export const addressOf = {
  customer: 'ett@butik.example',
  invoices: 'faktura@butik.example',
  orderer: 'bo@butik.example',
  administrator: 'eva@butik.example',
  invited: 'ada@butik.example',
  applicant: 'nils@annan.example',
  maker: 'order@maker.example',
  colleague: 'kim@maker.example',
} as const;
export type Reader = keyof typeof addressOf;

/** What a mail may call its reader. */
export const namesOf: Partial<Record<Reader, readonly string[]>> = {
  customer: ['Åsa Öberg', 'Butik Ett & Co'],
  invoices: ['Åsa Öberg', 'Butik Ett & Co', 'Bo Ek'],
  orderer: ['Bo Ek'],
  administrator: ['Eva Alm'],
  applicant: ['Nils Ny'],
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A shop in which the readers of a customer read different languages, and another customer has ordered too. */
export async function openWorld(shop: TestShop, turn: number) {
  await shop.startOver();
  const [first, second, third] = languages.map((_, at) => languages[(turn + at) % languages.length]!);
  await addStaff(shop, 'owner@maker.example', 'owner');
  const { db } = shop;
  // Numbers that nothing else in a mail looks like.
  const sequence = sql`pg_get_serial_sequence('customer_order', 'id')`;
  await sql`select setval(${sequence}, greatest(nextval(${sequence}), 41000))`.execute(db);
  await db
    .updateTable('customer')
    .set({ language: first!, invoice_email: addressOf.invoices })
    .where('id', '=', 1001)
    .execute();
  await db
    .updateTable('article')
    .set({ quantity_available: 500 })
    .where('id', '<>', article.onOrder)
    .execute();
  await shop.services.versions.changed();
  const bo = await addPerson(shop, 1001, 'Bo Ek', rightsOfRole('order', true));
  const eva = await addPerson(shop, 1001, 'Eva Alm', rightsOfRole('admin', true));
  await changePerson(shop, 'Bo Ek', { email: addressOf.orderer, language: second! });
  await changePerson(shop, 'Eva Alm', { email: addressOf.administrator, language: third! });
  const { id: boId } = await db
    .selectFrom('person')
    .select('id')
    .where('name', '=', 'Bo Ek')
    .executeTakeFirstOrThrow();
  const languageOf: Record<Reader, Language> = {
    customer: first!,
    invoices: first!,
    // What is not known of a person is the customer's.
    invited: first!,
    orderer: second!,
    administrator: third!,
    applicant: third!,
    maker: 'sv',
    colleague: 'sv',
  };
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const world = { shop, owner, number: await logInAs(shop, '1001'), bo, eva, boId, languageOf };
  await placeOrder(await logInAs(shop, '1002'), { ArticleId: article.book, purchaseOrderNumber: 'ANNAN' });
  return world;
}

type PersonValues = { email?: string; language?: Language; order_mails?: boolean; order_limit?: number };

export async function changePerson(shop: TestShop, name: string, values: PersonValues): Promise<void> {
  await shop.db.updateTable('person').set(values).where('name', '=', name).execute();
  shop.sessions.forget();
}

export async function setSetting({ shop }: Pick<World, 'shop'>, name: string, value: string): Promise<void> {
  await shop.db.insertInto('setting').values({ name, value }).execute();
  await shop.services.versions.changed();
}

export const checkout = { wayOfDeliveryId: Number(wayOfDelivery.post), partialDelivery: true };

type Ordered = { ArticleId?: number; Quantity?: number } & Partial<typeof checkout> & {
    purchaseOrderNumber?: string;
  };

/** Places an order, of five trays where nothing else is said, and returns its number. */
export async function placeOrder(by: Client, ordered: Ordered = {}): Promise<number> {
  const { ArticleId = article.tray, Quantity = 5, ...more } = ordered;
  await ok(by.post('cartrow', { ArticleId, Quantity }));
  return (await ok(by.post('Order', { ...checkout, ...more }))).OrderId;
}

type OfficeOrder = { Version: string; Rows: { Id: number }[]; Consignments: { Id: number }[] };

/** An order as it is now, and what the staff do with its first row. */
export async function orderNow({ owner }: Pick<World, 'owner'>, id: number) {
  const order: OfficeOrder = await ok(owner.get(`office/orders/${id}`));
  return { ...order, RowId: order.Rows[0]!.Id };
}

/** Does something with an order without a mail. */
export async function actQuietly(
  world: World,
  id: number,
  act: string,
  more: (rowId: number) => object = () => ({}),
): Promise<void> {
  const { Version, RowId } = await orderNow(world, id);
  await ok(world.owner.post(`office/orders/${id}/${act}`, { Version, Mail: false, ...more(RowId) }));
}

export const sending = (Quantity: number) => (RowId: number) => ({
  CarrierNumber: '7',
  Rows: [{ RowId, Quantity }],
});

/** An order of Bo's of which so many of its five pieces have been sent. */
export async function sentOrder(world: World, Quantity: number): Promise<number> {
  const id = await placeOrder(world.bo);
  await actQuietly(world, id, 'processing');
  await actQuietly(world, id, 'consignments', sending(Quantity));
  return id;
}

/** The invoice of an order of Bo's, which was not mailed. */
export async function invoicedOrder(world: World): Promise<number> {
  const id = await sentOrder(world, 5);
  return (await ok(world.owner.post(`office/orders/${id}/invoices`, { Mail: false }))).Number;
}
