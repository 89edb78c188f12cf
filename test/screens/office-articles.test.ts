import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { undoMinutes } from '../../src/shop/articles/office/bulk/contract.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// What the office is told of an article while it is filled in, and of a change of many before it is made.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

async function open(path: string, client = owner): Promise<Shown> {
  const page = await show(client, path);
  await page.settled();
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const hintOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('a price that is more than double or less than half of the stored one is asked about', async () => {
  await open(`/office/articles/${article.tray}`);
  const jump = (now: string) => t('articles.priceJump', { old: '120,00', new: now });
  for (const [typed, said] of [
    ['240', ''],
    ['240,01', jump('240,01')],
    ['60', ''],
    ['59', jump('59,00')],
    ['', ''],
  ] as const) {
    type('Price', typed);
    expect([typed, hintOf('Price')]).toEqual([typed, said]);
  }
  type('Price', '120');
  type('RegularPrice', '120');
  expect(hintOf('RegularPrice')).toBe(t('articles.regularUnseen'));
  type('RegularPrice', '121');
  expect(hintOf('RegularPrice')).toBe(t('articles.regularHint'));
});

test('a number that another article has is told at its field, and a new article gets a page of its own', async () => {
  const page = await open('/office/articles/new');
  expect(screen.queryByRole('button', { name: t('form.delete') })).toBe(null);
  for (const [name, value] of Object.entries({
    ArticleNumber: 'A-2',
    NameSV: 'Skål',
    Price: '10',
    QuantityPerPackage: '1',
  }))
    type(name, value);
  await page.user.selectOptions(field('ProductGroupId'), '1');
  await page.user.click(button(t('form.create')));
  await waitFor(() => expect(hintOf('ArticleNumber')).toContain(t('articles.numberTaken')));
  expect(document.activeElement?.textContent).toContain(t('articles.numberTaken'));
  type('ArticleNumber', 'A-20');
  expect(field('ArticleNumber').getAttribute('aria-invalid')).toBe(null);
  await page.user.click(button(t('form.create')));
  await waitFor(() => expect(location.pathname).toMatch(/^\/office\/articles\/\d+$/));
  await screen.findByRole('heading', { level: 1, name: /^A-20 Skål/ });
});

test('an article that is not sold has no way to the shop, and one that was ordered is not deleted', async () => {
  await open(`/office/articles/${article.withdrawn}`);
  const inShop = () => screen.queryByRole('link', { name: t('articles.inShop') });
  expect(inShop()).toBe(null);
  screen.getAllByText(t('articles.state.withdrawn'));
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  const page = await open(`/office/articles/${article.tray}`);
  expect(inShop()?.getAttribute('href')).toMatch(new RegExp(`^/article/${article.tray}(/|$)`));
  await page.user.click(button(t('form.delete')));
  const asked = within(screen.getByRole('dialog', { name: t('form.delete.title', { name: 'A-2' }) }));
  await page.user.click(asked.getByRole('button', { name: t('form.delete') }));
  const told = await asked.findByRole('alert');
  expect(told.textContent).not.toBe(t('general.commonError'));
  expect(asked.queryByRole('button', { name: t('form.delete') })).toBe(null);
});

test('a change of many prices is told with what it does to each, what it leaves, and how long it can be undone', async () => {
  await shop.db.deleteFrom('price').where('article_id', '=', article.book).execute();
  await shop.services.versions.changed();
  const page = await open('/office/articles');
  for (const name of ['A-1', 'A-8'])
    await page.user.click(screen.getByRole('checkbox', { name: t('list.select', { name }) }));
  const form = within(screen.getByRole('form', { name: t('articles.bulk.title') }));
  const look = form.getByRole<HTMLButtonElement>('button', { name: t('articles.bulk.look') });
  expect(look.disabled).toBe(true);
  const percent = form.getByLabelText<HTMLInputElement>(t('articles.bulk.percent'));
  fireEvent.change(percent, { target: { value: 'fem' } });
  form.getByText(t('articles.bulk.percentWrong'));
  fireEvent.click(look);
  expect(screen.queryByRole('dialog')).toBe(null);
  fireEvent.change(percent, { target: { value: '+10' } });
  await page.user.click(look);
  const asked = within(await screen.findByRole('dialog', { name: t('articles.bulk.title') }));
  await asked.findByText(`${t('articles.bulk.price')}: +10 %`);
  asked.getByText(t('articles.bulk.count.one'));
  asked.getByText(`${t('articles.bulk.same.one')} ${t('articles.bulk.withoutPrice')}`);
  asked.getByText(t('articles.bulk.undoable', { minutes: undoMinutes }));
  const [, example] = within(asked.getByRole('table', { name: t('articles.bulk.examples') })).getAllByRole(
    'row',
  );
  expect([...example!.children].map(({ textContent }) => textContent)).toEqual([
    'A-1 Mugg',
    expect.stringContaining('49,90'),
    expect.stringContaining('54,89'),
  ]);
  await page.user.click(asked.getByRole('button', { name: t('general.cancel') }));
  expect([screen.queryByRole('dialog'), page.sent.length]).toEqual([null, 1]);
  await page.user.click(button(t('list.clearSelection')));
  expect(screen.queryByRole('form', { name: t('articles.bulk.title') })).toBe(null);
});

test('what is chosen of many is told field by field, also what is taken away, and can be undone by who did it', async () => {
  await shop.db.updateTable('article').set({ hs_code: '691110', country_of_origin: 'SE' }).execute();
  const page = await open('/office/articles');
  await page.user.click(screen.getByRole('checkbox', { name: t('list.select', { name: 'A-1' }) }));
  const form = within(screen.getByRole('form', { name: t('articles.bulk.title') }));
  await page.user.selectOptions(form.getByLabelText(t('articles.field.Active')), 'no');
  await page.user.click(form.getByText(t('articles.bulk.more')));
  await page.user.type(form.getByLabelText(t('articles.field.HsCode')), ' - ');
  await page.user.selectOptions(form.getByLabelText(t('articles.field.CountryOfOrigin')), '-');
  await page.user.selectOptions(form.getByLabelText(t('articles.field.VatCode')), '12');
  await page.user.click(form.getByRole('button', { name: t('articles.bulk.look') }));
  const asked = within(await screen.findByRole('dialog', { name: t('articles.bulk.title') }));
  await asked.findByText(`${t('articles.field.Active')}: ${t('general.no')}`);
  const lines = asked.getAllByRole('listitem').map(({ textContent }) => textContent);
  const none = t('articles.bulk.none');
  expect(lines).toEqual(
    expect.arrayContaining([
      `${t('articles.field.HsCode')}: ${none}`,
      `${t('articles.field.CountryOfOrigin')}: ${none}`,
      expect.stringMatching(new RegExp(`^${t('articles.field.VatCode')}: .*12`)),
    ]),
  );
  await page.user.click(asked.getByRole('button', { name: t('articles.bulk.go.one') }));
  await page.settled();
  const mug = async () => (await owner.get(`office/articles/${article.mug}`)).body;
  expect(await mug()).toMatchObject({ Active: false, HsCode: '', CountryOfOrigin: '', VatCode: '12' });
  const last = within(screen.getByRole('region', { name: t('articles.bulk.title') }));
  expect(last.getByText(/^Du ändrade 1 artikel/).textContent).toContain(lines.join(' · '));
  // Others of the staff are not offered to undo it.
  await addStaff(shop, 'content@maker.example', 'content');
  await open('/office/articles', await logInToOfficeAs(shop, 'content@maker.example'));
  expect(screen.queryByText(/^Du ändrade 1 artikel/)).toBe(null);
  const again = await open('/office/articles');
  await again.user.click(button(t('form.undo')));
  await screen.findByText(t('articles.bulk.undone.one'));
  expect(await mug()).toMatchObject({ Active: true, HsCode: '691110', CountryOfOrigin: 'SE', VatCode: '25' });
});

test('a list of articles tells what is on its way, what is not sold, and what has no price', async () => {
  await shop.db.deleteFrom('price').where('article_id', '=', article.book).execute();
  await shop.services.versions.changed();
  await open('/office/articles');
  const rowOf = (number: string) => screen.getByRole('link', { name: number }).closest('tr')!;
  expect(rowOf(`A-${article.onOrder}`).textContent).toContain('0 (+60)');
  expect(rowOf('A-1').textContent).not.toContain('(+');
  expect(rowOf(`A-${article.withdrawn}`).textContent).toContain(t('articles.state.withdrawn'));
  expect(rowOf('A-1').textContent).not.toContain(t('articles.state.withdrawn'));
  expect(within(rowOf('A-8')).getByText('–')).toBeDefined();
});

test('what is typed as stock is what is there, less what was sold while it was typed', async () => {
  const stock = async () => (await owner.get(`office/articles/${article.book}`)).body.QuantityAvailable;
  const before = await stock();
  const page = await open(`/office/articles/${article.book}`);
  type('QuantityAvailable', String(before - 100));
  await page.user.click(button(t('general.save')));
  await screen.findAllByText(t('form.saved'));
  expect(await stock()).toBe(before - 100);
  await page.settled();
  type('QuantityAvailable', String(before));
  const buyer = await logInAs(shop, '1001');
  await buyer.post('cartrow', { ArticleId: article.book, Quantity: 3 });
  expect((await buyer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).status).toBe(200);
  await page.user.click(button(t('general.save')));
  await waitFor(async () => expect(await stock()).toBe(before - 3));
});

test('the filters of the articles show what the address asks for', async () => {
  const shown = () => [
    screen.getByLabelText<HTMLSelectElement>(t('articles.state')).value,
    screen.getByLabelText<HTMLSelectElement>(t('articles.lacks')).value,
  ];
  await open('/office/articles?state=active&lacks=picture');
  expect(shown()).toEqual(['active', 'picture']);
  const page = await open('/office/articles');
  expect(shown()).toEqual(['', '']);
  await page.user.selectOptions(screen.getByLabelText(t('articles.lacks')), 'picture');
  await waitFor(() => expect([...shown(), location.search]).toEqual(['', 'picture', '?lacks=picture']));
});
