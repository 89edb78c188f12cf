import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { plural, translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// What was bought before is ordered again from its list.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let buyer: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  buyer = await logInAs(shop, '1001');
  for (const [ArticleId, Quantity] of [
    [article.mug, 12],
    [article.tray, 2],
    [article.book, 3],
  ])
    await buyer.post('cartrow', { ArticleId, Quantity });
  await buyer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
});
afterAll(async () => {
  close();
  await shop.close();
});

async function open(path = '/bought'): Promise<Shown> {
  const page = await show(buyer, path);
  await page.settled();
  return page;
}
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(t('bought.quantityOf', { article: name }));
const add = (name: string) => screen.getByRole('button', { name: t('bought.addOf', { article: name }) });
const inCart = async () =>
  (await buyer.get('cart')).body.Rows.map((row: { ArticleText: string; Quantity: number }) => [
    row.ArticleText,
    row.Quantity,
  ]);
const isShown = (text: string) => screen.queryByText(text) !== null;

test('where nothing is typed the last quantity is added, and what is typed by whole packages', async () => {
  const page = await open();
  expect([field('Mugg').placeholder, field('Mugg').value]).toEqual(['12', '']);
  await page.user.click(add('Bricka'));
  await page.settled();
  await page.user.type(field('Mugg'), '13');
  expect(isShown(t('cart.addedRounded', { count: 18 }))).toBe(true);
  await page.user.click(add('Mugg'));
  await screen.findByText(`${plural(t, 'rows.added', 1)} ${t('cart.addedRounded', { count: 18 })}`);
  await page.settled();
  expect([field('Mugg').value, await inCart()]).toEqual([
    '',
    [
      ['Bricka', 2],
      ['Mugg', 18],
    ],
  ]);
});

test('all that is typed is added at once, what is no quantity is counted, and what is refused stays with why', async () => {
  const page = await open();
  const all = (count: number) => screen.queryByRole('button', { name: plural(t, 'bought.addAll', count) });
  fireEvent.change(field('Mugg'), { target: { value: 'sex' } });
  expect([field('Mugg').getAttribute('aria-invalid'), add('Mugg').getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ]);
  fireEvent.click(add('Mugg'));
  fireEvent.change(field('Bricka'), { target: { value: '1' } });
  fireEvent.change(field('Bok'), { target: { value: '4' } });
  expect([all(2) !== null, isShown(plural(t, 'rows.notAdded', 1))]).toEqual([true, true]);
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 0 })
    .where('id', '=', article.tray)
    .execute();
  await shop.services.versions.changed();
  fireEvent.click(all(2)!);
  await screen.findByText(plural(t, 'rows.added', 1));
  await page.settled();
  expect([field('Bricka').value, field('Bok').value, await inCart()]).toEqual(['1', '', [['Bok', 4]]]);
  const why = document.getElementById(field('Bricka').getAttribute('aria-describedby')!);
  expect(why?.textContent).not.toBe('');
});

test('what has ended cannot be ordered, and what is not found is told apart from nothing bought', async () => {
  await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  const page = await open();
  screen.getByText(plural(t, 'bought.count', 3));
  screen.getByText(t('bought.ended'));
  expect(screen.queryByLabelText(t('bought.quantityOf', { article: 'Bricka' }))).toBe(null);
  expect([
    screen.queryByRole('link', { name: 'Bricka' }),
    screen.queryByRole('link', { name: 'Mugg' }) === null,
  ]).toEqual([null, false]);
  await page.user.type(screen.getByLabelText(t('bought.search')), ' mugg {Enter}');
  await page.settled();
  expect(location.search).toBe('?q=mugg');
  await screen.findByText(plural(t, 'bought.count', 1));
  await page.user.selectOptions(screen.getByLabelText(t('bought.sort')), 'name');
  await page.user.clear(screen.getByLabelText(t('bought.search')));
  await page.user.type(screen.getByLabelText(t('bought.search')), 'finns inte{Enter}');
  await page.settled();
  // The order in which it is shown is no part of what was searched for.
  expect(new URLSearchParams(location.search).get('sort')).toBe('name');
  await screen.findByText(t('bought.noneFound'));
  await page.user.click(screen.getByRole('link', { name: t('bought.clear') }));
  await waitFor(() => expect(isShown(plural(t, 'bought.count', 3))).toBe(true));

  buyer = await logInAs(shop, '1002');
  await open();
  screen.getByText(t('bought.none'));
  expect(screen.queryByLabelText(t('bought.search'))).toBe(null);
});

test('a price that has changed since stands before that of today, with how much it rose or fell', async () => {
  const prices = (id: number, price: number) =>
    shop.db.updateTable('price').set({ price }).where('article_id', '=', id).execute();
  await prices(article.tray, 15_000);
  await prices(article.mug, 2_495);
  await shop.services.versions.changed();
  await open();
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!.textContent;
  expect(rowOf('Bricka')).toMatch(/120,00.*→.*150,00.*↑ 25/);
  expect(rowOf('Bricka')).toContain(t('bought.up', { percent: '25 %' }).split(' ')[0]);
  expect(rowOf('Mugg')).toMatch(/49,90.*→.*24,95.*↓ 50/);
  expect(rowOf('Bok')).not.toMatch(/→|↑|↓/);
});

test('filters that are set one after another are all set, before the first is shown too', async () => {
  const page = await open('/bought?page=1');
  const set = (label: Parameters<typeof t>[0], value: string) =>
    fireEvent.change(screen.getByLabelText(t(label)), { target: { value } });
  set('bought.sort', 'most');
  set('bought.period', '12');
  fireEvent.click(screen.getByLabelText(t('catalogue.onlyInStock')));
  await page.settled();
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    sort: 'most',
    months: '12',
    stock: '1',
  });
  set('bought.period', '36');
  await page.settled();
  expect(location.search).not.toContain('months');
});

test('each filter begins at the first part of what it leaves', async () => {
  const set = (label: Parameters<typeof t>[0], value: string) => () =>
    fireEvent.change(screen.getByLabelText(t(label)), { target: { value } });
  const filters: [name: string, value: string, set: () => void][] = [
    ['group', '1', set('bought.group', '1')],
    ['months', '12', set('bought.period', '12')],
    ['sort', 'most', set('bought.sort', 'most')],
    ['stock', '1', () => void fireEvent.click(screen.getByLabelText(t('catalogue.onlyInStock')))],
  ];
  for (const [name, value, choose] of filters) {
    const page = await open('/bought?page=1');
    choose();
    await page.settled();
    expect(location.search).toBe(`?${name}=${value}`);
  }
});
