import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { longestListName } from '../../src/shop/shopping-lists/contract.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { plural, translator } from '../../src/shop/texts/text.ts';
import { addPerson } from '../persons.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// What can be done with a saved list, beside the acts of `customer-acts`.

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

type Row = { ArticleId: number; Quantity: number };
const three: Row[] = [
  { ArticleId: article.mug, Quantity: 6 },
  { ArticleId: article.tray, Quantity: 2 },
  { ArticleId: article.book, Quantity: 3 },
];
const makeList = async (Rows: Row[] = three, Name = 'Höst'): Promise<number> =>
  (await buyer.post('lists', { Name, Rows })).body.Id;
const rowsOf = async (id: number) => {
  const { Rows } = (await buyer.get(`lists/${id}`)).body;
  return Rows.map((row: { Article: { ArticleText: string }; GivenQuantity: number }) => [
    row.Article.ArticleText,
    row.GivenQuantity,
  ]);
};
async function open(path: string, client = buyer): Promise<Shown> {
  const page = await show(client, path);
  await page.settled();
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });
const isShown = (text: string) => screen.queryAllByText(text, { exact: false }).length > 0;

test('whoever made a list can keep it to themselves, and others of the company cannot', async () => {
  const id = await makeList();
  const bo = await addPerson(shop, 1001, 'Bo');
  await open(`/lists/${id}`, bo);
  expect([isShown(t('lists.shared')), queryButton(t('lists.makePrivate'))]).toEqual([true, null]);
  await open('/lists', bo);
  expect([isShown('Höst'), isShown(t('lists.isPrivate'))]).toEqual([true, false]);

  const page = await open(`/lists/${id}`);
  await page.user.click(button(t('lists.makePrivate')));
  await page.settled();
  expect([isShown(t('lists.isPrivate')), queryButton(t('lists.makeShared')) !== null]).toEqual([true, true]);
  expect((await bo.get(`lists/${id}`)).status).toBe(404);
  await open('/lists');
  expect(isShown(t('lists.isPrivate'))).toBe(true);
});

test('a row that is taken out of the middle comes back to its place', async () => {
  const id = await makeList();
  const page = await open(`/lists/${id}`);
  await page.user.click(button(t('lists.removeRow', { article: 'Bricka' })));
  await page.settled();
  expect(await rowsOf(id)).toEqual([
    ['Mugg', 6],
    ['Bok', 3],
  ]);
  await page.user.click(button(t('cart.undo')));
  await page.settled();
  expect(await rowsOf(id)).toEqual([
    ['Mugg', 6],
    ['Bricka', 2],
    ['Bok', 3],
  ]);
});

test('a copy has another name, which fits, and the rows that are sold', async () => {
  const id = await makeList(three, 'N'.repeat(longestListName));
  await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  const page = await open(`/lists/${id}`);
  await page.user.click(button(t('lists.copy')));
  const asked = within(await screen.findByRole('dialog'));
  const name = asked.getByLabelText<HTMLInputElement>(t('lists.name')).value;
  expect(name).toBe(t('lists.nameOfCopy', { name: 'N'.repeat(longestListName) }).slice(0, longestListName));
  await page.user.click(asked.getByRole('button', { name: t('lists.saveNew') }));
  await screen.findByRole('heading', { level: 1, name });
  await page.settled();
  expect(await rowsOf(Number(location.pathname.split('/').at(-1)))).toEqual([
    ['Mugg', 6],
    ['Bok', 3],
  ]);
});

test('the link to a list is copied, and stands there where it could not be', async () => {
  const id = await makeList();
  const page = await open(`/lists/${id}`);
  const link = `http://localhost:3000/lists/${id}`;
  await page.user.click(button(t('lists.share')));
  await screen.findByText(t('lists.linkCopied'));
  expect(await navigator.clipboard.readText()).toBe(link);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await page.user.click(button(t('lists.share')));
  await screen.findByText(t('lists.linkNotCopied', { link }));
});

test('a list of twenty rows is searched, and says how many of all were found', async () => {
  const ids = Array.from({ length: 20 }, (_, place) => 100 + place);
  await shop.db
    .insertInto('article')
    .values(
      ids.map((id) => ({
        id,
        article_number: `Z-${id}`,
        name_sv: id < 102 ? `Skål ${id}` : `Fat ${id}`,
        product_group_id: 1,
        quantity_per_package: 1,
        quantity_available: 10,
        quantity_ordered: 0,
        no_article_stock: false,
        active: true,
        vat_code: '25',
      })),
    )
    .execute();
  await shop.db
    .insertInto('price')
    .values(
      ids.map((article_id) => ({ price_list_code: 'standard', article_id, price: 100, regular_price: null })),
    )
    .execute();
  await shop.services.versions.changed();
  const rows = ids.map((ArticleId) => ({ ArticleId, Quantity: 1 }));
  await open(`/lists/${await makeList(rows.slice(1))}`);
  expect(screen.queryByLabelText(t('lists.search'))).toBe(null);

  await open(`/lists/${await makeList(rows)}`);
  const words = screen.getByLabelText(t('lists.search'));
  fireEvent.change(words, { target: { value: 'skål' } });
  await screen.findByText(plural(t, 'lists.found', 2, { all: 20 }));
  expect(screen.getAllByRole('button', { name: /^Ta bort (Skål|Fat)/ })).toHaveLength(2);
  fireEvent.change(words, { target: { value: 'finns inte' } });
  await screen.findByText(t('lists.noneFound', { words: 'finns inte' }));
});

test('a quantity of a list is sent once, forgotten by Escape, and a wrong one is told at its field', async () => {
  const id = await makeList();
  const page = await open(`/lists/${id}`);
  const field = screen.getByLabelText<HTMLInputElement>(t('article.quantityOf', { article: 'Bricka' }));
  const type = async (text: string) => {
    await page.user.clear(field);
    await page.user.type(field, text);
    await page.settled();
  };
  await type('7{Escape}');
  expect([field.value, page.sent]).toEqual(['2', []]);
  await type('sju{Enter}');
  const told = document.getElementById(field.getAttribute('aria-describedby')!)!;
  expect([told.textContent, field.getAttribute('aria-invalid')]).toEqual([t('cart.notAQuantity'), 'true']);
  page.refuse(/^PUT/);
  await type('7{Enter}');
  await screen.findByText(t('general.commonError'));
  field.blur();
  await page.settled();
  expect([field.value, page.sent.length]).toEqual(['7', 1]);
  page.allow();
  await page.user.type(field, '{Enter}');
  await page.settled();
  expect([field.value, (await rowsOf(id))[1]]).toEqual(['7', ['Bricka', 7]]);
});

test('an article is added by the package where nothing is typed, also one that is sold out', async () => {
  const id = await makeList([]);
  const page = await open(`/lists/${id}`);
  const form = within(screen.getByRole('form', { name: t('lists.addRow') }));
  const number = form.getByLabelText<HTMLInputElement>(t('lists.addNumber'));
  const quantity = form.getByLabelText<HTMLInputElement>(t('cart.quantity'));
  const add = async () => {
    await page.user.click(form.getByRole('button', { name: t('lists.addRow') }));
    await page.settled();
  };
  await add();
  expect([document.activeElement === number, number.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  await page.user.type(number, 'A-1');
  await add();
  await page.user.type(number, `A-${article.soldOut}`);
  await page.user.type(quantity, 'tolv');
  await add();
  expect([document.activeElement === quantity, quantity.getAttribute('aria-invalid')]).toEqual([
    true,
    'true',
  ]);
  await page.user.clear(quantity);
  await page.user.type(quantity, '4');
  await add();
  expect([number.value, quantity.value, document.activeElement === number]).toEqual(['', '', true]);
  expect(await rowsOf(id)).toEqual([
    ['Mugg', 6],
    ['Slut', 4],
  ]);
  await page.user.type(number, 'finns inte');
  await add();
  expect([number.value, number.getAttribute('aria-invalid')]).toEqual(['finns inte', 'true']);
});

test('an article is saved by the package in a list that there is, or in a new one', async () => {
  const id = await makeList([]);
  const page = await open(`/article/${article.mug}`);
  const opened = async () => {
    await page.user.click(button(t('lists.save')));
    const window = within(await screen.findByRole('dialog'));
    return { window, existing: await window.findByRole('button', { name: /^Höst/ }) };
  };
  await page.user.click((await opened()).existing);
  await page.settled();
  expect(await rowsOf(id)).toEqual([['Mugg', 6]]);
  const { window } = await opened();
  window.getByText(plural(t, 'lists.rows', 1));
  await page.user.type(window.getByLabelText(t('lists.newName')), ' Ny {Enter}');
  await page.settled();
  const [made] = (await buyer.get('lists')).body.Rows;
  expect([made.Name, await rowsOf(made.Id)]).toEqual(['Ny', [['Mugg', 6]]]);
  await page.user.click(screen.getAllByRole('button', { name: t('lists.open') }).at(-1)!);
  await screen.findByRole('heading', { level: 1, name: 'Ny' });
});

test('a list that is gone is said to be, and is not offered any more; nor is a full one without its limit', async () => {
  const id = await makeList([]);
  await makeList([], 'Vår');
  const page = await open(`/article/${article.mug}`);
  await page.user.click(button(t('lists.save')));
  const window = within(await screen.findByRole('dialog'));
  const gone = await window.findByRole('button', { name: /^Höst/ });
  await buyer.send('DELETE', `lists/${id}`);
  await page.user.click(gone);
  await window.findByText(t('lists.gone'));
  await waitFor(() => expect(window.queryByRole('button', { name: /^Höst/ })).toBe(null));
  const problem = {
    type: '/problems/limit-reached',
    title: 'Gränsen är nådd',
    status: 409,
    detail: 'Fullt.',
  };
  page.refuse(/^POST/, 409, JSON.stringify(problem));
  await page.user.click(window.getByRole('button', { name: /^Vår/ }));
  await window.findByText(`Fullt. ${t('lists.limits')}`);
});

test('a list that its own page removed, and that came back, is not removed by going back or reloading', async () => {
  const id = await makeList();
  const page = await open(`/lists/${id}`);
  await page.user.click(button(t('lists.remove')));
  await page.user.click(await screen.findByRole('button', { name: t('cart.undo') }));
  expect(await screen.findByRole('button', { name: t('lists.removeList', { name: 'Höst' }) })).toBeDefined();
  expect((history.state as { usr?: unknown } | null)?.usr ?? null).toBe(null);
});

test('the cart and an order are saved under the name that tells them apart, the cart with its rows', async () => {
  await buyer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const { body } = await buyer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  await buyer.post('cartrow', { ArticleId: article.tray, Quantity: 2 });
  const page = await open('/cart');
  await page.user.click(button(t('lists.saveCart')));
  const window = within(await screen.findByRole('dialog', { name: t('lists.saveCart') }));
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' });
  expect(window.getByLabelText<HTMLInputElement>(t('lists.name')).value).toBe(
    t('lists.nameOfCart', { date: today }),
  );
  expect(window.queryByText(t('lists.putAsideHint'))).toBe(null);
  await page.user.click(window.getByRole('button', { name: t('lists.saveNew') }));
  await page.settled();
  expect((await buyer.get('cart')).body.Rows).toHaveLength(1);

  const order = await open(`/orders/${body.OrderId}`);
  await order.user.click(button(t('lists.save')));
  const asked = within(await screen.findByRole('dialog', { name: t('lists.saveOrder') }));
  expect(asked.getByLabelText<HTMLInputElement>(t('lists.name')).value).toBe(
    t('lists.nameOfOrder', { number: body.OrderId }),
  );
  await order.user.click(asked.getByRole('button', { name: t('lists.saveNew') }));
  await order.settled();
  const [ofOrder] = (await buyer.get('lists')).body.Rows;
  expect(await rowsOf(ofOrder.Id)).toEqual([['Mugg', 6]]);
});

test('a list that gets another name is not left, and the page is not loaded anew', async () => {
  const id = await makeList();
  const page = await open(`/lists/${id}`);
  await page.user.click(button(t('lists.rename')));
  const name = screen.getByLabelText<HTMLInputElement>(t('lists.name'));
  expect([name.selectionStart, name.selectionEnd]).toEqual([0, 'Höst'.length]);
  await page.user.clear(name);
  await page.user.type(name, 'Vår');
  expect(fireEvent.submit(name.form!)).toBe(false);
  await screen.findByRole('heading', { level: 1, name: /Vår/ });
  expect((await buyer.get(`lists/${id}`)).body.Name).toBe('Vår');
});
