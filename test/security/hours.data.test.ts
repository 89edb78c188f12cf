import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chargeAll, isRemembered, remember, type Charge } from '../../src/kit/http/rate-limit.server.ts';
import { projectRoot } from '../../src/kit/process/project-root.server.ts';
import * as ofCustomers from '../../src/shop/login/customer-attempts.server.ts';
import * as ofStaff from '../../src/shop/staff/login/staff-attempts.server.ts';
import { addOwner } from '../../src/shop/staff/staff.server.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

let shop: TestShop;
let owner: Client;
let ownerId: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  ownerId = await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(() => shop.close());

const newCustomer = {
  CustomerNumber: '2001',
  Name: 'Nya Butiken',
  OrganisationNumber: '',
  VatNumber: '',
  Email: 'ny@butik.example',
  Telephone: '',
  ContactPerson: 'Nils Ny',
  Address1: 'Storgatan 2',
  Address2: '',
  ZipCode: '114 18',
  City: 'Stockholm',
  CountryCode: 'SE',
  Language: 'sv',
  PriceListCode: 'standard',
  PaymentDays: 30,
  ShowAsReseller: false,
  ResellerCity: '',
  Blocked: false,
};

async function mailedSecret(recipient: string): Promise<string> {
  const { body_text } = await shop.db
    .selectFrom('outbox_mail')
    .select('body_text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /#(?:reset=|invite=)?([\w-]{43})/.exec(body_text)?.[1] ?? '';
}

async function ofApplication(): Promise<string> {
  const { Email: email, ...rest } = newCustomer;
  await aVisitor(shop).post('resellerapplication', {
    name: rest.ContactPerson,
    company: rest.Name,
    email,
    identity: '556016-0680',
    address: rest.Address1,
    zipCodeAndCity: '114 18 Stockholm',
    telephone: '08-123 45 67',
  });
  const { Id } = (await owner.get('office/applications?state=open')).body.Rows[0];
  await owner.post(`office/applications/${Id}/customer`, { Customer: newCustomer });
  return await mailedSecret(email);
}

type Link = {
  from: string;
  seconds: number;
  make: () => Promise<string>;
  whose: 'customer' | 'person' | 'staff';
};
/** Every link that logs somebody in, and the file that makes it. */
const links: Record<string, Link> = {
  'that a customer asks for': {
    from: 'shop/login/password/reset-password.server.ts',
    seconds: hour,
    whose: 'customer',
    make: async () => {
      await aVisitor(shop).post('ResetPassword', { email: 'ett@butik.example' });
      return await mailedSecret('ett@butik.example');
    },
  },
  'that the office mails to a customer': {
    from: 'shop/login/welcome.server.ts',
    seconds: 72 * hour,
    whose: 'customer',
    make: async () => {
      await owner.post('office/customers/1001/password-link');
      return await mailedSecret('ett@butik.example');
    },
  },
  'of an application that became a customer': {
    from: 'shop/login/welcome.server.ts',
    seconds: 72 * hour,
    whose: 'customer',
    make: ofApplication,
  },
  'of a person who is invited': {
    from: 'shop/people/invitation.server.ts',
    seconds: 7 * day,
    whose: 'person',
    make: async () => {
      const client = await logInAs(shop, '1001');
      await client.post('people', { Name: 'Ada Ek', Email: 'ada@butik.example', Role: 'order' });
      return await mailedSecret('ada@butik.example');
    },
  },
  'of an invitation': {
    from: 'shop/staff/staff.server.ts',
    seconds: 72 * hour,
    whose: 'staff',
    make: async () => {
      await owner.post('office/staff', { Name: 'Bo', Email: 'bo@maker.example', Role: 'sales' });
      return await mailedSecret('bo@maker.example');
    },
  },
  'that the office mails to a colleague': {
    from: 'shop/staff/staff.server.ts',
    seconds: 72 * hour,
    whose: 'staff',
    make: async () => {
      await owner.post(`office/staff/${ownerId}/link`);
      return await mailedSecret('owner@maker.example');
    },
  },
  'that a command prints': {
    from: 'shop/staff/staff.server.ts',
    seconds: 72 * hour,
    whose: 'staff',
    make: async () => new URL((await addOwner(shop.services, 'owner@maker.example'))!).hash.slice(1),
  },
};

async function use({ whose }: Link, secret: string): Promise<number> {
  const visitor = aVisitor(shop);
  if (whose === 'customer') return (await visitor.post('login', { resetToken: secret })).status;
  if (whose === 'person') return (await visitor.post('login', { inviteToken: secret })).status;
  return (await visitor.post('office/welcome', { Token: secret, NewPassword: 'te vid fönstret' })).status;
}

describe.each(Object.entries(links))('a link %s', (_name, link) => {
  const refused = link.whose === 'staff' ? 404 : 401;

  test(`works for ${link.seconds / hour} hours and no second longer, once`, async () => {
    const early = await link.make();
    expect(early).toMatch(/^[\w-]{43}$/);
    shop.wait(link.seconds - 1);
    expect(await use(link, early)).toBe(200);
    expect(await use(link, early)).toBe(refused);
    await shop.startOver();
    ownerId = await addStaff(shop, 'owner@maker.example', 'owner');
    owner = await logInToOfficeAs(shop, 'owner@maker.example');
    const late = await link.make();
    shop.wait(link.seconds + 1);
    expect(await use(link, late)).toBe(refused);
  });

  test('opens nothing of an account that is closed meanwhile', async () => {
    const secret = await link.make();
    await shop.db.updateTable('customer').set({ blocked: true }).execute();
    await shop.db.updateTable('staff').set({ active: false }).execute();
    if (link.whose === 'staff') {
      expect((await aVisitor(shop).post('office/welcome/link', { Token: secret })).status).toBe(404);
      expect(await use(link, secret)).toBe(404);
      await shop.db.updateTable('staff').set({ active: true }).execute();
      // Nothing was set by it: it still is the link that it was.
      expect(await use(link, secret)).toBe(200);
    } else {
      const client = aVisitor(shop);
      await client.post('login', { [link.whose === 'person' ? 'inviteToken' : 'resetToken']: secret });
      expect((await client.get('login')).body.LoggedIn).toBe(false);
      expect((await client.get('customer')).status).toBe(401);
    }
  });
});

test('every file that makes such a link is tried', () => {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.server\.ts$/.test(file),
  );
  const making = files.filter((file) =>
    /(?<!function )\b(?:linkAddress|newLink)\(/.test(readFileSync(join(projectRoot, 'src', file), 'utf8')),
  );
  expect(making.sort()).toEqual([...new Set(Object.values(links).map(({ from }) => from))].sort());
});

describe.each([
  ['of a customer', { idle: 8 * hour, longest: 30 * day, open: () => logInAs(shop, '1001'), path: 'login' }],
  [
    'of the office',
    {
      idle: hour,
      longest: 12 * hour,
      open: () => logInToOfficeAs(shop, 'owner@maker.example'),
      path: 'office/login',
    },
  ],
])('a session %s', (_name, { idle, longest, open, path }) => {
  const isIn = async (client: Client) => (await client.get(path)).body.LoggedIn as boolean;

  test(`ends after ${idle / hour} hours without use`, async () => {
    const used = await open();
    shop.wait(idle - 1);
    expect(await isIn(used)).toBe(true);
    const unused = await open();
    shop.wait(idle + 1);
    expect(await isIn(unused)).toBe(false);
  });

  test(`ends after ${longest / hour} hours however much it is used`, async () => {
    const client = await open();
    const step = idle / 2;
    for (let gone = 0; gone + step < longest; gone += step) {
      shop.wait(step);
      expect([gone, await isIn(client)]).toEqual([gone, true]);
    }
    const left = longest - Math.floor((longest - 1) / step) * step;
    shop.wait(left - 1);
    expect(await isIn(client)).toBe(true);
    shop.wait(2);
    expect(await isIn(client)).toBe(false);
  });
});

test('a session on a customer’s behalf ends after four hours however much it is used', async () => {
  const colleague = await logInToOfficeAs(shop, 'owner@maker.example');
  await colleague.post('office/customers/1001/session');
  for (let quarter = 0; quarter < 15; quarter++) {
    shop.wait(quarter === 14 ? 30 * minute - 1 : 15 * minute);
    await colleague.get('office/login');
    expect([quarter, (await colleague.get('login')).body.LoggedIn]).toEqual([quarter, true]);
  }
  shop.wait(2);
  expect((await colleague.get('login')).body.LoggedIn).toBe(false);
});

test('a changed address is sent no link for 24 hours and no second longer', async () => {
  const change = async (Email: string) => {
    const { body } = await owner.get('office/customers/1001');
    expect((await owner.put('office/customers/1001', { ...body, Email })).status).toBe(200);
  };
  const ask = async (email: string) => (await aVisitor(shop).post('ResetPassword', { email })).status;
  await change('annan@butik.example');
  shop.wait(day - 1);
  expect(await ask('annan@butik.example')).toBe(409);
  shop.wait(2);
  expect(await ask('annan@butik.example')).toBe(204);
});

const known = { hash: 'device' };
const customers = ofCustomers.logInCharges('192.0.2.1', '1001', undefined);
const [pairOfStaff, addressOfStaff, clientOfStaff] = ofStaff.passwordCharges(
  '192.0.2.1',
  'a@b.example',
  undefined,
);
const [addressOfReset, clientOfReset] = ofCustomers.resetCharges('192.0.2.1', 'a@b.example');

type Expected = { free: number; waits?: [first: number, longest: number]; window: number };
/** Every limit, with the tries that are free and the seconds of its waits, or of its window. */
const limits: [name: string, charge: Charge | undefined, expected: Expected][] = [
  ['log-in by network and number', customers.pair, { free: 5, waits: [1, hour], window: day }],
  [
    'log-in by device and number',
    ofCustomers.logInCharges('', '1', known).pair,
    { free: 5, waits: [1, hour], window: day },
  ],
  ['log-in by number', customers.number, { free: 50, waits: [10, 10], window: hour }],
  ['log-in by network', customers.client, { free: 30, window: 15 * minute }],
  ['a customer’s link', ofCustomers.linkCharge('192.0.2.1'), { free: 30, window: 15 * minute }],
  [
    'a customer’s present password',
    ofCustomers.currentPasswordCharge(1),
    { free: 5, waits: [1, hour], window: day },
  ],
  ['asking for a link, by address', addressOfReset, { free: 5, window: 15 * minute }],
  ['asking for a link, by network', clientOfReset, { free: 20, window: hour }],
  ['asking for a link, unknown', ofCustomers.unknownAddressCharge, { free: 60, window: hour }],
  ['the office by network and address', pairOfStaff, { free: 5, waits: [2, hour], window: day }],
  [
    'the office by device',
    ofStaff.passwordCharges('', 'a', known)[0],
    { free: 5, waits: [2, hour], window: day },
  ],
  ['the office by address', addressOfStaff, { free: 30, waits: [20, 20], window: hour }],
  ['the office by network', clientOfStaff, { free: 30, window: 15 * minute }],
  ['the office’s second step', ofStaff.codeCharge(1), { free: 6, waits: [5, hour], window: day }],
  ['present password of staff', ofStaff.currentPasswordCharge(1), { free: 5, waits: [2, hour], window: day }],
  ['a link of staff', ofStaff.linkCharge('192.0.2.1'), { free: 30, window: 15 * minute }],
];

describe.each(limits)('the limit of %s', (_name, charge, { free, waits, window }) => {
  /** Tries at this second; returns how long one has to wait, 0 for none. */
  const tryAt = async (second: number): Promise<number> => {
    const at = new Date(Date.UTC(2026, 9, 14) + second * 1000);
    return (await chargeAll(shop.db, [charge!], at))?.retryAfterSeconds ?? 0;
  };

  test(`lets ${free} tries pass and then waits, to the second`, async () => {
    for (let one = 0; one < free; one++) expect([one, await tryAt(0)]).toEqual([one, 0]);
    if (!waits) {
      expect(await tryAt(0)).toBe(window);
      expect(await tryAt(window - 1)).toBe(1);
      expect(await tryAt(window)).toBe(0);
      return;
    }
    const [first, longest] = waits;
    let second = 0;
    for (let wait = first, one = 0; one < 14; one++, wait = Math.min(2 * wait, longest)) {
      expect([wait, await tryAt(second)]).toEqual([wait, wait]);
      expect([wait, await tryAt(second + wait - 1)]).toEqual([wait, 1]);
      second += wait;
      expect([wait, await tryAt(second)]).toEqual([wait, 0]);
    }
  });

  test('forgets after its window, and not a second before', async () => {
    for (let one = 1; one < free; one++) await tryAt(0);
    expect(await tryAt(window - 1)).toBe(0);
    expect(await tryAt(window - 1)).toBeGreaterThan(0);
    await shop.db.deleteFrom('throttle').execute();
    for (let one = 1; one < free; one++) await tryAt(0);
    for (let one = 0; one < free; one++) expect([one, await tryAt(window)]).toEqual([one, 0]);
  });

  test('counts for its own source alone', async () => {
    for (let one = 0; one < free; one++) await tryAt(0);
    const other = { ...charge!, source: `${charge!.source}x` };
    expect(await chargeAll(shop.db, [other], new Date(Date.UTC(2026, 9, 14)))).toBeUndefined();
    expect(await tryAt(0)).toBeGreaterThan(0);
  });
});

test('every kind of limit is tried', () => {
  const files = ['login/customer-attempts.server.ts', 'staff/login/staff-attempts.server.ts'];
  const kinds = files
    .flatMap((file) => [
      ...readFileSync(join(projectRoot, 'src/shop', file), 'utf8').matchAll(/kind: '([^']+)'/g),
    ])
    .map(([, kind]) => kind);
  const tried = limits.map(([, charge]) => charge!.limit.kind);
  expect([...new Set([...tried, customers.known.limit.kind])].sort()).toEqual(kinds.sort());
});

test('a network that has logged in is known for 30 days and no second longer', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 9, 14) + second * 1000);
  await remember(shop.db, customers.known, at(0));
  expect(await isRemembered(shop.db, customers.known, at(30 * day - 1))).toBe(true);
  expect(await isRemembered(shop.db, customers.known, at(30 * day))).toBe(false);
});
