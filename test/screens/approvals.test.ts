import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { rightsOfRole } from '../../src/shop/customers/person-roles.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { addPerson } from '../persons.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let owner: Client;
let buyer: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
  owner = await logInAs(shop, '1001');
  buyer = await addPerson(shop, 1001, 'Bo', rightsOfRole('order', true));
});
afterAll(async () => {
  close();
  await shop.close();
});

async function ask(by: Client): Promise<number> {
  await by.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  const { body } = await by.post('approvals', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true });
  return body.Id;
}

async function requestOf(id: number) {
  const heading = await waitFor(() => {
    const found = document.getElementById(`request-${id}`);
    if (!found) throw new Error(`request ${id} is not shown`);
    return found;
  });
  return within(heading.closest('article')!);
}

test('an administrator approves at the sum that is shown, and is told another one first', async () => {
  const id = await ask(buyer);
  const page = await show(owner, '/approvals');
  const request = await requestOf(id);
  const button = (amount: string) =>
    request.findByRole('button', { name: t('approvals.approveOne', { name: 'Bo', amount }) });
  const first = await button('150,00\u{A0}kr');
  await shop.db.updateTable('price').set({ price: 16_000 }).where('article_id', '=', article.tray).execute();
  await shop.services.versions.changed();
  await page.user.click(first);
  const told = await request.findByRole('alert');
  expect(told.textContent).toContain(t('approvals.newTotal', { amount: '200,00\u{A0}kr' }));
  await page.user.click(await button('200,00\u{A0}kr'));
  // What is decided moves below what waits.
  expect(await screen.findByText(t('approvals.state.approved'))).toBeDefined();
  expect(page.sent.map(({ body }) => body)).toMatchObject([{ expectedTotal: 150 }, { expectedTotal: 200 }]);
  expect((await requestOf(id)).queryByRole('button')).toBeNull();
});

test('who declines begins with why, is kept at what was typed when it fails, and who asked may order it anew', async () => {
  const id = await ask(buyer);
  const page = await show(owner, '/approvals');
  const request = await requestOf(id);
  const declining = t('approvals.declineOne', { name: 'Bo' });
  await page.user.click(await request.findByRole('button', { name: declining }));
  const dialog = within(await screen.findByRole('dialog', { name: declining }));
  const reason = dialog.getByRole('textbox', { name: /^Varför/ });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await page.user.type(reason, 'Vänta');
  page.refuse(/decline/);
  await page.user.click(dialog.getByRole('button', { name: t('approvals.decline') }));
  expect(await dialog.findByRole('alert')).toBeDefined();
  expect((reason as HTMLTextAreaElement).value).toBe('Vänta');
  page.allow();
  await page.user.click(await dialog.findByRole('button', { name: t('approvals.decline') }));
  expect(await screen.findByText(t('approvals.why', { reason: 'Vänta' }))).toBeDefined();
  expect(screen.queryByRole('dialog', { name: declining })).toBeNull();
  // The button that opened the window is gone with what waited.
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const again = { name: t('approvals.toCart') };
  expect((await requestOf(id)).queryByRole('button', again)).toBeNull();

  const own = await show(buyer, '/approvals');
  const declined = await requestOf(id);
  await own.user.click(await declined.findByRole('button', again));
  await waitFor(() => expect(own.sent).toHaveLength(1));
  await own.settled();
  const { Rows } = (await buyer.get('cart')).body;
  expect(Rows).toMatchObject([{ ArticleId: article.tray, Quantity: 1 }]);
});

test('nobody is offered to approve an own request, and who may not approve none', async () => {
  const id = await ask(owner);
  await show(owner, '/approvals');
  const request = await requestOf(id);
  expect(await request.findByText(t('approvals.ownWaits'))).toBeDefined();
  expect(request.queryByRole('button', { name: /^Godkänn/ })).toBeNull();
  expect(request.getByRole('button', { name: /^Avslå/ })).toBeDefined();
  await buyer.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  const other = await ask(buyer);
  await show(buyer, '/approvals');
  const own = await requestOf(other);
  expect(own.queryByRole('button', { name: /^(Godkänn|Avslå)/ })).toBeNull();
});
