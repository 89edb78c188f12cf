import { afterAll, beforeAll, expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let visitor: Client;
let customer: Client;
beforeAll(async () => {
  shop = await openTestShop();
  visitor = aVisitor(shop);
  customer = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

type Listed = { Id: number; ArticleText: string; ArticleNumber: string; Price?: number };

async function listed(reader: Client, path: string): Promise<Listed[]> {
  const { body, status } = await reader.get(path);
  expect(status, path).toBe(200);
  return body.Articles as Listed[];
}

const idsOf = (articles: readonly Listed[]) => articles.map(({ Id }) => Id);

test.each(['products?', 'search?searchtext=a-&'])('%s can be sorted by what everybody sees', async (path) => {
  const names = (await listed(visitor, `${path}sort=name`)).map(({ ArticleText }) => ArticleText);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'sv')));
  const numbers = (await listed(visitor, `${path}sort=number`)).map(({ ArticleNumber }) => ArticleNumber);
  expect(numbers).toEqual([...numbers].sort());
  expect(idsOf(await listed(visitor, path))).not.toEqual(idsOf(await listed(visitor, `${path}sort=name`)));
  expect(new Set(idsOf(await listed(visitor, `${path}sort=news`)))).toEqual(
    new Set(idsOf(await listed(visitor, path))),
  );
});

test.each(['products?', 'search?searchtext=a-&'])(
  'of %s a customer sees the least or the highest price first, a visitor nothing of it, whoever asks first',
  async (path) => {
    for (const [sort, sign] of [
      ['price', 1],
      ['price-desc', -1],
    ] as const) {
      const found = await listed(customer, `${path}sort=${sort}`);
      const prices = found.flatMap(({ Price }) => Price ?? []);
      expect(prices).toEqual([...prices].sort((a, b) => sign * (a - b)));
      expect(new Set(prices).size).toBeGreaterThan(2);
      // Those without a price are last.
      expect(found.slice(0, prices.length).every(({ Price }) => Price !== undefined)).toBe(true);
      const own = idsOf(await listed(visitor, path));
      expect(idsOf(await listed(visitor, `${path}sort=${sort}`))).toEqual(own);
      expect(idsOf(found).filter((id) => id !== article.secret)).not.toEqual(own);
      expect(JSON.stringify(await listed(visitor, `${path}sort=${sort}`))).not.toMatch(/price/i);
    }
  },
);

test('the parts of a sorted listing are the whole of it', async () => {
  const whole = idsOf(await listed(customer, 'products?sort=price-desc'));
  const parts = [];
  for (const skip of [0, 2, 4, 6])
    parts.push(...idsOf(await listed(customer, `products?sort=price-desc&skip=${skip}&take=2`)));
  expect(parts).toEqual(whole);
});

test('an order that is none is the maker’s own', async () => {
  expect(idsOf(await listed(customer, 'products?sort=age'))).toEqual(
    idsOf(await listed(customer, 'products')),
  );
});
