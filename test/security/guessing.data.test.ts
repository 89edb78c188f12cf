import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { addStaff } from '../office.ts';
import { aVisitor, Client, logInAs, openTestShop, type TestShop } from '../shop.ts';
import { times } from '../sizes.ts';

const isLong = times > 1;
/** The number of attempts: up to 24,000 in the longest run. */
const tries = isLong ? Math.min(24_000, 1_200 * times) : 100;
/** The duration by the shop's clock: an hour, or less in a short run. */
const [hour, fiveMinutes, quarter] = isLong ? [3_600, 3_600, 3_600] : [3_600, 300, 900];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

type Storm = { verified: number; refused: number; slowest: number };

/**
 * Makes attempts evenly over this many seconds; one that is not refused with 429 has cost a password hash. `between`
 * is called twenty times, as an unrelated user.
 */
async function storm(
  seconds: number,
  attempt: (n: number) => { username: string; ip: string; headers?: Record<string, string> },
  between: () => Promise<unknown> = async () => undefined,
  count = tries,
): Promise<Storm> {
  const found: Storm = { verified: 0, refused: 0, slowest: 0 };
  for (let n = 0; n < count; n++) {
    shop.wait(seconds / count);
    const { username, ip, headers } = attempt(n);
    const { status } = await new Client(shop, ip).post(
      'login',
      { username, password: `gissning ${n}` },
      headers,
    );
    if (status === 429) found.refused++;
    else if (status === 401) found.verified++;
    else throw new Error(`a guess was answered ${status}`);
    if (n % Math.floor(count / 20) !== 0) continue;
    const start = performance.now();
    await between();
    found.slowest = Math.max(found.slowest, performance.now() - start);
  }
  return found;
}

// The limits are counted in the database by the same queries on both engines.
describe.runIf(inject('engine') === 'embedded')('an hour of guessing', () => {
  test(
    `G14: of ${tries} guesses at one number from one address at most 60 are looked at`,
    { timeout: 180_000 * times },
    async () => {
      const { verified, refused } = await storm(hour, () => ({ username: '1001', ip: '198.51.100.7' }));
      expect(verified).toBeLessThanOrEqual(60);
      expect(verified + refused).toBe(tries);
      // Even the right password is not checked before the wait is over.
      const right = await aVisitor(shop, '198.51.100.7').post('login', {
        username: '1001',
        password: 'demo1234',
      });
      expect(right.status).toBe(429);
    },
  );

  test(
    `G15: of ${tries} from 240 addresses at most 60 and then one in ten seconds (420 in an hour), and the customer logs in from where they have before`,
    { timeout: 180_000 * times },
    async () => {
      const owner = await logInAs(shop, '1001');
      const known = () => aVisitor(shop, owner.ip).post('login', { username: '1001', password: 'demo1234' });
      const statuses: number[] = [];
      const { verified, slowest } = await storm(
        fiveMinutes,
        (n) => ({ username: '1001', ip: `198.51.100.${n % 240}` }),
        async () => statuses.push((await known()).status),
      );
      expect(verified).toBeLessThanOrEqual(60 + fiveMinutes / 10);
      expect(statuses).toEqual(statuses.map(() => 200));
      expect(statuses.length).toBeGreaterThanOrEqual(20);
      if (isLong) expect(slowest).toBeLessThan(1_000);
    },
  );

  test(
    `G16: of ${tries} numbers tried with one password from one address at most 50 in a quarter`,
    { timeout: 180_000 * times },
    async () => {
      const { verified } = await storm(quarter, (n) => ({ username: String(1_000 + n), ip: '198.51.100.7' }));
      expect(verified).toBeLessThanOrEqual((200 * quarter) / 3_600);
    },
  );

  describe.each([
    {
      side: 'the shop',
      logIn: (client: Client, who: string, password: string) =>
        client.post('login', { username: who, password }),
      own: '1001',
      other: (n: number) => `9${n}`,
    },
    {
      side: 'the office',
      logIn: (client: Client, who: string, password: string) =>
        client.post('office/login', { Email: who, Password: password }),
      own: 'owner@maker.example',
      other: (n: number) => `nobody-${n}@maker.example`,
    },
  ])('G41: with forty calls a second from changing addresses, $side', ({ logIn, own, other }) => {
    const seconds = isLong ? 60 : 6;
    const right = (client: Client) => logIn(client, own, 'demo1234');
    /** Returns how many of thirty honest log-ins succeed during the attack, and how many guesses are checked. */
    async function attack(whom: (n: number) => string, honest: (n: number) => Client) {
      const found = { succeeded: 0, verified: 0 };
      const calls = seconds * 40;
      for (let n = 0; n < calls; n++) {
        shop.wait(1 / 40);
        const guess = await logIn(
          new Client(shop, `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`),
          whom(n),
          'x',
        );
        if (guess.status === 401) found.verified++;
        if (n % Math.floor(calls / 30) !== 0) continue;
        if ((await right(honest(n))).status === 200) found.succeeded++;
      }
      return found;
    }
    async function aKnownDevice(): Promise<Client> {
      const device = new Client(shop, '203.0.113.200');
      await right(device);
      await device.delete(own.includes('@') ? 'office/login' : 'login');
      return device;
    }
    beforeEach(() => addStaff(shop, 'owner@maker.example', 'owner'));

    test(
      'lets a device in that it knows, wherever it is, and looks at 50 guesses and then one in ten seconds',
      { timeout: 180_000 * times },
      async () => {
        const { devices } = await aKnownDevice();
        const onTheMove = (n: number) =>
          Object.assign(new Client(shop, `192.0.2.${n % 250}`), { devices: { ...devices } });
        const { succeeded, verified } = await attack(() => own, onTheMove);
        expect(succeeded).toBe(30);
        expect(verified).toBeLessThanOrEqual(50 + seconds / 10 + 1);
        expect(verified).toBeGreaterThan(20);
      },
    );

    test(
      'lets a new device in where the calls are spread over accounts',
      { timeout: 180_000 * times },
      async () => {
        const { succeeded } = await attack(other, (n) => new Client(shop, `203.0.113.${n % 250}`));
        expect(succeeded).toBeGreaterThanOrEqual(20);
      },
    );

    test('knows no device by a secret that it never gave, or by one of another account', async () => {
      const planted = 'p'.repeat(43);
      const victim = new Client(shop, '203.0.113.1');
      const name = own.includes('@') ? 'office-device' : 'device';
      victim.devices[name] = planted;
      await right(victim);
      expect(victim.devices[name]).not.toBe(planted);
      const { devices } = await aKnownDevice();
      // The budget of one account does not help to guess at another.
      const statuses: number[] = [];
      for (let n = 0; n < 60; n++) {
        const guess = await logIn(
          Object.assign(new Client(shop, `198.51.100.${n}`), { devices: { ...devices } }),
          other(1),
          'x',
        );
        statuses.push(guess.status);
      }
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(50);
    });

    test('counts the wrong tries of a known device too', async () => {
      const device = await aKnownDevice();
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) statuses.push((await logIn(device, own, 'x')).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });
  });

  test('in the office, log-ins of one’s own give an address no further guesses at others', async () => {
    await addStaff(shop, 'own@maker.example', 'sales');
    const statuses: number[] = [];
    for (let n = 0; n < 90; n++) {
      // Each attempt is made without a cookie, as a new client.
      const client = new Client(shop, '198.51.100.7');
      if (n % 3 === 0)
        await client.post('office/login', { Email: 'own@maker.example', Password: 'demo1234' });
      const guess = { Email: `person-${n}@maker.example`, Password: 'x' };
      statuses.push((await client.post('office/login', guess)).status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
  });

  test(
    'G37: a shop that believes whatever address it is told is found',
    { timeout: 180_000 * times },
    async () => {
      const honest = shop;
      shop = await openTestShop({ trustProxy: true });
      const told = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
      const guess = (n: number) => ({ username: '1001', ip: '198.51.100.7', headers: told(n) });
      const { verified } = await storm(hour, guess, undefined, 62);
      await shop.close();
      shop = honest;
      expect(verified).toBeGreaterThan(60);
    },
  );
});
