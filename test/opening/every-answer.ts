import type { Client, TestShop } from '../shop.ts';

type Who = { office: Client; customer: Client; program: string };

/** What a parameter of a path is filled with; what is not there answers 404, before as after. */
const parameters: Record<string, readonly string[]> = {
  id: ['1', '2', '1001', '1002'],
  orderId: ['1'],
  listId: ['1'],
  personId: ['1'],
  code: ['standard', 'Terms'],
  group: ['1'],
  number: ['1', '100001'],
  invoiceNumber: ['1', '100001'],
  slug: ['om-oss'],
  version: ['1'],
  token: ['0'],
  file: ['x'],
  kind: 'ways colours materials countries vat-rates freight rates groups articles prices stock customers addresses customer-articles order-status invoices messages'.split(
    ' ',
  ),
};

const days = 'from=2026-10-01&to=2026-10-31';
/** What a call is asked, beside nothing. */
const queries: Record<string, readonly string[]> = {
  'office/figures/sales': ['month', 'week', 'group', 'reseller', 'country'].map((by) => `by=${by}&${days}`),
  'office/figures/kept': [days],
  'office/figures/vain': [days],
  'office/figures/file': ['month', 'reseller'].map((by) => `by=${by}&${days}`),
  'office/orders': [
    ...['open', 'late', 'toInvoice', 'short', '1', '2', '3', '4', '5'].map((one) => `state=${one}`),
    'can=whole',
    'can=part',
    'can=nothing',
    'printed=no',
    'due=later',
    'sort=due',
  ],
  'office/customers': 'active blocked reseller noPassword notInvited linkUnused otherCurrency'
    .split(' ')
    .map((one) => `state=${one}`),
};

/** What tells of the test customer because it is for that: what staff did, mails to who tries, and itself. */
const tells = /^office\/(changes|mail|opening|me$|staff|exchange\/keys|templates)/;
/** These give something away by being asked: the next batch of orders. */
const acts = /^exchange\/orders/;

/**
 * Returns what every reading call of the office, of programs and of a customer answers, by its address. In the lists of
 * customers and orders the test customer's rows are shown, and left out here.
 */
export async function everyAnswer(shop: TestShop, who: Who): Promise<Map<string, string>> {
  const declared = new Map(
    shop.endpoints.routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint.who]),
  );
  const answers = new Map<string, string>();
  for (const route of shop.served) {
    const [, path] = /^GET \/api\/([^*]+)$/.exec(route) ?? [];
    if (path === undefined || tells.test(path) || acts.test(path)) continue;
    const caller = declared.get(route);
    const isOffice = path.startsWith('office/');
    for (const address of addressesOf(path)) {
      const answer =
        caller === 'program'
          ? await who.office.get(address, { authorization: `Bearer ${who.program}` })
          : await (isOffice ? who.office : who.customer).get(address);
      answers.set(address, `${answer.status} ${withoutTests(answer.text)}`);
    }
  }
  return answers;
}

function addressesOf(path: string): string[] {
  let addresses = [path];
  for (const [parameter, name] of path.matchAll(/:(\w+)/g)) {
    const values = parameters[name!];
    if (!values) throw new Error(`say what ${parameter} of ${path} may be`);
    addresses = addresses.flatMap((one) => values.map((value) => one.replace(parameter, value)));
  }
  const asked = (queries[path] ?? []).flatMap((query) => addresses.map((one) => `${one}?${query}`));
  return [...addresses, ...asked];
}

function withoutTests(whole: string): string {
  // The place of an order in the office's list is among the tests, which that list shows.
  const text = whole.replace(/,"(?:Previous|Next)":(?:\d+|null)/g, '');
  if (!text.startsWith('{"Rows":[')) return text;
  const { Rows, Total, ...rest } = JSON.parse(text);
  const real = Rows.filter((row: { Test?: boolean }) => row.Test !== true);
  const left = typeof Total === 'number' ? Total - (Rows.length - real.length) : Total;
  return JSON.stringify({ Rows: real, Total: left, ...rest });
}
