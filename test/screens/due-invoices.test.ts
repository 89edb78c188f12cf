import { screen } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { seedWithCanaries } from '../security/seed-canaries.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
const name = t('dueInvoices.title');
let shop: TestShop;
let client: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  client = await logInAs(shop, '1001');
  await seedWithCanaries(shop, client, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

test('the window of overdue invoices opens once its text is there: it would move under a press', async () => {
  const page = await show(client, '/products');
  const giveTexts = page.hold(/\/api\/WebText/i);
  await new Promise((done) => setTimeout(done, 1_500));
  expect(page.called.join()).toMatch(/DueInvoices/);
  expect(screen.queryByRole('dialog', { name })).toBeNull();
  giveTexts();
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
});

test('it opens without a text, too', async () => {
  const page = await show(client, '/products');
  page.refuse(/\/api\/WebText/i);
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
});
