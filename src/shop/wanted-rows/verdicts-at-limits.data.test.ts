import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import type { Verdict } from './contract.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

async function verdicts(rows: readonly object[], language = 'sv'): Promise<Verdict[]> {
  return (await client.post(`quickorder/preview?languageCode=${language}`, { Rows: rows })).body.Rows;
}

const textsOf = ({ Notes }: Verdict) => Notes.map(({ Text }) => Text.replaceAll('\u00a0', ' '));

async function setStock(values: object): Promise<void> {
  await shop.db.updateTable('article').set(values).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
}

describe('when pieces come counts', () => {
  beforeEach(() =>
    setStock({ quantity_available: 5, quantity_ordered: 10, estimated_delivery_date: '2026-12-04' }),
  );

  const dayOf = async (Quantity: number) =>
    (await verdicts([{ ArticleId: article.tray, Quantity }]))[0]!.ExpectedDate;

  test('those that are ordered, to the last piece', async () => {
    expect([await dayOf(5), await dayOf(6), await dayOf(15), await dayOf(16)]).toEqual([
      null,
      '2026-12-04',
      '2026-12-04',
      null,
    ]);
  });

  test('what the cart holds', async () => {
    await client.post('cartrow', { ArticleId: article.tray, Quantity: 7 });
    expect([await dayOf(1), await dayOf(8), await dayOf(9)]).toEqual(['2026-12-04', '2026-12-04', null]);
  });

  test('what open orders wait for, also when one piece is missing', async () => {
    const other = await logInAs(shop, '1002');
    await other.post('cartrow', { ArticleId: article.tray, Quantity: 14 });
    await other.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
    // Nine are waited for, and one is left of what is ordered.
    expect([await dayOf(1), await dayOf(2)]).toEqual(['2026-12-04', null]);
    await client.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
    expect(await dayOf(1)).toBe(null);
  });

  test('what open orders wait for, also when it is the cart that makes pieces missing', async () => {
    const other = await logInAs(shop, '1002');
    await other.post('cartrow', { ArticleId: article.tray, Quantity: 14 });
    await other.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
    // Five have come, nine are waited for still, and one is left of what is ordered.
    await setStock({ quantity_available: 5 });
    await client.post('cartrow', { ArticleId: article.tray, Quantity: 5 });
    expect([await dayOf(1), await dayOf(2)]).toEqual(['2026-12-04', null]);
  });
});

test.each([
  ['sv', '2026-12-04', '5 finns nu, resten v. 49'],
  ['sv', '2027-01-05', '5 finns nu, resten v. 1 2027'],
  ['en', '2026-12-04', '5 in stock now, the rest in week 49'],
  ['en', '2027-01-05', '5 in stock now, the rest in week 1 2027'],
])('in %s what comes on %s is told with its year when that is another', async (language, day, text) => {
  await setStock({ quantity_ordered: 10, estimated_delivery_date: day });
  const [verdict] = await verdicts([{ ArticleId: article.tray, Quantity: 6 }], language);
  expect(textsOf(verdict!)).toEqual([text]);
});

test.each([
  ['sv', 'Kan vara 1 500 eller 1,5: skriv antalet utan punkt och komma'],
  ['en', 'May be 1,500 or 1.5: write the quantity without a point or comma'],
])('in %s both readings of a quantity are written as there', async (language, text) => {
  const [verdict] = await verdicts([{ ArticleId: article.tray, Quantity: '1.500' }], language);
  expect(textsOf(verdict!)).toEqual([text]);
});

test('a number that no article has is searched for, of forty rows and no more', async () => {
  const rows = Array.from({ length: 42 }, () => ({ Ref: 'Brickan', Quantity: 1 }));
  const found = (await verdicts(rows)).map(({ Candidates }) => Candidates.map(({ ArticleId }) => ArticleId));
  expect(found.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => [article.tray]));
  expect(found.slice(40)).toEqual([[], []]);
});

test('of articles of one number those are offered that the customer may buy', async () => {
  const ean = '7350000000023';
  await shop.db
    .updateTable('article')
    .set({ ean })
    .where('id', 'in', [article.tray, article.book, article.mug])
    .execute();
  await shop.db.deleteFrom('price').where('article_id', '=', article.book).execute();
  await shop.services.versions.changed();
  const [verdict] = await verdicts([{ Ref: ean, Quantity: 1 }]);
  expect(verdict!.Notes[0]!.Code).toBe('ambiguous');
  expect(verdict!.Candidates.map(({ ArticleId }) => ArticleId).sort()).toEqual([article.mug, article.tray]);
});
