import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileKind } from '../../src/shop/integration/kinds.ts';
import { fileHere } from '../import/write-file.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { firstOwner, ok } from './first-owner.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop({ seed: 'none' });
  office = await firstOwner(shop);
});
afterAll(() => shop.close());

const fileOf = (name: string) => readFileSync(fileHere(`giftware-${name}.csv`));

async function sent(kind: FileKind, file: Buffer, query: Record<string, string> = {}) {
  const path = `office/exchange/files/${kind}?${new URLSearchParams({ fileName: kind, ...query }).toString()}`;
  return await ok(office.send('POST', path, file, { 'content-type': 'application/octet-stream' }));
}

/** Reads the file by itself: fields with quotation marks hold semicolons, and marks that are doubled. */
function rowsOf(file: Buffer): string[][] {
  const text = file.toString('utf8').replace('\uFEFF', '');
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
}

/** What can be an article: a number with a digit, which no earlier row has, and a price of at least an öre. */
function soundRows(rows: readonly string[][]): string[][] {
  const seen = new Set<string>();
  return rows.filter(([number = '', , , , price = '']) => {
    const key = number.toUpperCase();
    if (!/\d/.test(number) || seen.has(key)) return false;
    const amount = Number(price.replace(',', '.'));
    const isSound = amount > 0 && /^\d+(,\d{1,2}0*)?$/.test(price);
    if (isSound) seen.add(key);
    return isSound;
  });
}

async function exported(kind: FileKind, format: 'csv' | 'xlsx', language: 'sv' | 'en'): Promise<Buffer> {
  const { statusCode, rawPayload } = await shop.http.inject({
    url: `/api/office/export/${kind}`,
    query: { format, language },
    cookies: { office: office.office! },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

test('the whole catalogue of a seller of gifts goes in, is what it was, comes out, and changes nothing', async () => {
  await sent('groups', fileOf('groups'));
  const articles = fileOf('whole-articles');
  const rows = rowsOf(articles);
  const sound = soundRows(rows);
  expect(sound.length).toBeGreaterThan(3_000);
  const run = await sent('articles', articles, { skipBad: '1' });
  expect(run).toMatchObject({ Outcome: 'done', Read: rows.length, Created: sound.length });

  const stored = await shop.db
    .selectFrom('article')
    .innerJoin('price', 'price.article_id', 'article.id')
    .select(['article_number', 'name_en', 'price', 'quantity_per_package', 'quantity_available'])
    .execute();
  const asStored = stored.map((row) => [
    row.article_number,
    row.name_en,
    row.price,
    row.quantity_per_package,
    row.quantity_available,
  ]);
  const asMeant = sound.map(([number = '', , name = '', , price = '', pack, stock]) => [
    number,
    // Excel and people leave spaces that nobody sees.
    name.trim(),
    Math.round(Number(price.replace(',', '.')) * 100),
    Number(pack),
    Number(stock),
  ]);
  const byNumber = (a: unknown[], b: unknown[]) => (String(a[0]) < String(b[0]) ? -1 : 1);
  expect(asStored.sort(byNumber)).toEqual(asMeant.sort(byNumber));

  const customers = fileOf('whole-customers');
  const everybody = rowsOf(customers);
  expect(await sent('customers', customers)).toMatchObject({ Outcome: 'done', Created: everybody.length });
  const countries = await shop.db
    .selectFrom('customer')
    .select(['customer_number', 'invoice_country_code'])
    .execute();
  expect(new Map(countries.map((row) => [row.customer_number, row.invoice_country_code]))).toEqual(
    // Who tells no country is in that of the shop.
    new Map(everybody.map(([number = '', , , country]) => [number, country || 'SE'])),
  );

  for (const [format, language] of [
    ['csv', 'sv'],
    ['xlsx', 'en'],
  ] as const)
    for (const kind of ['groups', 'articles', 'customers'] as const) {
      const again = await sent(kind, await exported(kind, format, language), { dryRun: '1' });
      expect([kind, format, again]).toMatchObject([
        kind,
        format,
        { Outcome: 'done', Errors: [], Created: 0, Changed: 0, Changes: [] },
      ]);
    }
}, 600_000);
