import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { priceLabel } from '../../src/shop/articles/prices/price-label.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { plural, translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// What the rows of the cart say of what has changed, and what becomes of a row that is removed.

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
});
afterAll(async () => {
  close();
  await shop.close();
});

const put = (ArticleId: number, Quantity: number) => buyer.post('cartrow', { ArticleId, Quantity });
const change = async (id: number, values: object) => {
  await shop.db.updateTable('article').set(values).where('id', '=', id).execute();
  await shop.services.versions.changed();
};
const inCart = async (): Promise<Record<string, number>> => {
  const { Rows } = (await buyer.get('cart')).body;
  return Object.fromEntries(
    Rows.map((row: { ArticleText: string; Quantity: number }) => [row.ArticleText, row.Quantity]),
  );
};
async function open(path = '/cart'): Promise<Shown> {
  const page = await show(buyer, path);
  await page.settled();
  return page;
}
const list = () => within(screen.getByRole('list', { name: t('cart.rows') }));
const rows = () => list().getAllByRole('listitem');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const remove = (name: string) => button(t('cart.remove', { article: name }));
const isShown = (text: string | RegExp) => screen.queryByText(text) !== null;

test('pieces that fit no package are mended by one press, and only then a step is offered', async () => {
  await put(article.mug, 6);
  await shop.db
    .insertInto('price_step')
    .values({
      price_list_code: 'standard',
      article_id: article.mug,
      min_qty: 40,
      price: 4000,
      valid_from: null,
      valid_to: null,
    })
    .execute();
  await change(article.mug, { quantity_per_package: 10 });
  const page = await open();
  screen.getByText(t('cart.packChanged', { pack: 10, count: 6 }));
  const step = (count: number) => new RegExp(`^${t('cart.addToStep', { count })} *: Mugg`);
  expect(screen.queryByRole('button', { name: step(34) })).toBe(null);
  await page.user.click(button(t('cart.mendQuantity', { count: 10 })));
  await page.settled();
  expect([await inCart(), isShown(/Förpackningen är nu/)]).toEqual([{ Mugg: 10 }, false]);
  screen.getByText(t('cart.nextStep', { count: 30, price: priceLabel(40, t, 'sv') }), { exact: false });
  await page.user.click(button(step(30)));
  await page.settled();
  expect([await inCart(), isShown(/till ger/)]).toEqual([{ Mugg: 40 }, false]);
});

test('a price that has changed stands beside the one before', async () => {
  await put(article.tray, 1);
  const page = await open();
  expect(isShown(t('cart.priceChanged'))).toBe(false);
  await shop.db.updateTable('price').set({ price: 13_000 }).where('article_id', '=', article.tray).execute();
  await shop.services.versions.changed();
  await page.queries.invalidateQueries();
  await page.settled();
  const said = screen.getByText(t('cart.priceChanged'));
  expect(said.querySelector('del')?.textContent).toBe(`${t('cart.priceWas')} ${priceLabel(120, t, 'sv')}`);
});

test('what is sold out says so and is not offered back; what is sold out meanwhile is not put back', async () => {
  await put(article.tray, 1);
  await put(article.mug, 6);
  await change(article.tray, { quantity_available: 0 });
  const page = await open();
  screen.getByText(t('cart.soldOut'));
  await page.user.click(remove('Bricka'));
  await page.settled();
  list().getByText(t('cart.removed', { article: 'Bricka' }));
  expect(screen.queryByRole('button', { name: t('cart.undo') })).toBe(null);
  await page.user.click(remove('Mugg'));
  await page.settled();
  await change(article.mug, { quantity_available: 0 });
  await page.user.click(button(t('cart.undo')));
  await screen.findByText(t('article.soldOutCannotAdd'));
  await page.settled();
  expect([await inCart(), screen.queryByRole('button', { name: /^Ta bort Mugg/ })]).toEqual([{}, null]);
});

test('a row that could not be put back is told of', async () => {
  await put(article.tray, 1);
  await put(article.book, 1);
  const page = await open();
  await page.user.click(remove('Bricka'));
  await page.settled();
  page.refuse(/^POST/);
  await page.user.click(button(t('cart.undo')));
  await screen.findByText(t('cart.undoFailed', { article: 'Bricka' }));
  await page.settled();
  expect(rows()).toHaveLength(1);
});

test('each removed row is remembered at its place, and one that could not be removed is there again', async () => {
  for (const id of [article.mug, article.tray, article.book]) await put(id, id === article.mug ? 6 : 1);
  const page = await open();
  page.refuse(/^DELETE/);
  await page.user.click(remove('Bricka'));
  await screen.findByText(t('cart.removeFailed', { article: 'Bricka' }));
  const removals = (row: HTMLElement) => within(row).queryByRole('button', { name: /^Ta bort/ })?.textContent;
  const named = (names: string[]) => names.map((name) => t('cart.remove', { article: name }));
  expect(rows().map(removals)).toEqual(named(['Mugg', 'Bricka', 'Bok']));
  page.allow();
  await page.settled();
  await page.user.click(remove('Mugg'));
  await page.user.click(remove('Bricka'));
  await page.settled();
  expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual([
    t('cart.removed', { article: 'Mugg' }),
    t('cart.removed', { article: 'Bricka' }),
    expect.not.stringMatching('togs bort'),
  ]);
  await page.user.click(within(rows()[1]!).getByRole('button', { name: t('cart.undo') }));
  await page.settled();
  expect(await inCart()).toEqual({ Bok: 1, Bricka: 1 });
  expect(document.activeElement?.textContent).toBe('Bricka');
});

test('a row that another window has removed is no failure when it is removed here too', async () => {
  await put(article.tray, 1);
  const page = await open();
  const [{ Id }] = (await buyer.get('cart')).body.Rows;
  await buyer.send('DELETE', `cartrow/${Id}`);
  await page.user.click(remove('Bricka'));
  await page.settled();
  expect(isShown(t('cart.rowGone', { article: 'Bricka' }))).toBe(false);
  expect(isShown(t('cart.removeFailed', { article: 'Bricka' }))).toBe(false);
});

test('what is not sold any more is taken out of the cart, and the focus goes to the heading', async () => {
  await put(article.tray, 1);
  await put(article.book, 1);
  await change(article.tray, { active: false });
  const page = await open();
  const part = () => screen.queryByRole('region', { name: t('cart.withdrawn') });
  within(part()!).getByText('Bricka');
  page.refuse(/^DELETE/);
  await page.user.click(within(part()!).getByRole('button'));
  await screen.findByText(t('cart.removeFailed', { article: 'Bricka' }));
  page.allow();
  await page.user.click(within(part()!).getByRole('button'));
  await waitFor(() => expect(part()).toBe(null));
  expect(document.activeElement?.textContent).toBe(t('cart.title'));

  // Nor is it a failure that another window was first.
  await change(article.book, { active: false });
  const again = await open();
  await shop.db.deleteFrom('cart_row').execute();
  await again.user.click(within(part()!).getByRole('button'));
  await waitFor(() => expect(part()).toBe(null));
  expect(isShown(t('cart.removeFailed', { article: 'Bok' }))).toBe(false);
});

test('that some rows are made to order is said beside the sums', async () => {
  await put(article.tray, 1);
  await open();
  expect(isShown(t('cart.madeToOrder'))).toBe(false);
  await put(article.madeToOrder, 1);
  await open();
  screen.getByText(t('cart.madeToOrder'));
});

test('a quantity is taken by Enter, rounded aloud, and forgotten by Escape', async () => {
  await put(article.mug, 6);
  const page = await open();
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: t('article.quantityOf', { article: 'Mugg' }),
  });
  const said = () => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;
  const type = async (text: string) => {
    await page.user.clear(field);
    await page.user.type(field, text);
    await page.settled();
    return [field.value, said(), field.getAttribute('aria-invalid')];
  };
  expect(await type('99{Escape}')).toEqual(['6', '', null]);
  expect(await type('12{Enter}')).toEqual(['12', '', null]);
  expect(await type('13{Enter}')).toEqual(['18', t('cart.addedRounded', { count: 18 }), null]);
  expect(await type('0{Enter}')).toEqual(['0', t('cart.atLeastOnePackage'), 'true']);
  expect(await type('tolv{Enter}')).toEqual(['tolv', t('cart.notAQuantity'), 'true']);
  expect(await type('{Escape}')).toEqual(['18', '', null]);
  expect(await type('100003{Enter}')).toEqual(['100003', t('cart.tooMany'), 'true']);
  expect(await inCart()).toEqual({ Mugg: 18 });
});

test('beside a listing stand the newest rows, how many more there are, and how many of each article', async () => {
  for (const id of [article.mug, article.tray, article.onOrder, article.madeToOrder, article.book])
    await put(id, id === article.mug ? 6 : 1);
  const page = await open('/products');
  const [beside, below] = await waitFor(() => {
    const found = screen.getAllByRole('complementary', { name: t('cart.title'), hidden: true });
    expect(found).toHaveLength(2);
    return found;
  });
  const glance = within([beside!, below!].find((part) => part.querySelector('ul'))!);
  expect(glance.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Bok',
    '1Order',
    '1Beställd',
    '1Bricka',
  ]);
  glance.getByText(t('cart.andMore', { count: 1 }));
  screen.getAllByText(plural(t, 'cart.lines', 5));
  await page.settled();
  const marked = (count: number) => screen.queryAllByText(t('cart.alreadyIn', { count })).length;
  await waitFor(() => expect([marked(6), marked(1)]).toEqual([1, 4]));
});

test('an article that is sold out meanwhile is not added, and that is the reason given', async () => {
  const page = await open(`/article/${article.tray}`);
  await change(article.tray, { quantity_available: 0 });
  await page.user.click(
    screen.getAllByRole('button', { name: new RegExp(`^${t('article.addToCart')}`) })[0]!,
  );
  await screen.findByText(t('article.soldOutCannotAdd'));
  expect(await inCart()).toEqual({});
});

test('only whoever chooses the largest quantity is offered a field for more', async () => {
  const page = await open(`/article/${article.mug}`);
  const [quantity] = screen.getAllByRole('combobox', { name: /: Mugg$/ });
  const more = () => screen.queryByRole('button', { name: t('cart.moreThan', { count: 60 }) });
  await page.user.selectOptions(quantity!, '54');
  expect(more()).toBe(null);
  await page.user.selectOptions(quantity!, '60');
  await page.user.click(more()!);
  const [field] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /Mugg/ });
  expect(field!.value).toBe('60');
});

test('what was said of a row before is not said beside a failure', async () => {
  await put(article.tray, 1);
  const page = await open();
  const plus = () => button(t('cart.plus', { article: 'Bricka' }));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const two = plural(t, 'cart.quantityNow', 2, { article: 'Bricka' });
  await page.user.click(plus());
  await page.settled();
  expect(said()).toContain(two);
  page.refuse(/^PUT/);
  await page.user.click(plus());
  await screen.findByText(t('cart.changeFailed', { article: 'Bricka' }));
  await page.settled();
  expect(said()).not.toContain(two);
});

test('what could not be added is not counted', async () => {
  await put(article.book, 1);
  const page = await open(`/article/${article.tray}`);
  const counts = () =>
    [1, 2].map((count) => screen.queryAllByText(plural(t, 'cart.lines', count)).length > 0);
  const add = () => screen.getAllByRole('button', { name: new RegExp(`^${t('article.addToCart')}`) })[0]!;
  await waitFor(() => expect(counts()).toEqual([true, false]));
  page.refuse(/^POST \/api\/cartrow/);
  const letGo = page.hold(/^POST \/api\/cartrow/);
  await page.user.click(add());
  await waitFor(() => expect(counts()).toEqual([false, true]));
  letGo();
  await waitFor(() => expect(counts()).toEqual([true, false]));
  expect(await inCart()).toEqual({ Bok: 1 });
});
