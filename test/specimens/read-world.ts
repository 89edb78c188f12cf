import { keyRights } from '../../src/shop/integration/key-rights.ts';
import { fillLists } from '../kinds/fill-lists.ts';
import { openFullShop } from '../kinds/open-full-shop.ts';
import { ok } from '../opening/first-owner.ts';
import { article } from '../seed-test-shop.ts';
import { aVisitor, type Client, type TestShop } from '../shop.ts';
import { liveWithGoods } from './acts-with-goods.ts';
import { liveWithInvoices } from './acts-with-invoices.ts';
import { liveWithOrders } from './acts-with-orders.ts';
import { liveWithWords } from './acts-with-words.ts';

export type ReadCaller = 'visitor' | 'customer' | 'owner' | 'program';
export type ReadWorld = {
  shop: TestShop;
  clients: Record<ReadCaller, Client>;
  programHeaders: Record<string, string>;
};

/** Settings by which more is said than without them. */
const settings = {
  CompanyName: 'Lerbruket i Höganäs AB',
  CompanyRegistrationNumber: '556677-8899',
  CompanyVatNumber: 'SE556677889901',
  CompanyEmail: 'hej@lerbruket.example',
  CompanyAddress: 'Krukmakargatan 3',
  CompanyZipCode: '263 38',
  CompanyCity: 'Höganäs',
  CompanyCountryCode: 'SE',
  Bankgiro: '991-2346',
  ReminderDays: '7',
  ReminderFee: '60',
  OrderOpenMinutes: '30',
  SearchSynonyms: 'kruka = ytterfoder',
};

/** A shop in which much has been done, and not all of it in order. */
export async function openReadWorld(): Promise<ReadWorld> {
  const { shop, callers } = await openFullShop();
  const { customer, staff } = callers;
  await fillLists(shop, callers);
  await shop.db
    .insertInto('setting')
    .values(Object.entries(settings).map(([name, value]) => ({ name, value })))
    .execute();
  await shop.services.versions.changed();
  const key = await ok(staff.post('office/exchange/keys', { Name: 'Affärssystemet', Rights: keyRights }));
  await ok(staff.post('office/exchange/keys', { Name: 'Lagret i Malmö', Rights: ['exchange.in.stock'] }));
  const programHeaders = { authorization: `Bearer ${key.Key}` };
  const world: ReadWorld = {
    shop,
    clients: { visitor: aVisitor(shop), customer, owner: staff, program: aVisitor(shop) },
    programHeaders,
  };
  await liveWithGoods(world);
  await liveWithWords(world);
  await liveWithOrders(world);
  await liveWithInvoices(world);
  await ok(customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 }));
  await ok(customer.post('cartrow', { ArticleId: article.book, Quantity: 3 }));
  return world;
}

export async function sendFile(owner: Client, kind: string, rows: readonly string[]): Promise<void> {
  const path = `office/exchange/files/${kind}?fileName=${kind}.csv`;
  const headers = { 'content-type': 'application/octet-stream' };
  await ok(owner.send('POST', path, Buffer.from(`${rows.join('\n')}\n`), headers));
}
