import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// A line of a pasted list that may say something else of the rows is to be read before they are put in the cart.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let client: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

const addButton = () => screen.findByRole('button', { name: /i varukorgen ·/ });
const added = ({ sent }: Shown) => sent.filter(({ path }) => path.startsWith('/api/cartrows'));

async function paste(page: Shown, text: string): Promise<void> {
  await page.user.click(await screen.findByLabelText(t('quickOrder.pasteLabel')));
  await page.user.keyboard(text.replaceAll('\n', '{Enter}'));
  await page.user.click(await screen.findByRole('button', { name: t('quickOrder.read') }));
}

test('rows are added only when what was not read has been ticked as read, by mouse and by keys', async () => {
  const page = await show(client, '/quickorder');
  await paste(page, 'Dubbla antalet av allt\nA-1 6\nMvh Anna');
  const notice = await screen.findByRole('region', { name: t('rows.unread') });
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([t('rows.unreadLine', { line: 1, text: 'Dubbla antalet av allt' })]);
  const box = within(notice).getByRole('checkbox', { name: t('rows.unreadDone') });
  await page.user.click(await addButton());
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(within(notice).getByText(t('rows.unreadFirst'))).toBeDefined();
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  expect(added(page)).toEqual([]);

  // What is shown again after the lines were looked at is still to be read.
  await page.user.click(await screen.findByRole('button', { name: t('quickOrder.backToLines') }));
  await page.user.click(await addButton());
  const again = await screen.findByRole('checkbox', { name: t('rows.unreadDone') });
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(added(page)).toEqual([]);

  await page.user.keyboard(' ');
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(added(page)).toHaveLength(1));
});

test('a list with known texts alone is added at once', async () => {
  const page = await show(client, '/quickorder');
  await paste(page, 'Hej!\nA-1 6\nMvh Anna');
  await page.user.click(await addButton());
  await waitFor(() => expect(added(page)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: t('rows.unread') })).toBeNull();
});
