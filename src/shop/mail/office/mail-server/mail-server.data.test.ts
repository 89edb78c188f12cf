import { afterEach, expect, test } from 'vitest';
import { openMailer } from '#kit/mail/mailer.server.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { mailServerOf } from '#kit/mail/mail-server.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import { sendDueMail } from '#kit/mail/send-due-mail.server.ts';
import { openMailServer, type MailServer } from '../../../../../test/mail-server.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { openTestShop, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const logIn = { user: 'butik', password: 'hemligt-lösen' };
const servers: MailServer[] = [];
async function aServer(): Promise<{ server: MailServer; Host: string; Port: number }> {
  const server = await openMailServer(logIn);
  servers.push(server);
  const { hostname, port } = new URL(server.url);
  return { server, Host: hostname, Port: Number(port) };
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const plain = { User: '', Password: '', From: 'Butik <order@maker.example>', OrdersTo: '' };

async function set(input: Record<string, unknown>) {
  const { Version } = (await owner.get('office/mail-server')).body;
  return await owner.put('office/mail-server', { ...plain, ...input, Version });
}

async function mailOf(name: string): Promise<void> {
  const { services } = shop;
  const lines: object[] = [];
  const mailer = openMailer({ ...services, log: { ...services.log, info: (fields) => lines.push(fields) } });
  const mail = { name, to: 'till@butik.example', subject: 'Order', text: 'Hej', html: '<p>Hej</p>' };
  await inTransaction(shop.db, (trx) => queueMail(trx, services, [mail]));
  await sendDueMail(services, { mailer, writers: new Map() });
  mailer.close();
}

const reach = async () => (await owner.get('office/day')).body.Mail;

test('none is set at first, and mails become files', async () => {
  expect((await owner.get('office/mail-server')).body).toMatchObject({
    Host: '',
    Port: 587,
    User: '',
    From: '',
    OrdersTo: '',
    HasPassword: false,
    FromEnvironment: false,
  });
  expect(await reach()).toEqual({ Reach: 'noServer', Error: '' });
  expect((await owner.post('office/customers/welcome', { Ids: [], DryRun: true })).body.ToFile).toBe(true);
  await mailOf('one');
  expect((await owner.get('office/mail')).body.Rows).toMatchObject([{ Name: 'one', State: 'file' }]);
});

test('mail goes by the server that was set last, from its sender, and orders to its address', async () => {
  const first = await aServer();
  const second = await aServer();
  const { Host, Port } = first;
  const answer = await set({ Host, Port, User: logIn.user, Password: logIn.password });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ Host, Port, User: logIn.user, HasPassword: true });
  expect(JSON.stringify(answer.body)).not.toContain(logIn.password);
  expect(await mailServerOf(shop.services)).toMatchObject({ ordersTo: 'order@maker.example' });
  await mailOf('two');
  expect(first.server.received).toMatchObject([{ from: { address: 'order@maker.example', name: 'Butik' } }]);
  expect(await reach()).toEqual({ Reach: 'works', Error: '' });
  expect((await owner.post('office/customers/welcome', { Ids: [], DryRun: true })).body.ToFile).toBe(false);

  await set({
    Host: second.Host,
    Port: second.Port,
    User: logIn.user,
    Password: logIn.password,
    OrdersTo: 'lager@maker.example',
  });
  expect(await mailServerOf(shop.services)).toMatchObject({ ordersTo: 'lager@maker.example' });
  await mailOf('three');
  expect([first.server.received.length, second.server.received.length]).toEqual([1, 1]);

  await set({ Host: '', Port: 587 });
  await mailOf('four');
  expect(second.server.received).toHaveLength(1);
  expect((await owner.get('office/mail-server')).body.HasPassword).toBe(false);
});

test('a password is stored sealed, is in no log, and stays with its server and user alone', async () => {
  const { Host, Port } = await aServer();
  await set({ Host, Port, User: logIn.user, Password: logIn.password });
  const stored = await shop.db.selectFrom('mail_server').selectAll().executeTakeFirstOrThrow();
  expect(stored.password).toMatch(/^sealed-1:/);
  const rows = await shop.db.selectFrom('change_log').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(logIn.password);
  expect(JSON.stringify(rows)).toContain('•••');

  expect(await set({ Host, Port, User: logIn.user, From: 'ny@maker.example' })).toMatchObject({
    status: 200,
    body: { HasPassword: true, From: 'ny@maker.example' },
  });
  for (const other of [{ Host: 'ond.example' }, { Port: 2525 }, { User: 'annan' }]) {
    const refused = await set({ Host, Port, User: logIn.user, ...other });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Password', rule: 'required' }] },
    });
  }
  expect((await set({ Host: 'annan.example', Port })).body).toMatchObject({ User: '', HasPassword: false });
});

test.each([
  [{ Host: 'https://smtp.maker.example' }, 'Host', 'regex'],
  [{ Host: 'smtp.maker.example:587' }, 'Host', 'regex'],
  [{ Host: 'smtp.maker.example', Port: 0 }, 'Port', 'minAmount'],
  [{ Host: 'smtp.maker.example', Port: 65_536 }, 'Port', 'maxAmount'],
  [{ Host: 'smtp.maker.example', From: '' }, 'From', 'required'],
  [{ Host: 'smtp.maker.example', From: 'butik' }, 'From', 'email'],
  [{ Host: 'smtp.maker.example', From: 'a@x.example, b@x.example' }, 'From', 'email'],
  [{ Host: 'smtp.maker.example', OrdersTo: 'Order <order>' }, 'OrdersTo', 'email'],
])('refuses %j at its field', async (input, field, rule) => {
  expect(await set({ Port: 587, ...input })).toMatchObject({
    status: 400,
    body: { errors: [{ field, rule }] },
  });
  expect((await owner.get('office/mail-server')).body.Host).toBe('');
});

test('two owners do not overwrite each other', async () => {
  const { Version } = (await owner.get('office/mail-server')).body;
  expect((await set({ Host: 'smtp.maker.example', Port: 587 })).status).toBe(200);
  const late = await owner.put('office/mail-server', { ...plain, Host: 'x.example', Port: 25, Version });
  expect(late).toMatchObject({ status: 409, body: { type: '/problems/changed-meanwhile' } });
});

test('a server counts only once it has taken a mail, and what another did not take is tried at once', async () => {
  const { server, Host, Port } = await aServer();
  await set({ Host, Port, User: logIn.user, Password: 'fel' });
  expect(await reach()).toEqual({ Reach: 'untried', Error: '' });
  await mailOf('one');
  expect(await reach()).toEqual({ Reach: 'failing', Error: expect.stringContaining('535') });
  const line = (await owner.get('office/opening')).body.Lines.find(
    ({ Key }: { Key: string }) => Key === 'mail',
  );
  expect(line).toMatchObject({ Done: false, Text: expect.stringContaining('tar inte emot') });
  // What the server answers is for those who may read mails.
  await addStaff(shop, 'content@maker.example', 'content');
  const other = await logInToOfficeAs(shop, 'content@maker.example');
  expect((await other.get('office/day')).body.Mail).toEqual({ Reach: 'failing', Error: '' });

  shop.wait(1);
  await set({ Host, Port, User: logIn.user, Password: logIn.password });
  expect(await reach()).toEqual({ Reach: 'untried', Error: '' });
  await mailOf('two');
  expect(server.received).toHaveLength(2);
  expect(await reach()).toEqual({ Reach: 'works', Error: '' });

  // Some servers let an unknown sender wait once; one that goes on is broken.
  shop.wait(1);
  await mailOf('three');
  const three = shop.db.updateTable('outbox_mail').where('message_id', 'like', '<three%');
  await three.set({ sent_at: null, last_error: 'wait', tries: 1, created_at: shop.services.now() }).execute();
  await shop.db
    .updateTable('outbox_mail')
    .where('message_id', 'like', '<two%')
    .set({ sent_at: new Date(shop.services.now().getTime() - 1000) })
    .execute();
  expect(await reach()).toMatchObject({ Reach: 'works' });
  await three.set({ tries: 3 }).execute();
  expect(await reach()).toEqual({ Reach: 'failing', Error: 'wait' });
  // One that is older than the last that was taken is that mail's own trouble.
  await three.set({ created_at: new Date(shop.services.now().getTime() - 2000) }).execute();
  expect(await reach()).toMatchObject({ Reach: 'works' });
});

test('a test tells what the server answers', async () => {
  const { server, Host, Port } = await aServer();
  const trial = () => owner.post('office/mail-server/test', { To: 'jag@maker.example' });
  expect((await trial()).body).toMatchObject({ Accepted: false, Answer: expect.stringContaining('filer') });

  await set({ Host, Port, User: logIn.user, Password: 'fel' });
  expect((await trial()).body).toMatchObject({
    Accepted: false,
    Answer: expect.stringMatching(/användaren eller lösenordet.*535/),
  });

  const mailLine = async () =>
    (await owner.get('office/opening')).body.Lines.find(({ Key }: { Key: string }) => Key === 'mail');
  expect(await mailLine()).toMatchObject({ Done: false, Link: '/office/mail-server' });
  await set({ Host, Port, User: logIn.user, Password: logIn.password });
  expect((await trial()).body).toMatchObject({ Accepted: true, Answer: expect.stringContaining('250') });
  expect(server.received).toMatchObject([{ to: [{ address: 'jag@maker.example' }] }]);

  // Only now is it true that somebody gets mail.
  expect(await mailLine()).toMatchObject({ Done: true });

  expect(await reach()).toMatchObject({ Reach: 'works' });

  server.refuseRecipients(() => 550);
  expect((await trial()).body).toMatchObject({
    Accepted: false,
    Answer: expect.stringMatching(/tog inte emot.*550/),
  });

  await set({ Host, Port: 1, User: '' });
  expect((await trial()).body).toMatchObject({ Accepted: false, Answer: expect.stringContaining('nå') });
  expect((await owner.get('office/mail')).body.Total).toBe(0);
});

test.each([
  ['smtp://smtp.maker.example', { Host: 'smtp.maker.example', Port: 587, User: '', HasPassword: false }],
  ['smtps://smtp.maker.example', { Host: 'smtp.maker.example', Port: 465, User: '', HasPassword: false }],
  [
    'smtps://order%40maker.example:x@smtp.maker.example:8465',
    { Host: 'smtp.maker.example', Port: 8465, User: 'order@maker.example', HasPassword: true },
  ],
] as const)('the environment’s %s is shown in its parts', async (smtpUrl, shown) => {
  const { env, versions } = shop.services;
  Object.assign(env, { smtpUrl });
  await versions.changed();
  try {
    expect((await owner.get('office/mail-server')).body).toMatchObject({ ...shown, FromEnvironment: true });
  } finally {
    Object.assign(env, { smtpUrl: undefined });
    await versions.changed();
  }
});

test.each([
  ['', 'shop@maker.example', 'shop@maker.example'],
  ['order@maker.example', 'shop@maker.example', 'order@maker.example'],
])(
  'orders go to %j of the environment only where it is not the sender’s',
  async (ordersTo, from, expected) => {
    const { services } = shop;
    const env = { ...services.env, mailFrom: from, isMailFromSet: true, mailOrdersTo: ordersTo || from };
    expect(await mailServerOf({ ...services, env })).toMatchObject({ from, ordersTo: expected });
    await set({ Host: 'smtp.maker.example', Port: 587, From: 'ny@maker.example' });
    expect(await mailServerOf({ ...services, env })).toMatchObject({
      from: 'ny@maker.example',
      ordersTo: ordersTo || 'ny@maker.example',
    });
  },
);

test('orders go to the company’s address as long as none is set for mail', async () => {
  const { services } = shop;
  const env = { ...services.env, mailFrom: 'shop@localhost', mailOrdersTo: 'shop@localhost' };
  const to = (CompanyEmail: string, more: Partial<typeof env> = {}) =>
    ordersAddress({ ...services, env: { ...env, ...more } }, { CompanyEmail });
  expect(await to('hej@maker.example')).toBe('hej@maker.example');
  expect(await to('')).toBe('shop@localhost');
  expect(await to('hej@maker.example', { mailOrdersTo: 'order@maker.example' })).toBe('order@maker.example');
  expect(await to('hej@maker.example', { isMailFromSet: true })).toBe('shop@localhost');
  await set({ Host: '', Port: 587, From: '', OrdersTo: 'lager@maker.example' });
  expect(await to('hej@maker.example')).toBe('lager@maker.example');
});

test('what the environment names is shown and not changed', async () => {
  const named = await openTestShop({
    smtpUrl: 'smtp://user:p%C3%A5ss@smtp.maker.example:2525',
    mailFrom: 'shop@maker.example',
    mailOrdersTo: 'order@maker.example',
  });
  try {
    await addStaff(named, 'chef@maker.example', 'owner');
    const chef = await logInToOfficeAs(named, 'chef@maker.example');
    const { body } = await chef.get('office/mail-server');
    expect(body).toMatchObject({
      Host: 'smtp.maker.example',
      Port: 2525,
      User: 'user',
      HasPassword: true,
      From: 'shop@maker.example',
      OrdersTo: 'order@maker.example',
      FromEnvironment: true,
    });
    const refused = await chef.put('office/mail-server', {
      ...plain,
      Host: 'x.example',
      Port: 25,
      Version: body.Version,
    });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('SMTP_URL');
  } finally {
    await named.close();
  }
});
