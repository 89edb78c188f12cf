import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#kit/browser/forget-drafts.ts';
import { storedChoice } from '#kit/browser/stored-choice.ts';
import { blankCheckout } from '#shop/checkout/blank-checkout.ts';
import { checkoutDraft } from '#shop/checkout/checkout-draft.ts';
import { dueInvoicesSeen } from '#shop/invoices/due-invoices-seen.ts';
import { onOtherTab, onReturn, rememberCustomer } from '#shop/login/known-customer.ts';
import { personKey } from '#shop/login/person/person-key.ts';
import { storedLines, storedList } from '#shop/quick-order/page/stored-lines.ts';
import { FakeStorage } from '../../test/fake-storage.ts';

let local: FakeStorage;
let session: FakeStorage;
let window: EventTarget;
let page: EventTarget & { hidden: boolean };
let marks: Set<string>;

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  window = new EventTarget();
  marks = new Set();
  const documentElement = {
    toggleAttribute: (name: string, is: boolean) => void (is ? marks.add(name) : marks.delete(name)),
  };
  page = Object.assign(new EventTarget(), { hidden: false, documentElement });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function tellStorage(key: string | null): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const lines = [
  { ref: 'A-1', quantity: '6' },
  { ref: 'B', quantity: '', articleId: 7 },
];
const draft = { values: { ...blankCheckout, orderInfoText: 'Hej', wayOfDeliveryId: '2' } };
const theme = storedChoice('theme', ['light', 'dark']);

type Kept = {
  storage: () => FakeStorage;
  keep: (customer: string) => void;
  read: (customer: string) => unknown;
  forget: (customer: string) => void;
  /** What is read of a customer for whom nothing is kept, and of what is kept. */
  nothing: unknown;
  something: unknown;
  /** What others, or another version, may have stored instead. */
  damaged: readonly string[];
};
/** Everything that is kept of one customer, which the next one in this browser is not shown. */
const ofCustomer: Record<string, Kept> = {
  'lines of the quick order': {
    storage: () => local,
    keep: (customer) => expect(storedLines.keep(customer, lines)).toBe(true),
    read: storedLines.read,
    forget: forgetDrafts,
    nothing: [],
    something: lines,
    damaged: [
      '',
      '{',
      'null',
      '7',
      '{"0":{"ref":"A"}}',
      '[null,7,{"ref":"A"},{"quantity":"1"},{"ref":1,"quantity":"1"}]',
    ],
  },
  'a pasted list that is not read yet': {
    storage: () => session,
    keep: (customer) => expect(storedList.keep(customer, 'A-1\t6')).toBe(true),
    read: storedList.read,
    forget: forgetDrafts,
    nothing: '',
    something: 'A-1\t6',
    damaged: ['', '{', '7', 'null', '["A-1"]'],
  },
  'the draft of an order': {
    storage: () => session,
    keep: (customer) => checkoutDraft.keep(customer, draft),
    read: (customer) => checkoutDraft.read(customer).values,
    forget: forgetDrafts,
    nothing: blankCheckout,
    something: draft.values,
    damaged: ['', '{', '7', '{"values":null}', '{"values":7}', '{"values":{"orderInfoText":7,"other":"x"}}'],
  },
  'that overdue invoices were seen': {
    storage: () => local,
    keep: (customer) => dueInvoicesSeen.remember(customer),
    read: (customer) => dueInvoicesSeen.by(customer),
    forget: () => dueInvoicesSeen.forget(),
    nothing: false,
    something: true,
    damaged: ['', '{', '100', '10011'],
  },
};

const keyOf = (PersonId: number | undefined) =>
  personKey({
    CustomerNumber: '1001',
    Name: 'Butiken',
    PersonName: null,
    Role: 'admin',
    SeesInvoices: true,
    ...(PersonId && { PersonId }),
  });

describe.each(Object.entries(ofCustomer))(
  '%s',
  (_name, { storage, keep, read, forget, nothing, something, damaged }) => {
    test.each([
      ['one customer', '1001', '1002'],
      ['one person of a customer', keyOf(7), keyOf(undefined)],
      ['whoever logs in with the number', keyOf(undefined), keyOf(7)],
      ['each of two', keyOf(7), keyOf(17)],
    ])('is kept for %s, and forgotten', (_who, one, other) => {
      expect(read(one)).toEqual(nothing);
      keep(one);
      expect([read(one), read(other)]).toEqual([something, nothing]);
      forget(one);
      expect(read(one)).toEqual(nothing);
      expect(storage().kept.size).toBe(0);
    });

    test('that is damaged, or refused by the browser, is nothing', () => {
      keep('1001');
      const [key = ''] = storage().kept.keys();
      for (const text of damaged) {
        storage().kept.set(key, text);
        expect([text, read('1001')]).toEqual([text, nothing]);
      }
      storage().refuses = true;
      expect(read('1001')).toEqual(nothing);
      expect(() => forget('1001')).not.toThrow();
    });
  },
);

test('what cannot be stored breaks nothing', () => {
  local.refuses = true;
  session.refuses = true;
  expect(storedLines.keep('1001', lines)).toBe(false);
  expect(() => checkoutDraft.keep('1001', draft)).not.toThrow();
  expect(() => dueInvoicesSeen.remember('1001')).not.toThrow();
  expect(() => rememberCustomer('1001')).not.toThrow();
});

test('a form that was sent untouched keeps its attempt, and nothing once it is answered', () => {
  const attempt = { key: 'k', body: 'b', rows: 'r' } as never;
  checkoutDraft.keep('1001', { values: blankCheckout, attempt });
  expect(checkoutDraft.read('1001').attempt).toEqual(attempt);
  checkoutDraft.keep('1001', { values: blankCheckout });
  expect(session.kept.size).toBe(0);
});

test('a grid without lines leaves nothing behind', () => {
  storedLines.keep('1001', lines);
  expect(storedLines.keep('1001', [])).toBe(true);
  expect(local.kept.size).toBe(0);
});

test('the attempt of an order that was not answered is kept with its draft', () => {
  const attempt = { key: 'k', body: 'b', rows: 'r' } as never;
  checkoutDraft.keep('1001', { ...draft, attempt });
  expect(checkoutDraft.read('1001').attempt).toEqual(attempt);
});

describe('lines that another window stores', () => {
  test('are told, of this customer and when all is cleared, until nobody listens', () => {
    const heard: unknown[] = [];
    const stop = storedLines.follow('1001', (told) => heard.push(told));
    storedLines.keep('1001', lines);
    tellStorage('quick order 1001');
    tellStorage('quick order 1002');
    tellStorage('theme');
    local.kept.clear();
    tellStorage(null);
    stop();
    tellStorage(null);
    expect(heard).toEqual([lines, []]);
  });
});

describe('a choice of the reader', () => {
  test('is one of those that there are, and told at once', () => {
    const told = vi.fn();
    const stop = theme.subscribe(told);
    expect(theme.get()).toBe('');
    theme.set('dark');
    expect([theme.get(), local.kept.get('theme')]).toEqual(['dark', 'dark']);
    tellStorage('theme');
    theme.set('');
    expect([theme.get(), local.kept.size]).toEqual(['', 0]);
    expect(told).toHaveBeenCalledTimes(3);
    stop();
    theme.set('light');
    tellStorage('theme');
    expect(told).toHaveBeenCalledTimes(3);
    local.kept.set('theme', 'plaid');
    expect(theme.get()).toBe('');
  });

  test('lasts without storage until another one is made', () => {
    local.refuses = true;
    theme.set('dark');
    expect(theme.get()).toBe('dark');
    theme.set('');
    expect(theme.get()).toBe('');
  });
});

describe('that there is a customer', () => {
  test('is marked on the page and stored once', () => {
    const stores = vi.spyOn(local, 'setItem');
    rememberCustomer('1001');
    rememberCustomer('1001');
    expect([[...marks], local.kept.get('customer'), stores.mock.calls.length]).toEqual([
      ['data-customer'],
      '1001',
      1,
    ]);
    rememberCustomer(undefined);
    expect([marks.size, local.kept.size]).toEqual([0, 0]);
  });

  test('is told by other tabs', () => {
    const told = vi.fn();
    const stop = onOtherTab(told);
    tellStorage('customer');
    tellStorage('theme');
    tellStorage(null);
    stop();
    tellStorage('customer');
    expect(told).toHaveBeenCalledTimes(2);
  });

  test.each([
    [5 * 60_000, 0],
    [5 * 60_000 + 1, 1],
  ])('is asked again by a page that was left for %i ms: %i times', (away, times) => {
    vi.useFakeTimers();
    const told = vi.fn();
    const stop = onReturn(told);
    const change = (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    vi.advanceTimersByTime(3_600_000);
    change(true);
    vi.advanceTimersByTime(away);
    change(false);
    expect(told).toHaveBeenCalledTimes(times);
    stop();
    change(true);
    vi.advanceTimersByTime(3_600_000);
    change(false);
    expect(told).toHaveBeenCalledTimes(times);
  });
});
