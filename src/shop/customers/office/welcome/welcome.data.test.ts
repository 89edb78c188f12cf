import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockholmToday } from '#kit/text/dates.ts';
import { eachInOffice, logInToOfficeAs, addStaff } from '../../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import { times } from '../../../../../test/sizes.ts';

let shop: TestShop;
let office: Client;
eachInOffice('sales', (opened) => {
  ({ shop, office } = opened);
});

const path = 'office/customers/welcome';

type Given = {
  isBlocked: boolean;
  hasEmail: boolean;
  hasPassword: boolean;
  linkHoursAgo: number | undefined;
};

const given: fc.Arbitrary<Given> = fc.record({
  isBlocked: fc.nat(4).map((nr) => nr === 0),
  hasEmail: fc.nat(3).map((nr) => nr > 0),
  hasPassword: fc.nat(3).map((nr) => nr === 0),
  linkHoursAgo: fc.constantFrom(undefined, undefined, 0.5, 0.99, 1.01, 30),
});

/** Who gets a link, by the rule as staff know it. */
const getsOne = ({ isBlocked, hasEmail, hasPassword, linkHoursAgo }: Given) =>
  !isBlocked && hasEmail && !hasPassword && (linkHoursAgo === undefined || linkHoursAgo > 1);

async function customersAre(all: readonly Given[]): Promise<number[]> {
  await shop.db.deleteFrom('outbox_mail').execute();
  await shop.db.deleteFrom('change_log').execute();
  await shop.db.deleteFrom('customer').where('id', '>=', 5_000).execute();
  // Their ids and numbers are in no order.
  const ids = all.map((_one, at) => 5_000 + ((at * 37) % 101));
  for (const [at, one] of all.entries()) {
    await shop.db
      .insertInto('customer')
      .values({
        id: ids[at]!,
        customer_number: `W${9_999 - 7 * at}`,
        name: `Butik ${at}`,
        email: one.hasEmail ? `w${ids[at]}@butik.example` : '',
        price_list_code: 'standard',
        currency_code: 'SEK',
        blocked: one.isBlocked,
        password_hash: one.hasPassword ? 'x' : null,
      })
      .execute();
    if (one.linkHoursAgo === undefined) continue;
    const changed_at = new Date(shop.services.now().getTime() - one.linkHoursAgo * 3_600_000);
    await shop.db
      .insertInto('change_log')
      .values({
        changed_at,
        staff_name: 'A',
        entity: 'customer',
        entity_id: String(ids[at]),
        action: 'send',
        before: '{}',
        after: '{}',
      })
      .execute();
  }
  return ids;
}

async function mailed(): Promise<string[]> {
  const rows = await shop.db.selectFrom('outbox_mail').select('recipient').execute();
  return rows.map(({ recipient }) => recipient).sort();
}

test('those without a password get one link each, and the trial says before who', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(given, { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(200), { maxLength: 40 }),
      async (all, picks) => {
        const ids = await customersAre(all);
        const asked = picks.map((pick) => ids[pick] ?? 900_000 + pick);
        const wanted = ids.flatMap((id, at) => (asked.includes(id) && getsOne(all[at]!) ? [id] : []));
        const left = [...new Set(asked)].filter((id) => !wanted.includes(id));

        const trial = (await office.post(path, { Ids: asked, DryRun: true })).body;
        expect(await mailed()).toEqual([]);
        const done = (await office.post(path, { Ids: asked })).body;
        expect(done).toEqual(trial);
        expect(done.Sent).toBe(wanted.length);
        expect(done.Left.map(({ Id }: { Id: number }) => Id).sort()).toEqual(left.sort());
        expect(await mailed()).toEqual(wanted.map((id) => `w${id}@butik.example`).sort());
        // A second press, by whomever, sends nothing.
        expect((await office.post(path, { Ids: asked })).body.Sent).toBe(0);
      },
    ),
    { seed: 42, numRuns: 15 * times },
  );
});

test('two of the staff who press at once mail each customer once', async () => {
  const ids = await customersAre(
    Array.from({ length: 12 }, () => ({
      isBlocked: false,
      hasEmail: true,
      hasPassword: false,
      linkHoursAgo: undefined,
    })),
  );
  await addStaff(shop, 'other@maker.example', 'owner');
  const other = await logInToOfficeAs(shop, 'other@maker.example');
  const filter = { Filter: { q: 'Butik', state: 'notInvited' } };
  const [one, two] = await Promise.all([
    office.post(path, filter),
    other.post(path, { Ids: ids.toReversed() }),
  ]);
  expect(one.body.Sent + two.body.Sent).toBe(12);
  expect(await mailed()).toHaveLength(12);
  expect((await office.get('office/customers?state=notInvited&q=Butik')).body.Total).toBe(0);
  expect((await office.get('office/customers?state=linkUnused&q=Butik')).body.Total).toBe(12);
});

test('the mail is shown before it goes, and its link lets the customer in', async () => {
  const plain = { isBlocked: false, hasEmail: true, linkHoursAgo: undefined };
  await customersAre([
    { ...plain, hasPassword: true },
    { ...plain, hasPassword: false },
    { ...plain, hasPassword: false },
  ]);
  const trial = await office.post(path, { Filter: { state: 'noPassword' }, DryRun: true });
  const { Mail, Sent } = trial.body;
  expect(Sent).toBe(2);
  expect(Mail.Text).toContain('[…]');
  expect(Mail.Text).not.toMatch(/reset=/);
  await office.post(path, { Filter: { state: 'noPassword' } });
  const mail = await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body_text'])
    .where('recipient', '=', Mail.To)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe(Mail.Subject);
  const token = /#reset=([\w-]+)/.exec(mail.body_text)?.[1];
  expect(mail.body_text.replace(/https?:\S+#reset=[\w-]+/, '[…]')).toBe(Mail.Text);
  expect((await aVisitor(shop).post('login', { resetToken: token })).status).toBe(200);
});

test.each([
  ['sv', '/requirelogin#reset='],
  ['en', '/requirelogin?lang=en#reset='],
] as const)('the link of a customer whose language is %s opens the shop in it', async (language, address) => {
  const [id] = await customersAre([
    { isBlocked: false, hasEmail: true, hasPassword: false, linkHoursAgo: undefined },
  ]);
  await shop.db.updateTable('customer').set({ language }).where('id', '=', id!).execute();
  await office.post(path, { Ids: [id] });
  const mail = await shop.db.selectFrom('outbox_mail').select('body_text').executeTakeFirstOrThrow();
  expect(mail.body_text).toContain(address);
});

test('what names nobody, both or too many is refused, and customers and visitors may not', async () => {
  for (const input of [{}, { Ids: [1], Filter: {} }, { Ids: ['x'] }, { Filter: { state: 'none' } }])
    expect((await office.post(path, input)).status).toBe(400);
  expect((await office.post(path, { Ids: Array.from({ length: 5_001 }, (_one, at) => at + 1) })).status).toBe(
    400,
  );
  expect((await aVisitor(shop).post(path, { Filter: {} })).status).toBe(401);
  expect((await (await logInAs(shop, '1001')).post(path, { Filter: {} })).status).toBe(401);
  expect(await mailed()).toEqual([]);
});

test.each([
  [[], 'notInvited'],
  [['sent'], 'linkUnused'],
  [['file'], 'notInvited'],
  [['file', 'sent'], 'linkUnused'],
  [['sent', 'file'], 'notInvited'],
] as const)('whose mails became %j is listed as %s', async (mails, state) => {
  const hasLink = mails.length > 0 ? 30 : undefined;
  const known = { isBlocked: false, hasEmail: true, hasPassword: false, linkHoursAgo: hasLink };
  const [id] = await customersAre([known]);
  for (const [at, what] of mails.entries())
    await shop.db
      .insertInto('outbox_mail')
      .values({
        message_id: `<${at}@maker.example>`,
        recipient: `w${id}@butik.example`,
        subject: '',
        body_text: '',
        body_html: '',
        attachment: null,
        reply_to: null,
        created_at: shop.services.now(),
        next_try_at: shop.services.now(),
        sent_at: shop.services.now(),
        is_file: what === 'file',
      })
      .execute();
  for (const one of ['notInvited', 'linkUnused'])
    expect([one, (await office.get(`office/customers?state=${one}&q=Butik 0`)).body.Total]).toEqual([
      one,
      one === state ? 1 : 0,
    ]);
});

test('who was mailed a statement of account has not been sent a link by it', async () => {
  const [id] = await customersAre([
    { isBlocked: false, hasEmail: true, hasPassword: false, linkHoursAgo: undefined },
  ]);
  const listed = async (state: string) =>
    (await office.get(`office/customers?state=${state}&q=Butik 0`)).body.Total;
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  const Day = stockholmToday(shop.services.now());
  expect((await finance.post(`office/customers/${id}/statement`, { Day })).status).toBe(200);
  expect([await listed('notInvited'), await listed('linkUnused')]).toEqual([1, 0]);
  expect((await office.post(path, { Ids: [id] })).body).toMatchObject({ Sent: 1, Left: [] });
  expect([await listed('notInvited'), await listed('linkUnused')]).toEqual([0, 1]);
  // Nor does a statement after it hide that it was sent just now.
  expect((await finance.post(`office/customers/${id}/statement`, { Day })).status).toBe(200);
  expect((await office.post(path, { Ids: [id] })).body).toMatchObject({ Sent: 0 });
});
