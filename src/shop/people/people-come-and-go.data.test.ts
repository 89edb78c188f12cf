import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { times } from '../../../test/sizes.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const customer = fc.constantFrom('1001', '1002');
const address = fc.constantFrom('ada@b.example', 'bo@b.example');
const role = fc.constantFrom('admin', 'order', 'see');
const of = { customer, address };

const act = fc.oneof(
  fc.record({ kind: fc.constant('invite' as const), ...of, role, sees: fc.boolean() }),
  fc.record({ kind: fc.constant('change' as const), ...of, role, sees: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), ...of }),
  fc.record({ kind: fc.constant('fill' as const), ...of }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** What is known of a person, without asking the shop. Whoever was removed keeps a client, which may do nothing. */
type Known = { id: number; role: string; sees: boolean; client: Client; pieces: number; version: number };
type World = {
  owners: Map<string, Client>;
  here: Map<string, Known>;
  gone: Client[];
  /** How many pieces were left in carts, by customer. */
  left: Map<string, number>;
};

async function invite(owner: Client, Email: string, Role: string, SeesInvoices: boolean): Promise<Known> {
  const { body } = await owner.post('people', { Name: `Person ${Email}`, Email, Role, SeesInvoices });
  const { body_text } = await shop.db
    .selectFrom('outbox_mail')
    .select('body_text')
    .where('recipient', '=', Email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const client = aVisitor(shop);
  await client.post('login', { inviteToken: /#invite=([\w-]+)/.exec(body_text)?.[1] });
  await client.post('CustomerPasswordCheck', { newPassword: 'te vid fönstret' });
  return { id: body.Id, role: Role, sees: SeesInvoices, client, pieces: 0, version: 1 };
}

async function perform(world: World, one: Act): Promise<void> {
  const key = `${one.customer} ${one.address}`;
  const owner = world.owners.get(one.customer)!;
  const known = world.here.get(key);
  if (one.kind === 'invite') {
    if (!known) return void world.here.set(key, await invite(owner, one.address, one.role, one.sees));
    const Email = one.address.toUpperCase();
    const again = await owner.post('people', { Name: 'Igen', Email, Role: one.role });
    return expect(again.body.errors?.[0]).toMatchObject({ field: 'Email', rule: 'match' });
  }
  if (!known) return;
  switch (one.kind) {
    case 'change': {
      const changed = await owner.put(`people/${known.id}`, {
        Name: 'Ny',
        Email: one.address,
        Role: one.role,
        SeesInvoices: one.sees,
        Version: known.version,
      });
      expect(changed.status).toBe(200);
      return void Object.assign(known, { role: one.role, sees: one.sees, version: changed.body.Version });
    }
    case 'remove':
      expect((await owner.delete(`people/${known.id}`)).status).toBe(204);
      world.here.delete(key);
      world.gone.push(known.client);
      return void world.left.set(one.customer, (world.left.get(one.customer) ?? 0) + known.pieces);
    case 'fill': {
      const { status } = await known.client.post('cartrow', { ArticleId: article.book, Quantity: 2 });
      expect(status).toBe(known.role === 'see' ? 403 : 200);
      if (status === 200) known.pieces += 2;
    }
  }
}

async function compare({ owners, here, gone, left }: World): Promise<void> {
  for (const { role: its, sees, client, pieces } of here.values()) {
    const cart = await client.get('cart');
    const shown = cart.body.Rows.reduce((sum: number, row: { Quantity: number }) => sum + row.Quantity, 0);
    const statuses = [(await client.get('people')).status, (await client.get('Invoices')).status];
    expect([its, sees, shown, statuses]).toEqual([
      its,
      sees,
      its === 'see' ? 0 : pieces,
      [its === 'admin' ? 200 : 403, its === 'admin' || sees ? 200 : 403],
    ]);
  }
  for (const client of gone) expect((await client.get('me')).status).toBe(401);
  for (const [number, owner] of owners) {
    const { body } = await owner.get('people');
    const known = [...here].filter(([key]) => key.startsWith(number)).map(([, { id }]) => id);
    expect(body.Rows.map((row: { Id: number }) => row.Id).sort()).toEqual(known.sort());
    expect([number, await leftIn(Number(number))]).toEqual([number, left.get(number) ?? 0]);
  }
}

async function leftIn(customerId: number): Promise<number> {
  const rows = await shop.db
    .selectFrom('shopping_list_row')
    .innerJoin('shopping_list', 'shopping_list.id', 'shopping_list_row.list_id')
    .select('quantity')
    .where('shopping_list.customer_id', '=', customerId)
    .execute();
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

test('people come, change and go, and may at each time what their role says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
      await shop.startOver();
      const numbers = ['1001', '1002'] as const;
      const owners = new Map<string, Client>();
      for (const number of numbers) owners.set(number, await logInAs(shop, number));
      const world: World = { owners, here: new Map(), gone: [], left: new Map() };
      for (const one of acts) await perform(world, one);
      await compare(world);
    }),
    { seed: 212, numRuns: 12 * times },
  );
});
