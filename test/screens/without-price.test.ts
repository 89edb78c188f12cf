import { screen } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.en, 'en');
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
  await shop.db.deleteFrom('price').where('article_id', '=', article.book).execute();
  await shop.services.versions.changed();
});
afterAll(async () => {
  close();
  await shop.close();
});

test.each(['/products', '/products?view=list', `/article/${article.book}`])(
  'an article that has no price in the customer’s list says so at %s',
  async (path) => {
    await show(await logInAs(shop, '1001'), path, 'en');
    expect(await screen.findAllByText(t('card.priceOnRequest'))).toHaveLength(1);
  },
);

test.each(['/products', `/article/${article.book}`])(
  'a visitor is told nothing of prices at %s',
  async (path) => {
    const page = await show(aVisitor(shop), path, 'en');
    await page.settled();
    expect(screen.queryByText(t('card.priceOnRequest'))).toBeNull();
  },
);
