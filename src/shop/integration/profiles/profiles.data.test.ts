import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileHere } from '../../../../test/import/write-file.ts';
import { eachInOffice } from '../../../../test/office.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';
import { plainText } from './plain-text.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const bytes = { 'content-type': 'application/octet-stream' };

async function sent(kind: string, name: string, query: Record<string, string>) {
  const search = new URLSearchParams({ fileName: name, ...query }).toString();
  const file = readFileSync(fileHere(`profiles/${name}.csv`));
  return (await owner.send('POST', `office/exchange/files/${kind}?${search}`, file, bytes)).body;
}

async function articles(like: string) {
  return await shop.db
    .selectFrom('article as a')
    .innerJoin('product_group as g', 'g.id', 'a.product_group_id')
    .leftJoin('price as p', 'p.article_id', 'a.id')
    .select(['a.article_number', 'a.name_sv', 'a.description_sv', 'a.ean', 'a.weight_g', 'a.active'])
    .select(['a.quantity_available', 'a.vat_code', 'p.price', 'p.regular_price', 'g.name_sv as group'])
    .where('a.article_number', 'like', like)
    .orderBy('a.id')
    .execute();
}

test('what Shopify exports is an article for each variant, without VAT and with its pictures listed', async () => {
  const columns = await owner.send(
    'POST',
    'office/exchange/files/articles/columns',
    readFileSync(fileHere('profiles/shopify.csv')),
    bytes,
  );
  expect(columns.body).toMatchObject({ Profile: 'shopify', Known: false, PricesIncludeVat: true });
  const run = await sent('articles', 'shopify', { profile: 'shopify', makeGroups: '1' });
  expect(run).toMatchObject({ Outcome: 'done', Read: 3, Created: 3, Errors: [] });
  expect(run.Remarks.join()).toContain(
    'Bilder som inte hämtas: 3: https://cdn.shopify.com/s/files/1/31k.jpg',
  );
  const description_sv = 'Rund bricka i björk.\nTål maskindisk.\n– Svensktillverkad';
  expect(await articles('SH-%')).toMatchObject([
    {
      article_number: 'SH-31K',
      name_sv: 'Bricka Skagen, 31 cm / Korall',
      description_sv,
      ean: '7310865004703',
      weight_g: 450,
      quantity_available: 24,
      price: 19920,
      group: 'Brickor',
      active: true,
    },
    {
      article_number: 'SH-38K',
      description_sv,
      weight_g: 1250,
      price: 23920,
      regular_price: 27920,
      group: 'Brickor',
    },
    { article_number: 'SH-200', name_sv: 'Handduk Ljung', price: 10000, group: 'Textil', active: false },
  ]);
  const again = await sent('articles', 'shopify', { dryRun: '1' });
  expect(again).toMatchObject({ Outcome: 'done', Created: 0, Changed: 0 });
});

test('its newer headings are read too, and of several tags the first that is a group wins', async () => {
  expect(await sent('articles', 'shopify-new', { profile: 'shopify', dryRun: '1' })).toMatchObject({
    Outcome: 'failed',
    Errors: [{ Field: 'group_id' }],
  });
  await shop.db.insertInto('product_group').values({ id: 77, name_sv: 'porslin' }).execute();
  expect(await sent('articles', 'shopify-new', { profile: 'shopify' })).toMatchObject({ Created: 1 });
  expect(await articles('SN-%')).toMatchObject([
    {
      name_sv: 'Kopp Dis',
      description_sv: 'Stengods & glasyr',
      price: 10000,
      group: 'porslin',
      weight_g: 300,
    },
  ]);
});

test('what WooCommerce exports: variations have the text and category of their product', async () => {
  const run = await sent('articles', 'woocommerce', { profile: 'woocommerce', makeGroups: '1' });
  expect(run).toMatchObject({ Outcome: 'done', Read: 3, Created: 3, Errors: [] });
  expect(await articles('WC-%')).toMatchObject([
    {
      article_number: 'WC-1',
      name_sv: 'Bricka "Skagen"',
      description_sv: 'Rund.\n\nAv björk.',
      price: 15920,
      regular_price: 19920,
      weight_g: 450,
      group: 'Runda',
    },
    { article_number: 'WC-2-R', description_sv: 'Linne.', price: 7920, group: 'Textil', active: true },
    {
      article_number: 'WC-2-B',
      description_sv: 'Linne.',
      quantity_available: 0,
      group: 'Textil',
      active: false,
    },
  ]);
});

test.each([
  ['fortnox', ['FN-1', 'FN-2'], [14900, 112950], ['25', '6'], [450, 1250]],
  ['spiris', ['SP-1', 'SP-2'], [14900, 9950], ['25', '6'], [null, null]],
])(
  'the articles of %s are without VAT, in the encoding it writes',
  async (profile, numbers, prices, codes, weights) => {
    const run = await sent('articles', `${profile}-articles`, { profile, makeGroups: '1' });
    expect(run).toMatchObject({ Outcome: 'done', Created: 2, Errors: [] });
    const rows = await articles(`${numbers[0]?.slice(0, 3)}%`);
    expect(rows.map((row) => row.article_number)).toEqual(numbers);
    expect(rows.map(({ price }) => price)).toEqual(prices);
    expect(rows.map(({ vat_code }) => vat_code)).toEqual(codes);
    expect(rows.map(({ weight_g }) => weight_g)).toEqual(weights);
    expect(rows.every(({ group }) => group === 'Övrigt')).toBe(true);
  },
);

test('the customers of Fortnox and Spiris', async () => {
  for (const profile of ['fortnox', 'spiris'])
    expect(await sent('customers', `${profile}-customers`, { profile })).toMatchObject({
      Outcome: 'done',
      Errors: [],
    });
  const rows = await shop.db
    .selectFrom('customer')
    .select(['customer_number', 'name', 'invoice_country_code', 'payment_days', 'blocked'])
    .where('customer_number', 'in', ['FN-10', 'FN-11', 'SP-10'])
    .orderBy('customer_number')
    .execute();
  expect(rows).toEqual([
    {
      customer_number: 'FN-10',
      name: 'Butiken på hörnet',
      invoice_country_code: 'SE',
      payment_days: 30,
      blocked: false,
    },
    {
      customer_number: 'FN-11',
      name: 'Hjem & Hus',
      invoice_country_code: 'NO',
      payment_days: 10,
      blocked: true,
    },
    {
      customer_number: 'SP-10',
      name: 'Form och Ting',
      invoice_country_code: 'SE',
      payment_days: 30,
      blocked: false,
    },
  ]);
});

test("Centra's number is put together of its parts", async () => {
  const run = await sent('articles', 'centra', { profile: 'centra', makeGroups: '1' });
  expect(run).toMatchObject({ Outcome: 'done', Created: 2, Errors: [] });
  expect(await articles('CE-%')).toMatchObject([
    { article_number: 'CE-1-K-OS', name_sv: 'Plaid Ljung, Korall / One size', price: 39900, weight_g: 850 },
    { article_number: 'CE-1-S-OS', quantity_available: 0 },
  ]);
});

test('a profile for another kind, or of no program, is refused at the field', async () => {
  for (const [kind, profile] of [
    ['stock', 'shopify'],
    ['articles', 'nonsense'],
  ] as const) {
    const { errors } = await sent(kind, 'shopify', { profile, dryRun: '1' });
    expect(errors).toEqual([expect.objectContaining({ field: 'profile' })]);
  }
});

test('HTML becomes words, and what is none stays', () => {
  expect(plainText('a < b &amp; c > d')).toBe('a < b & c > d');
  expect(plainText('<script>x</script><p class="a">Ett</p><p>Tv&aring; &#8211; tre&nbsp;</p>')).toBe(
    'xEtt\nTvå – tre',
  );
  expect(plainText(`${'<'.repeat(20_000)}p`)).toHaveLength(20_001);
});
