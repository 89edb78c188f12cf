import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doMaintenance } from '../../src/app/commands/maintenance.server.ts';
import { sendDueMail } from '../../src/kit/mail/send-due-mail.server.ts';
import { orderMailWriters } from '../../src/shop/orders/mails/order-mails.server.ts';
import { addImage } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { firstOwner, ok } from './first-owner.ts';

let shop: TestShop;
let owner: Client;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'checklist-'));
  shop = await openTestShop({ seed: 'none' });
  owner = await firstOwner(shop);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

type Line = { Key: string; Done: boolean; Text: string; Link: string; Skipped: boolean };
const lines = async (language = 'sv'): Promise<Line[]> =>
  (await ok(owner.get(`office/opening?lang=${language}`))).Lines;
const isDone = async () => (await lines()).filter(({ Done }) => Done).map(({ Key }) => Key);
const textOf = async (key: string, language?: string) =>
  (await lines(language)).find(({ Key }) => Key === key)!.Text;
const linkOf = async (key: string) => (await lines()).find(({ Key }) => Key === key)!.Link;

/** Returns the keys of the lines that an act of the office has made done or, with a minus sign, undone. */
async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = await isDone();
  await act();
  const after = await isDone();
  return [
    ...after.filter((key) => !before.includes(key)),
    ...before.filter((key) => !after.includes(key)).map((key) => `-${key}`),
  ];
}

const settings = async (change: object) =>
  await ok(owner.put('office/settings', { ...(await ok(owner.get('office/settings'))), ...change }));
const write = async (position: string, TextSV: string) => {
  const { Version } = await ok(owner.get(`office/web-texts/${position}`));
  await ok(owner.put(`office/web-texts/${position}`, { TextSV, TextEN: '', Version }));
};
const webImage = async (group: number) => {
  const { Version } = await ok(owner.get(`office/web-images/${group}`));
  const image = { Id: null, ImageId: await addImage(shop, owner), Name: '', TextSV: '', TextEN: '' };
  await ok(owner.put(`office/web-images/${group}`, { Pictures: [image], Version }));
};
const article = (number: string, change: object = {}) => ({
  ArticleNumber: number,
  NameSV: `Artikel ${number}`,
  NameEN: '',
  DescriptionSV: '',
  DescriptionEN: '',
  TextSV: '',
  TextEN: '',
  MaterialId: null,
  ColourIds: [],
  ImageId: null,
  QuantityPerPackage: 1,
  BoxWidthMm: null,
  BoxHeightMm: null,
  BoxDepthMm: null,
  WeightG: null,
  EAN: '',
  CountryOfOrigin: '',
  HsCode: '',
  Shelf: '',
  News: false,
  SeasonNews: false,
  Active: true,
  Price: null,
  RegularPrice: null,
  VatRate: 25,
  QuantityAvailable: 0,
  QuantityBefore: 0,
  OrderedArticles: 0,
  EstimatedDeliveryDate: '',
  NoArticleStock: false,
  ...change,
});

test('each line turns green by what is true in the shop, and back when it no longer is', async () => {
  expect(await isDone()).toEqual(['staff']);
  expect(await textOf('company')).toBe('Saknas: namn, organisationsnummer, adress, postnummer, ort, e-post');
  const company = {
    CompanyName: 'Fabriken AB',
    CompanyRegistrationNumber: '556016-0680',
    CompanyAddress: 'Bruksgatan 1',
    CompanyZipCode: '903 26',
    CompanyCity: 'Umeå',
  };
  expect(await changedBy(() => settings(company))).toEqual([]);
  expect(await textOf('company', 'en')).toMatch(/^Missing: e-?mail/);
  expect(await changedBy(() => settings({ CompanyEmail: 'hej@fabriken.example' }))).toEqual(['company']);
  expect(await changedBy(() => settings({ Bankgiro: '991-2346' }))).toEqual(['bank']);
  expect(await changedBy(() => settings({ CompanyVatNumber: 'SE556016068001' }))).toEqual(['vat']);
  expect(await changedBy(() => settings({ LookAccent: '#123456' }))).toEqual([]);
  expect(await textOf('look')).toBe('Logotypen saknas; valt är egna färger');

  const { Rows } = await ok(owner.get('office/ways'));
  const { Id: wayId, ...way } = Rows[0];
  const began = 'Fraktas, som butiken började med: se över namn och leveranstid';
  expect(await textOf('ways')).toBe(began);
  // Another way says nothing of the one that the shop began with.
  const another = { ...way, Version: undefined, NameSV: 'Hämtas', NameEN: 'Collected', Collected: true };
  expect(await changedBy(() => ok(owner.post('office/ways', another)))).toEqual([]);
  expect(await textOf('ways')).toBe(began);
  expect(await changedBy(() => ok(owner.put(`office/ways/${wayId}`, { ...way, NameSV: 'Pall' })))).toEqual([
    'ways',
  ]);
  const back = { ...way, Version: (await ok(owner.get('office/ways'))).Rows[0].Version };
  // Who has looked at it and taken the name back has looked at it.
  expect(await changedBy(() => ok(owner.put(`office/ways/${wayId}`, back)))).toEqual([]);

  const group = { NameSV: 'Brickor', NameEN: '', RequireLogin: false, ParentId: null };
  let ProductGroupId = 0;
  expect(
    await changedBy(async () => {
      ProductGroupId = (
        await ok(owner.post('office/groups', { ...group, ImageId: null, ImageTextSV: '', ImageTextEN: '' }))
      ).Id;
    }),
  ).toEqual(['groups']);
  const add = (number: string, change: object = {}) =>
    ok(owner.post('office/articles', article(number, { ProductGroupId, ...change })));
  const ImageId = await addImage(shop, owner);
  expect(await linkOf('articles')).toBe('/office/exchange?kind=articles');
  expect([await linkOf('pictures'), await linkOf('prices')]).toEqual([
    '/office/pictures',
    '/office/price-lists',
  ]);
  // What is neither in stock nor made to order cannot be ordered.
  expect(await changedBy(() => add('1', { Price: 10, ImageId }))).toEqual(['pictures', 'prices']);
  expect([await linkOf('articles'), await textOf('articles')]).toEqual([
    '/office/articles?state=soldOut',
    'Den enda artikeln är slutsåld: läs in lagersaldo eller gör den till beställningsvara',
  ]);
  expect(await changedBy(() => add('2', { Price: 10, NoArticleStock: true }))).toEqual([
    'articles',
    '-pictures',
  ]);
  expect(await linkOf('articles')).toBe('/office/articles');
  expect(await changedBy(() => add('3', { ImageId }))).toEqual(['-prices']);
  expect([await textOf('pictures'), await textOf('prices', 'en')]).toEqual([
    '2 av 3 artiklar har en bild',
    '2 of 3 articles have a price',
  ]);
  expect([await linkOf('pictures'), await linkOf('prices')]).toEqual([
    '/office/articles?state=active&lacks=picture',
    '/office/articles?state=active&lacks=price',
  ]);
  // What is not shown needs neither.
  expect(await changedBy(() => add('4', { Active: false }))).toEqual([]);

  expect(await linkOf('texts')).toBe('/office/web-texts/Terms');
  for (const position of ['Terms', 'AboutUs'])
    expect(await changedBy(() => write(position, '<p>Ja</p>'))).toEqual([]);
  expect([await linkOf('texts'), await textOf('texts')]).toEqual([
    '/office/web-texts/Contact',
    'Inte skrivet än: Kontakt',
  ]);
  expect(await changedBy(() => write('Contact', '<p>Ring</p>'))).toEqual(['texts']);
  expect(await changedBy(() => write('Contact', ''))).toEqual(['-texts']);
  expect(await changedBy(() => write('Intro', '<p>Hej</p>'))).toEqual([]);
  expect(await changedBy(() => webImage(4))).toEqual([]);
  expect(await changedBy(() => webImage(1))).toEqual(['start']);

  const story = {
    TitleSV: 'Nytt',
    TitleEN: '',
    MessageSV: '<p>Nytt</p>',
    MessageEN: '',
    Place: '',
    Url: '',
    Pictures: [],
  };
  const tell = (PublishAt: string | null) =>
    ok(owner.post('office/press/messages', { ...story, ArticleNumber: '', CategoryId: 1, PublishAt }));
  const clip = (PublishAt: string | null) =>
    ok(owner.post('office/press/articles', { ...story, ArticleNumber: '', CategoryId: 0, PublishAt }));
  expect(await changedBy(() => write('PressroomContact', '<p>Ring</p>'))).toEqual([]);
  expect(await changedBy(() => tell('2027-01-01T08:00:00.000Z'))).toEqual([]);
  // Nor is what others write about the shop, before its day.
  expect(await changedBy(() => clip('2027-01-01T08:00:00.000Z'))).toEqual([]);
  // Nor what was there and was taken away.
  const { Id: clipped } = await clip('2026-10-01T08:00:00.000Z');
  expect(await changedBy(() => ok(owner.delete(`office/press/articles/${clipped}`)))).toEqual(['-press']);
  expect(await changedBy(() => tell('2026-10-01T08:00:00.000Z'))).toEqual(['press']);

  const customer = {
    OrganisationNumber: '',
    VatNumber: '',
    Telephone: '',
    ContactPerson: '',
    Address1: 'Torget 3',
    Address2: '',
    ZipCode: '901 33',
    City: 'Umeå',
    CountryCode: 'SE',
    Language: 'sv',
    PriceListCode: 'standard',
    PaymentDays: 30,
    ShowAsReseller: false,
    ResellerCity: '',
    Blocked: false,
  };
  const buyer = (CustomerNumber: string, Email: string) =>
    ok(owner.post('office/customers', { ...customer, CustomerNumber, Name: CustomerNumber, Email }));
  expect(await changedBy(() => buyer('880', 'a@shop.example'))).toEqual([]);
  await buyer('881', '');
  // Who is blocked is sent no link, and does not count.
  await ok(
    owner.post('office/customers', {
      ...customer,
      CustomerNumber: '882',
      Name: '882',
      Email: 'b@shop.example',
      Blocked: true,
    }),
  );
  expect(await linkOf('customers')).toBe('/office/customers?state=notInvited');
  expect(await textOf('customers')).toBe('0 av 1 kund har fått sin länk');
  const { Rows: found } = await ok(owner.get('office/customers?q=880'));
  // A statement of account is no link.
  const statement = { entity: 'customer', entity_id: String(found[0].Id), action: 'send', staff_name: 'A' };
  expect(
    await changedBy(() =>
      shop.db
        .insertInto('change_log')
        .values({ ...statement, before: '{}', after: JSON.stringify({ Statement: '2026-10-14' }) })
        .execute(),
    ),
  ).toEqual([]);
  expect(await changedBy(() => ok(owner.post(`office/customers/${found[0].Id}/password-link`)))).toEqual([
    'customers',
  ]);
  expect(await linkOf('customers')).toBe('/office/customers');

  // Nobody abroad pays to a bankgiro.
  const abroad = { Name: '883', CustomerNumber: '883', Email: '', CountryCode: 'FI', ZipCode: '00100' };
  expect(await changedBy(() => ok(owner.post('office/customers', { ...customer, ...abroad })))).toEqual([
    '-bank',
  ]);
  expect(await textOf('bank')).toBe('IBAN saknas: 1 kund kan inte betala till ett bankgiro');
  expect(await changedBy(() => settings({ Iban: 'SE45 5000 0000 0583 9825 7466' }))).toEqual(['bank']);

  // A mail that became a file reached nobody.
  const send = (outcome: 'filed' | 'sent') =>
    sendDueMail(shop.services, {
      mailer: { send: async () => ({ outcome }), close: () => undefined },
      writers: orderMailWriters(shop.services.env, shop.endpoints.texts),
    });
  expect(await changedBy(() => send('filed'))).toEqual(['-customers']);
  expect(await textOf('customers')).toBe('0 av 1 kund har fått sin länk');
  const { Rows: left } = await ok(owner.get('office/customers?state=notInvited'));
  expect(left.map(({ CustomerNumber }: { CustomerNumber: string }) => CustomerNumber)).toContain('880');
  expect(await textOf('mail')).toBe('1 mejl är skrivet till fil: ingen har fått det');
  expect(await changedBy(() => ok(owner.post(`office/customers/${found[0].Id}/password-link`)))).toEqual([
    'customers',
  ]);
  Object.assign(shop.services.env, { smtpUrl: 'smtp://mail.maker.example' });
  await shop.services.versions.changed();
  expect(await changedBy(() => send('sent'))).toEqual(['mail']);

  expect(
    await changedBy(() => doMaintenance(shop.services, { verb: 'backup', path: join(folder, 'one.gz') })),
  ).toEqual(['backup']);
  expect(await textOf('backup')).toBe('Gjord 2026-10-14');

  const { Version } = await ok(owner.get('office/opening'));
  expect(await changedBy(() => ok(owner.put('office/opening', { Open: true, Version })))).toEqual(['open']);
});

test('what holds on some days alone, or has ended, counts as it is today', async () => {
  const { db, services } = shop;
  const changed = () => services.versions.changed();
  const articles = await db
    .selectFrom('article')
    .select(['id', 'article_number'])
    .where('active', '=', true)
    .execute();
  const unpriced = articles.find(({ article_number }) => article_number === '3')!;
  const list = await db.selectFrom('price_list').select('code').executeTakeFirstOrThrow();
  // The rate of today, on its only day.
  await db.insertInto('vat_code').values({ code: 'day' }).execute();
  const today = { valid_from: '2026-10-14', valid_to: '2026-10-14' };
  await db
    .insertInto('vat_rate')
    .values({ code: 'day', percent: 25, ...today })
    .execute();
  await db.updateTable('article').set({ vat_code: 'day' }).where('id', '=', unpriced.id).execute();
  await changed();
  expect((await lines()).find(({ Key }) => Key === 'vat')).toMatchObject({ Done: true });
  for (const other of [
    { valid_from: '2026-10-13', valid_to: '2026-10-13' },
    { valid_from: '2026-10-15', valid_to: '2026-10-15' },
  ]) {
    await db.updateTable('vat_rate').set(other).where('code', '=', 'day').execute();
    expect((await lines()).find(({ Key }) => Key === 'vat')).toMatchObject({
      Done: false,
      Link: '/office/vat-rates',
    });
  }
  // A price that begins and ends is one.
  expect(await textOf('prices')).toBe('2 av 3 artiklar har ett pris');
  await db
    .insertInto('timed_price')
    .values({
      price_list_code: list.code,
      article_id: unpriced.id,
      price: 1_000,
      valid_from: '2027-01-01',
    })
    .execute();
  expect(await textOf('prices')).toBe('3 av 3 artiklar har ett pris');
  // Who has left has no say in the log-ins of those who are there.
  const before = await textOf('staff');
  await db
    .insertInto('staff')
    .values({
      email: 'gick@maker.example',
      name: 'Gick',
      role: 'sales',
      active: false,
      totp_secret: 'x',
    } as never)
    .execute();
  expect(await textOf('staff')).toBe(before);
});

test('where customers buy in a currency that no rule of freight is in, the ways say so', async () => {
  await shop.db.deleteFrom('way_of_delivery').execute();
  const { id } = await shop.db
    .insertInto('way_of_delivery')
    .values({ name_sv: 'Bud', sort: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const charge = async (currency_code: string) =>
    await shop.db
      .insertInto('freight_rule')
      .values({ way_of_delivery_id: id, currency_code, fee: 14_900 })
      .execute();
  await charge('SEK');
  expect(await textOf('ways')).toBe('Bud; frakten är satt');
  await shop.db
    .insertInto('price_list')
    .values({ code: 'euro', currency_code: 'EUR', name_sv: 'Euro' })
    .execute();
  expect(await textOf('ways')).toBe('Bud; frakten är satt');
  const { CustomerNumber } = await ok(owner.post('office/opening/test-customer', {}));
  const change = async (values: object) =>
    await shop.db.updateTable('customer').set(values).where('customer_number', '=', CustomerNumber).execute();
  await change({ price_list_code: 'euro', currency_code: 'EUR' });
  expect(await textOf('ways')).toBe('Bud; frakten är satt');
  await change({ is_test: false });
  expect(await textOf('ways')).toBe('Bud; frakten är satt, men inte i EUR');
  await charge('EUR');
  expect(await textOf('ways')).toBe('Bud; frakten är satt');
});

test('the ways are named, the first three of them', async () => {
  const names = ['Bud', 'Post', 'Pall', 'Båt', 'Tåg'];
  await shop.db.deleteFrom('way_of_delivery').execute();
  const told: string[] = [];
  for (const [sort, name_sv] of names.entries()) {
    await shop.db.insertInto('way_of_delivery').values({ name_sv, sort }).execute();
    told.push(await textOf('ways'));
  }
  await shop.db.insertInto('way_of_delivery').values({ name_sv: 'Slut', sort: 0, active: false }).execute();
  expect(await textOf('ways')).toBe(told.at(-1));
  expect(told).toEqual([
    'Bud; ingen frakt tas ut',
    'Bud, Post; ingen frakt tas ut',
    'Bud, Post, Pall; ingen frakt tas ut',
    'Bud, Post, Pall och 1 till; ingen frakt tas ut',
    'Bud, Post, Pall och 2 till; ingen frakt tas ut',
  ]);
});

test('a line that does not concern the shop is put aside, and is no less true for that', async () => {
  const before = await lines();
  await ok(owner.put('office/opening/lines/look', { Skipped: true }));
  await ok(owner.put('office/opening/lines/company', { Skipped: true }));
  expect(await lines()).toEqual(
    before.map((line) => ({ ...line, Skipped: ['look', 'company'].includes(line.Key) })),
  );
});
