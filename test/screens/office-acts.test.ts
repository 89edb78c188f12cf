import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { oneOfEverything } from './office-things.ts';
import { close, show, type Shown } from './screen.ts';
import { staleIn } from './stale.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
let things: Record<string, string>;

beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  things = await oneOfEverything(shop, owner);
});
afterAll(async () => {
  close();
  await shop.close();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inWindow = async () => {
  const windows = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('dialog')];
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  return within(windows.at(-1)!);
};

type Form = {
  path: string;
  /** The button that opens the form, where it is in a window. */
  opener?: string;
  /** The name of a field. */
  field: string;
  submit?: string;
  /** Whether the form goes when it is saved. */
  closes?: boolean;
};

/** Every form of the office that is saved, by the path of its page. */
const forms: Form[] = [
  { path: '/office/articles/:id', field: 'NameSV' },
  { path: '/office/price-lists/:code', field: 'NameSV' },
  { path: '/office/customers/:id', field: 'Name' },
  { path: '/office/colours', opener: 'Röd', field: 'NameSV', closes: true },
  { path: '/office/materials', opener: 'Röd', field: 'NameSV', closes: true },
  { path: '/office/ways', opener: 'Post', field: 'NameSV', closes: true },
  { path: '/office/groups', opener: 'Muggar', field: 'NameSV', closes: true },
  { path: '/office/press-messages/:id', field: 'TitleSV' },
  { path: '/office/press-articles/:id', field: 'TitleSV' },
  { path: '/office/pages/:id', field: 'TitleSV', submit: t('pages.saveDraft') },
  { path: '/office/words/:code', field: 'SV' },
  { path: '/office/settings', field: 'CompanySeat' },
  { path: '/office/staff/:id', field: 'Name' },
];

test.each(forms)(
  'the form of $path keeps what was typed when it could not be saved; saved, it shows nothing old',
  async (form) => {
    const page = await show(owner, things[form.path] ?? form.path);
    await page.settled();
    if (form.opener) await page.user.click(await button(new RegExp(`^${form.opener}`)));
    await page.settled();
    const field = () => document.querySelector<HTMLInputElement>(`[name="${form.field}"]`)!;
    const unsaved = () => screen.queryByText(t('form.unsaved')) !== null;
    const save = async () => page.user.click(await button(form.submit ?? t('general.save')));
    const before = field().value;
    await page.user.type(field(), ' X');
    expect([field().value, unsaved()]).toEqual([`${before} X`, true]);
    await page.user.click(await button(t('form.discard')));
    expect([field().value, unsaved()]).toEqual([before, false]);

    await page.user.type(field(), ' Y');
    page.refuse(/^(PUT|POST)/);
    await save();
    await screen.findByText(t('form.saveFailed', { reason: t('general.commonError') }));
    expect([field().value, unsaved()]).toEqual([`${before} Y`, true]);
    page.allow();
    await save();
    await screen.findAllByText(t('form.saved'));
    await page.settled();
    if (form.closes) expect(field()).toBe(null);
    else expect([field().value, unsaved()]).toEqual([`${before} Y`.trim(), false]);
    expect(await staleIn(page, shop, owner)).toEqual([]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
);

test.each(forms.filter(({ closes }) => !closes))(
  'the form of $path keeps what is typed while it is saved',
  async (form) => {
    const page = await show(owner, things[form.path] ?? form.path);
    await page.settled();
    const field = document.querySelector<HTMLInputElement>(`[name="${form.field}"]`)!;
    await page.user.type(field, ' 1');
    const letGo = page.hold(/^(PUT|POST)/);
    await page.user.click(await button(form.submit ?? t('general.save')));
    await page.user.type(field, ' 2');
    const typed = field.value;
    letGo();
    await screen.findAllByText(t('form.saved'));
    await page.settled();
    expect([field.value, screen.queryByText(t('form.unsaved')) !== null]).toEqual([typed, true]);
    await page.user.click(await button(form.submit ?? t('general.save')));
    await waitFor(() => expect(screen.queryByText(t('form.unsaved'))).toBe(null));
    expect(field.value).toBe(typed);
    await page.user.type(field, '{Backspace>4/}');
    await page.user.click(await button(form.submit ?? t('general.save')));
    await waitFor(() => expect(screen.queryByText(t('form.unsaved'))).toBe(null));
  },
);

test('a page is hidden right after it was published, before it is read again', async () => {
  const page = await show(owner, things['/office/pages/:id']!);
  await page.settled();
  page.refuse(/^GET .*office\/pages\/\d+/);
  const title = document.querySelector<HTMLInputElement>('[name="TitleSV"]')!;
  await page.user.type(title, ' Z');
  await page.user.click(await button(t('pages.publish')));
  await confirmed(t('pages.unpublish'))(page);
  await screen.findByText(t('pages.unpublished', { title: title.value }));
  page.allow();
  await page.user.type(title, '{Backspace>2/}');
  await page.user.click(await button(t('pages.publish')));
  await button(t('pages.unpublish'));
});

type Act = {
  path: string;
  run: (page: Shown) => Promise<unknown>;
  call: RegExp;
  told: string | RegExp;
  failed?: string;
  /** It is shown before the server has answered. */
  isAtOnce?: boolean;
  /** Closes what is left open after the failure. */
  again?: (page: Shown) => Promise<unknown>;
};

const pressed =
  (name: string) =>
  async ({ user }: Shown) =>
    user.click(await button(name));
/** Presses the button, and then the same in the window that asks. */
const confirmed =
  (name: string | RegExp, inThere: string | RegExp = name) =>
  async ({ user }: Shown) => {
    await user.click(await button(name));
    await user.click((await inWindow()).getByRole('button', { name: inThere }));
  };
const commonError = t('general.commonError');
const closedWindow = async ({ user }: Shown) =>
  user.click((await inWindow()).getAllByRole('button', { name: t('general.close') })[0]!);

/** What is done in the office by a button, in the order of a day. */
const acts: Record<string, Act> = {
  'an order is taken in hand': {
    path: '/office/orders/:id',
    run: pressed(t('officeOrder.start')),
    call: /^POST .*processing/,
    told: t('officeOrder.done', { number: 1 }),
  },
  'an order is sent': {
    path: '/office/orders/:id',
    run: async (page) => {
      await pressed(t('officeOrder.fillIn'))(page);
      await pressed(t('officeOrder.deliver'))(page);
    },
    call: /^POST .*consignments/,
    told: t('officeOrder.done', { number: 1 }),
  },
  'an order is invoiced': {
    path: '/office/orders/:id',
    run: confirmed(t('officeInvoice.invoiceSent'), t('officeInvoice.draft.goMail')),
    call: /^POST .*orders\/\d+\/invoices/,
    told: /^Faktura \d+ är /,
  },
  'an order is annulled': {
    path: '/office/orders/2',
    // Something of it has been sent.
    run: confirmed(t('officeOrder.cancelRest')),
    call: /^POST .*cancellation/,
    told: t('officeOrder.done', { number: 2 }),
  },
  'an invoice is mailed again': {
    path: '/office/invoices/:id',
    run: pressed(t('officeInvoice.mailAgain', { email: 'ett@butik.example' })),
    call: /^POST .*mail/,
    told: t('officeInvoice.mailed', { email: 'ett@butik.example' }),
  },
  'a part of an invoice is credited': {
    path: '/office/invoices/:id',
    run: async (page) => {
      await pressed(t('officeInvoice.creditAll'))(page);
      await confirmed(t('officeInvoice.creditGo'))(page);
    },
    call: /^POST .*credit-notes/,
    told: /^Kreditfaktura \d+ är /,
  },
  'an invoice is paid': {
    path: '/office/invoices/100200',
    run: pressed(t('officeInvoice.pay')),
    call: /^POST .*payment/,
    told: t('officeInvoice.done', { number: 100200 }),
  },
  'a payment is undone': {
    path: '/office/invoices/100200',
    run: confirmed(new RegExp(t('officeInvoice.undo')), new RegExp(t('officeInvoice.undo'))),
    call: /^POST .*payment-undone/,
    told: t('officeInvoice.done', { number: 100200 }),
  },
  'an applicant becomes a customer': {
    path: '/office/applications/:id',
    run: pressed(t('applications.accept')),
    call: /^POST .*customer/,
    told: t('form.saved'),
    failed: t('form.saveFailed', { reason: commonError }),
  },
  'a customer is sent a link': {
    path: '/office/customers/:id',
    run: pressed(t('customers.sendLink')),
    call: /^POST .*password-link/,
    told: /ett@butik.example/,
    failed: t('customers.actFailed', { reason: commonError }),
  },
  'a colleague gets a new link': {
    path: '/office/staff/:id',
    run: pressed(t('staff.link.new')),
    call: /^POST .*link/,
    told: /kollega@maker.example/,
  },
  'a key is made': {
    path: '/office/exchange/keys',
    run: async (page) => {
      await pressed(t('exchange.keys.new'))(page);
      const window = await inWindow();
      await page.user.type(window.getByLabelText(t('exchange.keys.name')), 'Kassan');
      await page.user.click(window.getByLabelText(t('exchange.keys.right.exchange.in.stock')));
      await page.user.click(window.getByRole('button', { name: t('exchange.keys.make') }));
    },
    again: async ({ user }) =>
      user.click((await inWindow()).getByRole('button', { name: t('general.cancel') })),
    call: /^POST .*keys/,
    told: /^hylla_/,
  },
  'a key is revoked': {
    path: '/office/exchange/keys',
    run: confirmed(t('exchange.keys.revokeNamed', { name: 'Affärssystem' }), t('exchange.keys.revoke')),
    call: /^DELETE .*keys/,
    told: t('exchange.keys.revokedNow', { name: 'Affärssystem' }),
  },
  'a webhook is made': {
    path: '/office/exchange/webhooks',
    run: async (page) => {
      await pressed(t('webhooks.new'))(page);
      const window = await inWindow();
      await page.user.type(window.getByLabelText(t('webhooks.url')), 'https://system.example/in');
      await page.user.click(window.getByRole('button', { name: t('webhooks.make') }));
    },
    again: async ({ user }) =>
      user.click((await inWindow()).getByRole('button', { name: t('general.cancel') })),
    call: /^POST .*webhooks/,
    told: /^whsec_/,
  },
  'a webhook is deleted': {
    path: '/office/exchange/webhooks',
    run: confirmed(t('form.delete')),
    again: closedWindow,
    call: /^DELETE .*webhooks/,
    told: t('form.deleted', { name: 'system.example' }),
  },
  'a page is taken back': {
    path: '/office/pages/:id',
    run: confirmed(t('pages.unpublish')),
    call: /^POST .*unpublish/,
    told: t('pages.unpublished', { title: 'Om oss Y' }),
  },
  'a press message is deleted': {
    path: '/office/press-messages/:id',
    run: confirmed(t('form.delete')),
    again: closedWindow,
    call: /^DELETE .*press/,
    told: t('form.deleted', { name: 'Rubrik Y' }),
  },
  'a colour is deleted': {
    path: '/office/colours',
    run: async (page) => {
      await page.user.click(await button(/^Röd/));
      await confirmed(t('form.delete'))(page);
    },
    again: async (page) => {
      await closedWindow(page);
      await page.user.click((await inWindow()).getAllByRole('button', { name: t('general.close') })[0]!);
    },
    call: /^DELETE .*colours/,
    told: t('form.deleted', { name: 'Röd Y' }),
  },
  'a way comes after the next': {
    path: '/office/ways',
    run: async ({ user }) => {
      const handle = (await screen.findAllByRole('button', { name: /^Flytta Post/ }))[0]!;
      handle.focus();
      await user.keyboard('{ArrowDown}');
    },
    call: /^PUT .*ways/,
    told: /Post.* 2 /,
    failed: t('registers.orderFailed', { reason: '' }).trim(),
    isAtOnce: true,
  },
};

describe.each(Object.entries(acts))('%s', (_name, act) => {
  test('is told when it failed, and can be done again; then nothing old is shown', async () => {
    const page = await show(owner, things[act.path] ?? act.path);
    await page.settled();
    page.refuse(act.call);
    await act.run(page);
    await screen.findAllByText(act.failed ?? commonError);
    if (!act.isAtOnce) expect(screen.queryAllByText(act.told)).toEqual([]);
    page.allow();
    await act.again?.(page);
    await page.settled();
    await act.run(page);
    await screen.findAllByText(act.told);
    await page.settled();
    expect(await staleIn(page, shop, owner)).toEqual([]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });
});
