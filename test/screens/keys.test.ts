import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { pages } from '../../src/app/pages.ts';
import { dueInvoicesSeen } from '../../src/shop/invoices/due-invoices-seen.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
const officeText = officeTextIn('sv');
let shop: TestShop;
let customer: Client;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all([...pages, ...officePages].map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  customer = await logInAs(shop, '1001');
  dueInvoicesSeen.remember('1001');
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  close();
  await shop.close();
});

describe('the key of the search', () => {
  const isOpen = () => screen.queryByRole('dialog') !== null;

  test.each([
    [{ key: 'k', ctrlKey: true }, true],
    [{ key: 'K', metaKey: true }, true],
    [{ key: 'k' }, false],
    [{ key: 'j', ctrlKey: true }, false],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
    [{ key: 'k', metaKey: true, altKey: true }, false],
  ])('in the office, %j opens it: %s', async (pressed, opens) => {
    const page = await show(owner, '/office/articles');
    await page.settled();
    // What the browser would do with the key is left to it where the search does not open.
    expect(fireEvent.keyDown(document.body, pressed)).toBe(!opens);
    await page.settled();
    expect(isOpen()).toBe(opens);
  });

  test('in the office opens nothing over another window', async () => {
    const page = await show(owner, '/office/colours');
    await page.settled();
    await page.user.click(await screen.findByRole('button', { name: officeText('colours.new') }));
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
    await page.settled();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test.each([
    [{ key: '/' }, true],
    [{ key: '7', shiftKey: true }, false],
    [{ key: '/', ctrlKey: true }, false],
    [{ key: '/', metaKey: true }, false],
    [{ key: '/', altKey: true }, false],
  ])('in the shop, %j leads to it: %s', async (pressed, leads) => {
    const page = await show(customer, '/lists');
    await page.settled();
    const field = screen.getByRole('combobox', { name: t('search.inHeader') });
    expect(fireEvent.keyDown(document.body, pressed)).toBe(!leads);
    expect(document.activeElement === field).toBe(leads);
    // Whoever writes it in a field has written it.
    field.blur();
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();
    expect(fireEvent.keyDown(other, pressed)).toBe(true);
    expect(document.activeElement).toBe(other);
  });
});

test.each(['/orders', '/bought', '/lists', '/cart', '/products'])(
  'each button of %s that opens something beside it says whether it is open',
  async (path) => {
    await customer.post('cartrow', { ArticleId: article.book, Quantity: 3 });
    await customer.post('Order', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true });
    const page = await show(customer, path);
    await page.settled();
    if (['/orders', '/bought'].includes(path)) screen.getByRole('button', { name: t('orders.filter') });
    const buttons = screen.getAllByRole('button').filter((one) => one.hasAttribute('aria-controls'));
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const states: (string | null)[] = [];
      for (const press of [false, true, true]) {
        if (press) await page.user.click(button);
        await page.settled();
        states.push(button.getAttribute('aria-expanded'));
        if (states.at(-1) === 'true')
          expect(document.getElementById(button.getAttribute('aria-controls')!)).not.toBeNull();
      }
      expect([button.textContent, states]).toEqual([button.textContent, ['false', 'true', 'false']]);
    }
  },
);

describe('a list that is removed', () => {
  const undoFor = 10_000;
  const named = { name: t('lists.removeList', { name: 'Höst' }) };

  async function removed() {
    await customer.post('lists', { Name: 'Höst' });
    const page = await show(customer, '/lists');
    await page.settled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(await screen.findByRole('button', named));
    const notice = await screen.findByText(t('lists.removed', { name: 'Höst' }));
    expect(screen.queryByRole('button', named)).toBeNull();
    return { page, notice };
  }
  const isListed = async () => (await customer.get('lists')).body.TotalCount === 1;

  test('can be undone for ten seconds, and then is', async () => {
    const { page } = await removed();
    await vi.advanceTimersByTimeAsync(undoFor - 2_000);
    expect([page.sent, screen.queryByRole('button', { name: t('cart.undo') }) !== null]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(() => expect(page.sent).toMatchObject([{ method: 'DELETE' }]));
    await page.settled();
    expect(await isListed()).toBe(false);
  });

  test('stays when it is undone, however long one waits then', async () => {
    const { page } = await removed();
    await vi.advanceTimersByTimeAsync(undoFor - 2_000);
    fireEvent.click(screen.getByRole('button', { name: t('cart.undo') }));
    expect(await screen.findByRole('button', named)).toBeDefined();
    await vi.advanceTimersByTimeAsync(3 * undoFor);
    // Nor is it by the page being left.
    dispatchEvent(new Event('pagehide'));
    await page.settled();
    expect([page.sent, await isListed()]).toEqual([[], true]);
  });

  test('is at once when the page is left, and once', async () => {
    const { page } = await removed();
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(page.sent).toMatchObject([{ method: 'DELETE' }]));
    await vi.advanceTimersByTimeAsync(2 * undoFor);
    await page.settled();
    expect([page.sent.length, await isListed()]).toEqual([1, false]);
  });

  test('is there again when it could not be, and that is told', async () => {
    const { page } = await removed();
    page.refuse(/^DELETE/);
    await vi.advanceTimersByTimeAsync(undoFor);
    expect(await screen.findByText(t('lists.removeFailed', { name: 'Höst' }))).toBeDefined();
    expect(await screen.findByRole('button', named)).toBeDefined();
  });
});

test('a row of the cart can be put back for eight seconds, and as long as the focus is there', async () => {
  await customer.post('cartrow', { ArticleId: article.book, Quantity: 3 });
  const page = await show(customer, '/cart');
  await page.settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fireEvent.click(await screen.findByRole('button', { name: t('cart.remove', { article: 'Bok' }) }));
  const undo = await screen.findByRole('button', { name: t('cart.undo') });
  expect(document.activeElement).toBe(undo);
  const isOffered = () => screen.queryByRole('button', { name: t('cart.undo') }) !== null;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(isOffered()).toBe(true);
  undo.blur();
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(isOffered()).toBe(false));
});

test('a cart that was read before a change does not come back after it', async () => {
  await customer.post('cartrow', { ArticleId: article.book, Quantity: 3 });
  const page = await show(customer, '/cart');
  await page.settled();
  const letGo = page.delay(/^GET \/api\/cart$/);
  const reading = page.queries.refetchQueries({ queryKey: ['readCart'] });
  await waitFor(() => expect(page.queries.isFetching({ queryKey: ['readCart'] })).toBe(1));
  // The server has told of three pieces by now.
  await new Promise((done) => setTimeout(done, 300));
  await page.user.click(screen.getByRole('button', { name: t('cart.plus', { article: 'Bok' }) }));
  const pieces = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Bok/ }).value;
  await waitFor(() => expect(page.sent.some(({ method }) => method === 'PUT')).toBe(true));
  await waitFor(() => expect(page.queries.isMutating()).toBe(0));
  letGo();
  await reading;
  await page.settled();
  expect([pieces(), (await customer.get('cart')).body.Rows[0].Quantity]).toEqual(['4', 4]);
});
