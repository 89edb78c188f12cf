import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

const headings = () =>
  screen
    .findAllByRole('combobox', { name: /^Kolumnen .+ läses som$/ })
    .then((fields) =>
      fields.map((field) => field.ariaLabel ?? (field as HTMLSelectElement).labels[0]?.textContent),
    );
const told = (...columns: string[]) => columns.map((heading) => t('exchange.columns.fieldOf', { heading }));

async function choose({ user }: Shown, name: string, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, new File([text], name, { type: 'text/csv' }));
}

test('the columns that are shown are those of the file that was chosen last, also after one was read in', async () => {
  const { ArticleNumber } = (await owner.get(`office/articles/${article.mug}`)).body;
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await page.user.selectOptions(document.querySelector('form select[name="kind"]')!, 'stock');
  await choose(page, 'ett.csv', `Vårt nr;I lager\n${ArticleNumber};7 st\n`);
  await waitFor(async () => expect(await headings()).toEqual(told('Vårt nr', 'I lager')));
  await page.user.click(await screen.findByRole('button', { name: t('exchange.send.try') }));
  await page.user.click(await screen.findByRole('button', { name: t('exchange.send.go') }));
  await screen.findByText(t('exchange.send.done', { file: 'ett.csv' }));
  await choose(page, 'två.csv', `Hyllplats;I lager;Vårt nr\nA;9 st;${ArticleNumber}\n`);
  await waitFor(async () => expect(await headings()).toEqual(told('Hyllplats', 'I lager', 'Vårt nr')));
});

test('a file that was saved anew since is asked for again, and is taken when it is chosen', async () => {
  const { ArticleNumber } = (await owner.get(`office/articles/${article.mug}`)).body;
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await page.user.selectOptions(document.querySelector('form select[name="kind"]')!, 'stock');
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const text = `Vårt nr;I lager\n${ArticleNumber};5 st\n`;
  const file = new File([text], 'lager.csv', { type: 'text/csv' });
  await page.user.upload(input(), file);
  await waitFor(async () => expect(await headings()).toEqual(told('Vårt nr', 'I lager')));
  // So a browser refuses what it no longer finds as it was chosen.
  const unreadable = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: unreadable });
  page.refuse(/^POST .*exchange\/files/, 500);
  await page.user.click(await screen.findByRole('button', { name: t('exchange.send.try') }));
  await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(t('exchange.send.changed')).length).toBeGreaterThan(0);
  expect(screen.queryByText(t('exchange.send.failed'))).toBeNull();
  page.allow();
  await choose(page, 'lager.csv', text);
  await waitFor(async () => expect(await headings()).toEqual(told('Vårt nr', 'I lager')));
  expect(input().getAttribute('aria-invalid')).not.toBe('true');
  await page.user.click(await screen.findByRole('button', { name: t('exchange.send.try') }));
  await screen.findByRole('heading', { name: t('exchange.send.would') });
});

/** Chooses a file of articles and tries it. */
async function tryArticles(page: Shown, ...rows: string[]): Promise<void> {
  await choose(page, 'artiklar.csv', ['Artnr;Benämning;Varugrupp;Utpris', ...rows].join('\n'));
  await page.user.click(await screen.findByRole('button', { name: t('exchange.send.try') }));
  await screen.findByRole('heading', { name: t('exchange.send.would') });
}

const count = (text: 'exchange.run.ready' | 'exchange.run.created' | 'exchange.run.rejected') =>
  screen.queryByText(t(text), { selector: 'dt' })?.nextElementSibling?.textContent;

test('product groups that are missing are made by one press where the errors stand', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await tryArticles(page, 'N-1;Skål;Glas > Skålar;99', 'N-2;Fat;;99', 'N-3;Kanna;Glas > Skålar;99');
  expect(count('exchange.run.rejected')).toBe('3');
  screen.getByText(t('exchange.groups.missing', { names: 'Glas > Skålar' }));
  screen.getByText(t('exchange.groups.none'));
  await page.user.click(screen.getByRole('button', { name: t('exchange.groups.make') }));
  await waitFor(() => expect(count('exchange.run.created')).toBe('3'));
  expect(screen.getByLabelText<HTMLInputElement>(t('exchange.columns.makeGroups')).checked).toBe(true);
  expect(screen.queryByRole('button', { name: t('exchange.groups.make') })).toBeNull();
});

test('colours and materials that are missing are made by one press, and the errors of a colour are one line', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  const rows = [3, 4, 5, 6, 7, 8].map((at) => `C-${at};Skål;1;99;${at < 8 ? 'Havsgrön' : 'Vit'};Lera`);
  await choose(
    page,
    'artiklar.csv',
    ['Artnr;Benämning;Varugrupp;Utpris;Färg;Material', 'C-2;Fat;1;99;;', ...rows].join('\n'),
  );
  await screen.findByLabelText(t('exchange.columns.makeColours'));
  await page.user.click(screen.getByLabelText(t('exchange.columns.vat.out')));
  await page.user.click(screen.getByRole('button', { name: t('exchange.send.try') }));
  await screen.findByText(t('exchange.colours.missing', { names: 'Havsgrön, Vit' }));
  screen.getByText(t('exchange.materials.missing', { names: 'Lera' }));
  screen.getByRole('rowheader', { name: t('exchange.run.andMore', { named: '3, 4, 5', more: 2 }) });
  screen.getByRole('rowheader', { name: t('exchange.run.andMore', { named: '3, 4, 5', more: 3 }) });
  await page.user.click(screen.getByRole('button', { name: t('exchange.missing.make') }));
  await waitFor(() => expect(count('exchange.run.created')).toBe('7'));
  expect(screen.getByLabelText<HTMLInputElement>(t('exchange.columns.makeColours')).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(t('exchange.columns.makeMaterials')).checked).toBe(true);
});

test('a price list that was made in another window is seen when one comes back', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await choose(page, 'artiklar.csv', 'Artnr;Benämning;Varugrupp;EUR\nN-1;Skål;1;9\n');
  const missing = t('exchange.columns.noList', { currency: 'EUR' });
  await screen.findByText(missing, { exact: false });
  await page.settled();
  await shop.db.insertInto('price_list').values({ code: 'euro', currency_code: 'EUR' }).execute();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(missing, { exact: false })).toBeNull());
  await shop.db.deleteFrom('price_list').where('code', '=', 'euro').execute();
});

test('a number of no group is not offered to be made', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await tryArticles(page, 'N-1;Skål;987;99');
  expect(count('exchange.run.rejected')).toBe('1');
  expect(screen.queryByRole('button', { name: t('exchange.groups.make') })).toBeNull();
});

test('a file with one wrong row tells how many are right, and how they are taken in', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await tryArticles(page, 'N-1;Skål;1;99', 'N-2;Fat;1;99', 'N-3;Kanna;1;gratis');
  expect(count('exchange.run.created')).toBeUndefined();
  expect([count('exchange.run.ready'), count('exchange.run.rejected')]).toEqual(['2', '1']);
  screen.getByText(t('exchange.run.someReady', { n: 2 }));
  await page.user.click(screen.getByLabelText(t('exchange.send.skipBad')));
  await page.user.click(screen.getByRole('button', { name: t('exchange.send.go') }));
  await screen.findByText(t('exchange.send.done', { file: 'artiklar.csv' }));
});

test('headings alone, as an empty register is exported, change nothing', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await tryArticles(page);
  expect([count('exchange.run.created'), count('exchange.run.rejected')]).toEqual(['0', '0']);
  expect(screen.queryByRole('button', { name: t('exchange.send.go') })).toBeNull();
});

test('a column of prices in a currency says that a list is to be made, as long as it is read', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await choose(page, 'artiklar.csv', 'Artnr;Benämning;Varugrupp;Pris NOK\nN-1;Skål;1;99\n');
  const field = await screen.findByLabelText<HTMLSelectElement>(
    t('exchange.columns.fieldOf', { heading: 'Pris NOK' }),
  );
  expect(field.value).toBe('price:NOK');
  const hint = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(hint()).toBe(
    `${t('exchange.columns.noList', { currency: 'NOK' })} ${t('exchange.columns.toLists')}`,
  );
  const link = screen.getByRole('link', { name: t('exchange.columns.toLists') });
  expect(link.getAttribute('href')).toBe('/office/price-lists/new?currency=NOK');
  await page.user.selectOptions(field, '');
  expect(hint()).toBeUndefined();
});

test.each([
  ['a PDF', 'priser.xlsx', '%PDF-1.4\n1 0 obj', 'Den är varken en textfil eller en Excelbok (.xlsx).'],
  ['an empty file', 'tom.csv', '', 'Filen är tom.'],
  ['own headings alone', 'rubriker.csv', 'Artnr;Vad det är\n', 'Den har inga rader under den första.'],
])(
  '%s is told at its field as soon as it is chosen, with what is right',
  async (_what, name, text, reason) => {
    const page = await show(owner, '/office/exchange');
    await page.settled();
    await choose(page, name, text);
    const field = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const told = document.getElementById(field.getAttribute('aria-describedby')!)?.textContent;
    expect(told).toBe(`${reason} ${t('exchange.send.wanted')}`);
    await page.user.click(screen.getByRole('button', { name: t('exchange.send.try') }));
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('heading', { name: t('exchange.send.would') })).toBeNull();
    await choose(page, 'artiklar.csv', 'Artnr;Benämning\nA-1;Mugg\n');
    await waitFor(() => expect(field.hasAttribute('aria-invalid')).toBe(false));
  },
);

test('a group that stands once for each block is filled down, which can be taken back and had again', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  const rows = [
    '1;B-1;Skål;99',
    ';B-2;Fat;99',
    ';B-3;Kanna;99',
    '2;B-4;Mugg;99',
    ';B-5;Kopp;99',
    ';B-6;Glas;9',
  ];
  await choose(page, 'block.csv', ['Grupp;Artnr;Benämning;Pris exkl. moms', ...rows].join('\n'));
  const box = await screen.findByLabelText<HTMLInputElement>(t('exchange.columns.fillDown'));
  expect(box.checked).toBe(true);
  screen.getByText(t('exchange.columns.oncePerBlock', { n: 2, all: 6 }));
  await page.user.click(box);
  screen.getByText(t('exchange.columns.oncePerBlockOff', { n: 2, all: 6 }));
  await page.user.click(screen.getByRole('button', { name: t('exchange.send.try') }));
  await waitFor(() => expect(count('exchange.run.rejected')).toBe('4'));
  expect(screen.queryByRole('button', { name: t('exchange.groups.make') })).toBeNull();
  screen.getByText(t('exchange.groups.onlyAtTop'));
  await page.user.click(screen.getByRole('button', { name: t('exchange.groups.fillDown') }));
  await waitFor(() => expect(count('exchange.run.created')).toBe('6'));
  expect(box.checked).toBe(true);
});

test('a file of customers among articles is told, and read as customers by one press', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await choose(
    page,
    'kunder.csv',
    'Namn;Orgnr;E-post;Postnr;Ort\nHaga Te;;haga@butik.example;41301;Göteborg\n',
  );
  await screen.findByText(t('exchange.columns.looksLike', { other: 'kunder', kind: 'artiklar' }));
  await page.user.click(
    screen.getByRole('button', { name: t('exchange.columns.readAs', { kind: 'kunder' }) }),
  );
  expect(document.querySelector<HTMLSelectElement>('form select[name="kind"]')!.value).toBe('customers');
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: t('exchange.columns.readAs', { kind: 'kunder' }) }),
    ).toBeNull(),
  );
});

test('a price that becomes a hundred times what it was is named above all else, and marked', async () => {
  const { ArticleNumber, Price } = (await owner.get(`office/articles/${article.mug}`)).body;
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await choose(page, 'priser.csv', `Artnr;Utpris\n${ArticleNumber};${Price * 100}\n`);
  await page.user.click(await screen.findByRole('button', { name: t('exchange.send.try') }));
  const told = await screen.findByText(t('exchange.trial.jump.one'));
  expect(told.closest('div')?.textContent).toMatch(/49,90 → 4990,00 \(rad 2\)/);
  screen.getByText(t('exchange.trial.jump.mark'));
  await page.user.click(screen.getByRole('button', { name: t('exchange.send.go') }));
  await screen.findByText(t('exchange.send.doneText', { file: 'priser.csv', created: 0, changed: 1 }));
  expect(screen.getByRole('link', { name: t('exchange.send.see') }).getAttribute('href')).toMatch(
    /^\/office\/exchange\/runs\/\d+$/,
  );
});

test('each box of what the file makes stands for its own kind', async () => {
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await page.user.selectOptions(document.querySelector('form select[name="kind"]')!, 'articles');
  await choose(
    page,
    'nytt.csv',
    'article_number;name_sv;group_id;colour_ids;material_id\nN-1;Ny;1;Röd;Lera\n',
  );
  const names = ['makeGroups', 'makeColours', 'makeMaterials', 'fillDown'] as const;
  const box = (name: (typeof names)[number]) =>
    screen.getByLabelText<HTMLInputElement>(t(`exchange.columns.${name}`));
  await screen.findByLabelText(t('exchange.columns.makeMaterials'));
  for (const name of names) {
    const before = names.map((one) => box(one).checked);
    await page.user.click(box(name));
    const after = names.map((one) => box(one).checked);
    expect([name, ...after]).toEqual([name, ...before.map((was, at) => was !== (names[at] === name))]);
  }
});
