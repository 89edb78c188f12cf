import { screen, waitFor, within } from '@testing-library/dom';
import { computeAccessibleName } from 'dom-accessibility-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { queryOf } from '../../src/kit/pages/query.ts';
import { readOrder, listOrderRows } from '../../src/shop/orders/contract.ts';
import { dueInvoicesSeen } from '../../src/shop/invoices/due-invoices-seen.ts';
import { readShoppingList } from '../../src/shop/shopping-lists/contract.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { plural, translator } from '../../src/shop/texts/text.ts';
import { seedWithCanaries, type Own } from '../security/seed-canaries.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { fieldsAlikeIn } from './outline.ts';
import { close, show, type Shown } from './screen.ts';
import { staleIn } from './stale.ts';

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let client: Client;
let own: Own;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  client = await logInAs(shop, '1001');
  own = await seedWithCanaries(shop, client, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

type Act = {
  path: string | (() => string);
  /** Does it up to the last press, which sends it. */
  run: (page: Shown) => Promise<void>;
  /** The call that it makes. */
  call: RegExp;
  /** What is told when it is done, and when it failed. */
  told: string | RegExp;
  failed: string | RegExp;
  /** The name of what has the focus afterwards. */
  focus?: string | RegExp;
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inWindow = async () => within(await screen.findByRole('dialog'));

const acts: Record<string, Act> = {
  'one more of a row of the cart': {
    path: '/cart',
    run: async ({ user }) => user.click(await button(t('cart.plus', { article: 'Bok' }))),
    call: /^PUT \/api\/cartrow/,
    told: plural(t, 'cart.quantityNow', 12, { article: 'Bok' }),
    failed: t('cart.changeFailed', { article: 'Bok' }),
  },
  'a row of the cart is removed': {
    path: '/cart',
    run: async ({ user }) => user.click(await button(t('cart.remove', { article: 'Bok' }))),
    call: /^DELETE \/api\/cartrow/,
    told: t('cart.undo'),
    failed: t('cart.removeFailed', { article: 'Bok' }),
  },
  'the cart is saved as a list': {
    path: '/cart',
    run: async ({ user }) => {
      await user.click(await button(t('lists.saveCart')));
      const window = await inWindow();
      await user.click(window.getByRole('button', { name: t('lists.saveNew') }));
    },
    call: /^POST \/api\/lists/,
    told: t('lists.open'),
    failed: t('general.commonError'),
    focus: t('lists.saveCart'),
  },
  'the cart is put aside': {
    path: '/cart',
    run: async ({ user }) => {
      await user.click(await button(t('lists.putAside')));
      const window = await inWindow();
      await user.click(window.getByRole('button', { name: t('lists.putAside') }));
    },
    call: /^POST \/api\/lists/,
    told: t('cart.empty'),
    failed: t('general.commonError'),
    focus: t('cart.title'),
  },
  'an order is placed': {
    path: '/cart',
    run: async ({ user }) => {
      await user.selectOptions(await screen.findByLabelText(t('checkout.wayOfDelivery')), '1');
      await user.selectOptions(screen.getByLabelText(t('checkout.partialDelivery')), 'yes');
      await user.click(await button(t('checkout.sendOrder')));
    },
    call: /^POST \/api\/Order/,
    told: new RegExp(t('checkout.thankYou')),
    failed: t('general.commonError'),
    focus: t('checkout.alertTitle'),
  },
  'an order is added to': {
    path: '/cart',
    run: async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: new RegExp(`order ${own.order}`) }));
      await user.click(await button(t('addition.send')));
    },
    call: /^POST \/api\/Order/,
    told: /1 rad tillagd i order/,
    failed: t('general.commonError'),
  },
  'an address is made': {
    path: '/deliveryaddresses',
    run: async ({ user }) => {
      await user.click(await button(t('addresses.create')));
      const window = await inWindow();
      await user.type(await window.findByLabelText(t('field.name')), 'Lagret');
      await user.type(window.getByLabelText(t('field.address1')), 'Gatan 1');
      await user.type(window.getByLabelText(t('field.zipCode')), '11418');
      await user.type(window.getByLabelText(t('field.city')), 'Stockholm');
      await user.click(window.getByRole('button', { name: t('general.save') }));
    },
    call: /^POST \/api\/deliveryaddress/,
    told: t('addresses.saved'),
    failed: t('addresses.failed'),
    focus: t('addresses.create'),
  },
  'an address is changed': {
    path: '/deliveryaddresses',
    run: async ({ user }) => {
      await user.click(await button(t('addresses.changeNamed', { name: 'K7Q-1001-at' })));
      const window = await inWindow();
      await user.type(await window.findByLabelText(t('field.name')), 'X');
      await user.click(window.getByRole('button', { name: t('general.save') }));
    },
    call: /^PUT \/api\/deliveryaddress/,
    told: t('addresses.saved'),
    failed: t('addresses.failed'),
  },
  'a list is made': {
    path: '/lists',
    run: async ({ user }) => {
      await user.click(await button(t('lists.create')));
      const window = await inWindow();
      await user.type(window.getByLabelText(t('lists.name')), 'Höst');
      await user.click(window.getByRole('button', { name: t('lists.saveNew') }));
    },
    call: /^POST \/api\/lists/,
    told: t('lists.noRows'),
    failed: t('general.commonError'),
    focus: 'Höst',
  },
  'a list is renamed': {
    path: () => `/lists/${own.list}`,
    run: async ({ user }) => {
      await user.click(await button(t('lists.rename')));
      await user.type(screen.getByLabelText(t('lists.name')), ' 2{Enter}');
    },
    call: /^PUT \/api\/lists/,
    told: 'K7Q-1001-list 2',
    failed: t('general.commonError'),
    focus: t('lists.rename'),
  },
  'an article is added to a list': {
    path: () => `/lists/${own.list}`,
    run: async ({ user }) => {
      await user.type(await screen.findByLabelText(t('lists.addNumber')), 'A-1');
      await user.click(await button(t('lists.addRow')));
    },
    call: /^POST \/api\/lists\/\d+\/rows/,
    told: t('lists.rowAdded', { article: 'Mugg' }),
    failed: t('general.commonError'),
    focus: t('lists.addNumber'),
  },
  'an article is removed from a list': {
    path: () => `/lists/${own.list}`,
    run: async ({ user }) => user.click(await button(t('lists.removeRow', { article: 'Bok' }))),
    call: /^PUT \/api\/lists/,
    told: t('lists.rowRemoved', { article: 'Bok' }),
    failed: t('general.commonError'),
    focus: 'K7Q-1001-list',
  },
  'an own number is saved': {
    path: '/quickorder/numbers',
    run: async ({ user }) => {
      await user.type(await screen.findByLabelText(t('ownNumbers.own')), 'EGEN-1');
      await user.type(screen.getByLabelText(t('ownNumbers.article')), 'A-1');
      await user.click(await screen.findByRole('option'));
      await user.click(await button(t('ownNumbers.add')));
    },
    call: /^POST \/api\/ownnumbers/,
    told: 'EGEN-1',
    failed: t('general.commonError'),
    focus: t('ownNumbers.own'),
  },
  'what was bought is put in the cart': {
    path: '/bought',
    run: async ({ user }) => {
      await user.type(await screen.findByLabelText(t('bought.quantityOf', { article: 'Bok' })), '3');
      await user.click(await button(t('bought.addOf', { article: 'Bok' })));
    },
    call: /^POST \/api\/cart/,
    told: plural(t, 'rows.added', 1),
    failed: t('general.commonError'),
  },
  'an article is put in the cart': {
    path: '/article/1',
    run: async ({ user }) =>
      user.click(
        (await screen.findAllByRole('button', { name: new RegExp(`^${t('article.addToCart')}`) }))[0]!,
      ),
    call: /^POST \/api\/cartrow/,
    told: plural(t, 'card.added', 6),
    failed: t('article.addFailed'),
  },
  'an article is saved in a list': {
    path: '/article/1',
    run: async ({ user }) => {
      await user.click(await button(t('lists.save')));
      await user.click(await (await inWindow()).findByRole('button', { name: /K7Q-1001-list/ }));
    },
    call: /^POST \/api\/lists\/\d+\/rows/,
    told: t('lists.saved', { name: 'K7Q-1001-list' }),
    failed: t('general.commonError'),
    focus: t('lists.save'),
  },
  'the password is changed': {
    path: '/userprofile',
    run: async ({ user }) => {
      await user.type(await screen.findByLabelText(t('password.current')), 'demo1234');
      await user.type(screen.getByLabelText(t('password.new')), 'ett nytt lösen');
      await user.type(screen.getByLabelText(t('password.repeatNew')), 'ett nytt lösen');
      await user.click(await button(t('changePassword.submit')));
    },
    call: /^PUT \/api\/customer/,
    told: t('changePassword.done'),
    failed: t('changePassword.failed'),
  },
};

async function open({ path }: Act): Promise<Shown> {
  const page = await show(client, typeof path === 'string' ? path : path());
  // The window of overdue invoices was closed before.
  dueInvoicesSeen.remember('1001');
  await page.settled();
  expect(fieldsAlikeIn()).toEqual([]);
  return page;
}

/** Reads whatever the customer's other pages show, as if they had been looked at just before. */
async function readEverything({ queries }: Shown): Promise<void> {
  const lists = shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, path, who, name }) =>
        method === 'GET' && who === 'customer' && !path.includes(':') && !/pdf|file|export/i.test(name),
    );
  const wanted = [
    ...lists.map((endpoint) => queryOf(endpoint, 'sv')),
    queryOf(readOrder, 'sv', { orderId: own.order }),
    queryOf(listOrderRows, 'sv', { orderId: own.order }),
    queryOf(readShoppingList, 'sv', { id: own.list }),
  ];
  await Promise.all(wanted.map((query) => queries.prefetchQuery(query as never)));
}

test.each(Object.entries(acts))(
  '%s: it is told when it failed; done, it keeps the focus and leaves nothing old',
  async (_name, act) => {
    const failing = await open(act);
    failing.refuse(act.call);
    await act.run(failing);
    await screen.findAllByText(act.failed);

    const page = await open(act);
    await readEverything(page);
    await act.run(page);
    await screen.findAllByText(act.told);
    await page.settled();
    await waitFor(() => {
      const { activeElement } = document;
      const isNowhere = activeElement === null || activeElement === document.body;
      const name = activeElement && computeAccessibleName(activeElement);
      expect([isNowhere, name]).toEqual([false, expect.stringMatching(act.focus ?? '')]);
    });
    const sent = page.sent.map(({ method, path }) => `${method} ${path}`);
    expect(sent).toContainEqual(expect.stringMatching(act.call));
    expect(await staleIn(page, shop, client)).toEqual([]);
  },
);
