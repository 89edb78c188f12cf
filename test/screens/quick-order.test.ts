import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { plural, translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// What quick order and the list of own numbers say of what cannot be read or saved, and what stays.

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

async function open(path = '/quickorder'): Promise<Shown> {
  const page = await show(client, path);
  await page.settled();
  return page;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const queryButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const number = (line: number) =>
  screen.getByLabelText<HTMLInputElement>(t('quickOrder.numberOfLine', { line }));
const numbers = () =>
  screen
    .getAllByRole<HTMLInputElement>('combobox')
    .filter(({ name }) => name === 'number')
    .map(({ value }) => value);
const toldOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function paste(page: Shown, text: string): Promise<HTMLElement> {
  const field = screen.getByLabelText(t('quickOrder.pasteLabel'));
  await page.user.click(field);
  if (text !== '') await page.user.keyboard(text.replaceAll('\n', '{Enter}').replaceAll('\t', ';'));
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  await page.settled();
  return field;
}

test('a pasted text that has no row, or none at all, is told at its field and stays', async () => {
  const page = await open();
  expect(queryButton(t('quickOrder.read'))).toBe(null);
  const field = await paste(page, '');
  expect(toldOf(field)).toContain(t('quickOrder.pasteEmpty'));
  await paste(page, 'Hej!');
  expect([toldOf(field), (field as HTMLTextAreaElement).value]).toEqual([
    expect.stringContaining(t('quickOrder.noRows')),
    'Hej!',
  ]);
  await page.user.type(field, ' ');
  expect(field.getAttribute('aria-invalid')).toBe(null);
  page.refuse(/^POST .*preview/, 0);
  await page.user.click(button(t('quickOrder.read')));
  await page.settled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a line that is removed comes back to its place, and more empty lines are had by one press', async () => {
  const page = await open();
  for (const [place, text] of ['A-1', 'A-2', 'A-8'].entries()) await page.user.type(number(place + 1), text);
  await page.settled();
  expect(numbers()).toEqual(['A-1', 'A-2', 'A-8', '', '']);
  await page.user.click(button(t('rows.removeRow', { row: 'A-2' })));
  expect(numbers()).toEqual(['A-1', 'A-8', '', '', '']);
  await page.user.click(button(t('cart.undo')));
  await page.settled();
  expect(numbers()).toEqual(['A-1', 'A-2', 'A-8', '', '', '']);
  await page.user.click(button(t('quickOrder.moreLines')));
  expect(numbers()).toHaveLength(11);
});

test('a list of two columns is answered by one of them, by none, and not without an answer', async () => {
  const page = await open();
  await paste(page, 'Artnr;Solna;Täby\nA-8;1;2');
  const question = within(await screen.findByRole('group', { name: t('quickOrder.whichColumn') }));
  expect(document.activeElement).toBe(question.getAllByRole('checkbox')[0]);
  await page.user.click(button(plural(t, 'quickOrder.readLines', 1)));
  const told = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(told()).toContain(t('quickOrder.chooseColumn'));
  await page.user.click(question.getByRole('checkbox', { name: /^Täby/ }));
  expect(told()).not.toContain(t('quickOrder.chooseColumn'));
  await page.user.click(button(plural(t, 'quickOrder.readLines', 1)));
  await screen.findByText(t('quickOrder.columnsRead', { columns: 'Täby' }));
  const quantities = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: /Bok|A-8/ })
      .map(({ value }) => value)
      .join();
  expect(quantities()).toContain('2');
  await page.user.click(button(t('quickOrder.changeColumns')));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Täby/ }).checked).toBe(true);
  await page.user.click(button(t('quickOrder.noColumn')));
  await screen.findByText(t('quickOrder.noColumnRead'));
  await page.user.click(button(t('quickOrder.changeColumns')));
  await page.user.keyboard('{Escape}');
  await page.settled();
  expect(numbers()[0]).toBe('A-8');
});

test('a file that could not be sent is sent again by one press, and a wrong one is not', async () => {
  const page = await open();
  const field = screen.getByLabelText(t('quickOrder.uploadLabel'));
  const send = async (text: string, name: string) => {
    await page.user.upload(field, new File([text], name, { type: 'text/csv' }));
    await page.settled();
  };
  page.refuse(/^POST .*quickorder\/file/, 500);
  await send('A-8;3\n', 'lista.csv');
  expect(toldOf(field)).toContain(t('general.commonError'));
  page.allow();
  await page.user.click(button(t('general.tryAgain')));
  await screen.findByRole('heading', { level: 2, name: t('rows.caption') });
  await page.user.click(button(t('quickOrder.backToLines')));
  const again = screen.getByLabelText(t('quickOrder.uploadLabel'));
  await page.user.upload(again, new File(['Hej\n'], 'hej.csv', { type: 'text/csv' }));
  await page.settled();
  expect([toldOf(again).includes(t('quickOrder.noRowsInFile')), queryButton(t('general.tryAgain'))]).toEqual([
    true,
    null,
  ]);
});

test('a name that nothing is called leads to the search, and Escape closes what is suggested', async () => {
  const page = await open();
  await page.user.type(number(1), 'mugg');
  const option = await screen.findByRole('option', { name: /Mugg/ });
  const list = screen.getByRole('listbox', { name: t('search.suggestions') });
  expect([number(1).getAttribute('aria-expanded'), number(1).getAttribute('aria-controls')]).toEqual([
    'true',
    list.id,
  ]);
  await page.user.keyboard('{ArrowDown}');
  expect([number(1).getAttribute('aria-activedescendant'), option.getAttribute('aria-selected')]).toEqual([
    option.id,
    'true',
  ]);
  await page.user.keyboard('{ArrowUp}');
  expect(number(1).getAttribute('aria-activedescendant')).toBe(null);
  await page.user.keyboard('{Escape}');
  expect([screen.queryByRole('option'), number(1).value]).toEqual([null, 'mugg']);
  await page.user.type(number(2), 'qqqq');
  const link = await screen.findByRole('link', { name: t('quickOrder.searchFor', { text: 'qqqq' }) });
  expect(link.getAttribute('href')).toContain('searchtext=qqqq');
});

const ownNumber = (OwnNumber: string, ArticleId: number) =>
  client.post('ownnumbers', { OwnNumber, ArticleId });
const namedBy = async (q: string) => {
  const { Rows } = (await client.get(`ownnumbers?q=${q}`)).body;
  return Rows.map((row: { Article: { ArticleText: string } }) => row.Article.ArticleText);
};

test('an own number that named another article says so and can be brought back', async () => {
  await ownNumber('EGEN-1', article.tray);
  const page = await open('/quickorder/numbers');
  const own = screen.getByLabelText<HTMLInputElement>(t('ownNumbers.own'));
  const named = screen.getByLabelText<HTMLInputElement>(t('ownNumbers.article'));
  const save = async () => page.user.click(button(t('ownNumbers.add')));
  await save();
  expect([document.activeElement === own, toldOf(own)]).toEqual([true, t('ownNumbers.ownMissing')]);
  await page.user.type(own, ' EGEN-1 ');
  await save();
  expect([document.activeElement === named, toldOf(named)]).toEqual([true, t('ownNumbers.articleMissing')]);
  await page.user.type(named, 'A-1');
  await page.user.click(await screen.findByRole('option'));
  expect(named.value).toBe('A-1 Mugg');
  await save();
  await screen.findByText(t('ownNumbers.replaced', { number: 'EGEN-1', article: 'Mugg', before: 'Bricka' }));
  await page.settled();
  expect([own.value, named.value, await namedBy('EGEN-1')]).toEqual(['', '', ['Mugg']]);
  await page.user.click(button(t('cart.undo')));
  await screen.findByText(t('ownNumbers.saved', { number: 'EGEN-1', article: 'Bricka' }));
  await page.settled();
  expect([await namedBy('EGEN-1'), screen.queryByRole('link', { name: 'Mugg' })]).toEqual([['Bricka'], null]);
});

test('own numbers are searched, counted, and none found is told apart from none saved', async () => {
  await open('/quickorder/numbers');
  screen.getByText(t('ownNumbers.none'));
  expect(queryButton(t('ownNumbers.saveAll'))).toBe(null);
  await ownNumber('EGEN-1', article.tray);
  await ownNumber('EGEN-2', article.mug);
  const page = await open('/quickorder/numbers');
  screen.getByText(plural(t, 'ownNumbers.count', 2));
  expect(queryButton(t('ownNumbers.saveAll'))).not.toBe(null);
  const search = async (words: string) => {
    const field = screen.getByLabelText(t('ownNumbers.search'));
    await page.user.clear(field);
    await page.user.type(field, `${words}{Enter}`);
    await page.settled();
  };
  await search(' egen-2 ');
  expect(location.search).toBe('?q=egen-2');
  await screen.findByText(plural(t, 'ownNumbers.count', 1), { exact: false });
  // All of them are no part of what was searched for.
  expect(queryButton(t('ownNumbers.saveAll'))).toBe(null);
  await search('finns inte');
  await screen.findByText(t('ownNumbers.noneFound', { words: 'finns inte' }));
  await page.user.click(await screen.findByRole('link', { name: t('ownNumbers.clearSearch') }));
  await waitFor(() => screen.getByText(plural(t, 'ownNumbers.count', 2)));
  await search('');
  expect(location.search).toBe('');
});

test('an own number that is removed can be undone, and one that could not be is there again', async () => {
  await ownNumber('EGEN-1', article.tray);
  const page = await open('/quickorder/numbers');
  const remove = () => queryButton(t('rows.removeRow', { row: 'EGEN-1' }));
  await page.user.click(remove()!);
  expect(remove()).toBe(null);
  await page.user.click(button(t('cart.undo')));
  expect(remove()).not.toBe(null);
  page.refuse(/^DELETE/);
  await page.user.click(remove()!);
  dispatchEvent(new Event('pagehide'));
  await screen.findByText(t('ownNumbers.removeFailed'));
  await waitFor(() => expect(remove()).not.toBe(null));
});

test('the table of what would be ordered says what it is, and is left without its head', async () => {
  const page = await open();
  await paste(page, 'A-8;2\nA-1;6');
  const table = await screen.findByRole('table', { name: t('rows.caption') });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(
    (
      ['rows.line', 'cart.article', 'cart.quantity', 'cart.price', 'cart.lineTotal', 'rows.remove'] as const
    ).map((name) => t(name)),
  );
});

test('a number that is typed where there is no camera leaves the field to the next', async () => {
  const page = await open('/quickorder/scan');
  const field = screen.getByLabelText<HTMLInputElement>(t('scan.number'));
  await page.user.type(field, 'A-8{Enter}');
  await page.settled();
  expect(field.value).toBe('');
  await page.user.type(field, ' A-1 {Enter}');
  await page.settled();
  const rows = within(screen.getByRole('list', { name: t('scan.rows') })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /Mugg|Bok/.exec(textContent)?.[0])).toEqual(['Mugg', 'Bok']);
});
