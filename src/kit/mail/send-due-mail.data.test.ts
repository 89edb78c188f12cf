import { performance } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMailServer, type MailServer } from '../../../test/mail-server.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { silentLog } from '#kit/process/log.server.ts';
import { openMailer } from './mailer.server.ts';
import type { Mailer } from './smtp-mailer.server.ts';
import { freeMail, queueMail } from './outbox.server.ts';
import { bringBackMail, sendDueMail } from './send-due-mail.server.ts';
import { deleteOldOf } from '#kit/queue/delivery-queue.server.ts';

let shop: TestShop;
let server: MailServer;
let mailer: Mailer;
let writers: Map<string, typeof greeting>;
beforeAll(async () => {
  shop = await openTestShop({ mailFrom: 'Butik <shop@maker.example>' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.startOver();
  server = await openMailServer();
  mailer = openMailer({
    ...shop.services,
    env: { ...shop.services.env, smtpUrl: server.url },
    log: silentLog,
  });
  writers = new Map([['greeting', greeting]]);
});
afterEach(async () => {
  mailer.close();
  await server.close();
});

async function greeting(facts: string, subject: string) {
  const { who } = JSON.parse(facts) as { who: string };
  return { text: `${subject}: Hej ${who}`, html: `<p>Hej ${who}</p>` };
}

async function queue(name: string, to = 'till@butik.example'): Promise<void> {
  const mail = {
    name,
    to,
    replyTo: 'svar@maker.example',
    subject: `Ämne ${name}`,
    text: 'Hej',
    html: '<p>Hej</p>',
  };
  await inTransaction(shop.db, (trx) => queueMail(trx, shop.services, [mail]));
}

function send(): Promise<void> {
  return sendDueMail(shop.services, { mailer, writers });
}

async function row(name: string) {
  return await shop.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('message_id', '=', `<${name}@maker.example>`)
    .executeTakeFirstOrThrow();
}

test('a mail that is queued is sent, once, as it was written', async () => {
  await queue('order-7.confirmation');
  await send();
  await send();
  expect(server.received).toMatchObject([
    {
      from: { name: 'Butik', address: 'shop@maker.example' },
      to: [{ address: 'till@butik.example' }],
      replyTo: [{ address: 'svar@maker.example' }],
      subject: 'Ämne order-7.confirmation',
      messageId: '<order-7.confirmation@maker.example>',
      date: '2026-10-14T10:00:00.000Z',
      text: 'Hej\n',
      html: '<p>Hej</p>\n',
    },
  ]);
  expect(await row('order-7.confirmation')).toMatchObject({ tries: 1, leased_until: null, body_text: '' });
});

describe('a mail that is written when it is sent', () => {
  async function queueUnwritten(name: string, writer = 'greeting'): Promise<void> {
    const mail = { name, to: 'till@butik.example', subject: 'Ämne', writer, facts: '{"who":"Åsa"}' };
    await inTransaction(shop.db, (trx) => queueMail(trx, shop.services, [mail]));
  }

  test('says what its writer makes of the facts, and keeps neither', async () => {
    await queueUnwritten('one');
    await send();
    expect(server.received).toMatchObject([{ text: 'Ämne: Hej Åsa\n', html: '<p>Hej Åsa</p>\n' }]);
    expect(await row('one')).toMatchObject({ writer: null, facts: null, body_text: '' });
  });

  test('and cannot be written, waits and keeps no other one waiting', async () => {
    await queueUnwritten('one', 'nobody');
    await queue('two');
    await send();
    expect(server.received).toMatchObject([{ messageId: '<two@maker.example>' }]);
    expect(await row('one')).toMatchObject({
      dead_at: null,
      tries: 1,
      last_error: expect.stringMatching(/nobody/),
    });
    shop.wait(60);
    writers.set('nobody', greeting);
    await send();
    expect(server.received).toHaveLength(2);
  });
});

test('while the processor is busy with those who wait, mails go out at longer intervals', async () => {
  await queue('order-7.confirmation');
  await queue('order-8.confirmation');
  const look = vi.spyOn(performance, 'eventLoopUtilization');
  look.mockReturnValue({ idle: 0, active: 1, utilization: 1 });
  const sentAt: number[] = [];
  const noting: Mailer = {
    async send() {
      sentAt.push(performance.now());
      return { outcome: 'sent' };
    },
    close: () => undefined,
  };
  await sendDueMail(shop.services, { mailer: noting, writers }).finally(() => look.mockRestore());
  expect(sentAt).toHaveLength(2);
  expect((sentAt[1] ?? 0) - (sentAt[0] ?? 0)).toBeGreaterThan(100);
});

test('a mail that became a file is done, and is not told as sent', async () => {
  await queue('order-7.confirmation');
  await queue('order-8.confirmation');
  const outcomes = [{ outcome: 'filed' }, { outcome: 'sent' }] as const;
  let sent = 0;
  const filing: Mailer = { send: async () => outcomes[sent++]!, close: () => undefined };
  await sendDueMail(shop.services, { mailer: filing, writers });
  expect(await row('order-7.confirmation')).toMatchObject({ sent_at: expect.any(Date), is_file: true });
  expect(await row('order-8.confirmation')).toMatchObject({ sent_at: expect.any(Date), is_file: false });
  await sendDueMail(shop.services, { mailer: filing, writers });
  expect(sent).toBe(2);
});

test('the same mail queued twice is one mail', async () => {
  await queue('order-7.confirmation');
  await queue('order-7.confirmation');
  await send();
  expect(server.received).toHaveLength(1);
});

test('what a rolled back change queued is not sent', async () => {
  const failed = inTransaction(shop.db, async (trx) => {
    const mail = { name: 'x', to: 'till@butik.example', subject: '', text: '', html: '' };
    await queueMail(trx, shop.services, [mail]);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await send();
  expect(server.received).toEqual([]);
});

test('two workers never send the same mail', async () => {
  for (let index = 0; index < 20; index++) await queue(`mail-${index}`);
  await Promise.all([send(), send(), send()]);
  expect(server.received).toHaveLength(20);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20);
});

describe('a worker that was killed', () => {
  /** Simulates a worker that dies between claiming a mail and sending it. */
  async function dieHoldingMail(): Promise<void> {
    const dying = { ...mailer, send: () => Promise.reject(new Error('killed')) };
    await expect(sendDueMail(shop.services, { mailer: dying, writers })).rejects.toThrow('killed');
  }

  test('gives its mail back at once when nobody else can hold it', async () => {
    await queue('mail');
    await dieHoldingMail();
    await freeMail(shop.db);
    await send();
    expect(server.received).toHaveLength(1);
  });

  test('holds its mail until the lease ends, and then another one sends it', async () => {
    await queue('mail');
    await dieHoldingMail();
    expect(await row('mail')).toMatchObject({ tries: 1 });
    await send();
    shop.wait(299);
    await send();
    expect(server.received).toEqual([]);
    shop.wait(1);
    await send();
    expect(server.received).toHaveLength(1);
  });

  test('after the server’s yes makes a second mail that can be known as the same', async () => {
    await queue('mail');
    await send();
    await shop.db
      .updateTable('outbox_mail')
      .set({ sent_at: null, body_text: 'Hej', body_html: '<p>Hej</p>' })
      .execute();
    await send();
    const [first, second] = server.raw;
    expect(second).toBe(first);
  });
});

describe('a mail server that', () => {
  test('is away makes mails wait a minute, then twice as long, up to an hour', async () => {
    await queue('mail');
    await server.close();
    const waits = [];
    for (let index = 0; index < 9; index++) {
      await send();
      const { next_try_at } = await row('mail');
      const seconds = (next_try_at.getTime() - shop.services.now().getTime()) / 1000;
      waits.push(seconds / 60);
      shop.wait(seconds);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect((await row('mail')).last_error).toMatch(/ECONNREFUSED/);
  });

  test('is away is asked for one mail only, and later gets them all', async () => {
    for (const name of ['one', 'two', 'three']) await queue(name);
    await server.close();
    await send();
    expect([(await row('one')).tries, (await row('two')).tries]).toEqual([1, 0]);
    server = await openMailServer();
    mailer = openMailer({
      ...shop.services,
      env: { ...shop.services.env, smtpUrl: server.url },
      log: silentLog,
    });
    shop.wait(60);
    await send();
    expect(server.received).toHaveLength(3);
  });

  test('is away for three days makes a mail be given up', async () => {
    await queue('mail');
    await server.close();
    shop.wait(3 * 86_400 - 1);
    await send();
    expect((await row('mail')).dead_at).toBeNull();
    shop.wait(60);
    await send();
    expect((await row('mail')).dead_at).toEqual(shop.services.now());
    shop.wait(86_400);
    await send();
    expect((await row('mail')).tries).toBe(2);
  });

  test.each(['refuseRecipients', 'refuseContent'] as const)(
    'says “for good” gives the mail up at once, and sends the others (%s)',
    async (refuse) => {
      server[refuse]((to) => (to.startsWith('borta') ? 550 : undefined));
      await queue('one', 'borta@butik.example');
      await queue('two');
      await send();
      expect(await row('one')).toMatchObject({ sent_at: null, last_error: expect.stringMatching(/550/) });
      expect((await row('one')).dead_at).not.toBeNull();
      expect(server.received).toMatchObject([{ messageId: '<two@maker.example>' }]);
    },
  );

  test.each(['refuseRecipients', 'refuseContent'] as const)(
    'says “later” is asked again later, and sends the others (%s)',
    async (refuse) => {
      server[refuse]((to) => (to.startsWith('full') ? 450 : undefined));
      await queue('one', 'full@butik.example');
      await queue('two');
      await send();
      expect(server.received).toHaveLength(1);
      expect(await row('one')).toMatchObject({ dead_at: null, sent_at: null, tries: 1 });
      server[refuse](() => undefined);
      shop.wait(60);
      await send();
      expect(server.received).toHaveLength(2);
    },
  );
});

test('a subject or address cannot bring in headers of its own', async () => {
  const mail = { name: 'mail', to: 'till@butik.example', text: 'Hej', html: '' };
  const subject = 'Hej\r\nBcc: alla@butik.example';
  await inTransaction(shop.db, (trx) => queueMail(trx, shop.services, [{ ...mail, subject }]));
  await send();
  expect(server.received[0]?.bcc ?? []).toEqual([]);
  expect(server.raw[0]).not.toMatch(/^Bcc:/m);
});

test('a month after they were sent or given up mails are taken away, and those that wait are not', async () => {
  const month = 30 * 86_400_000;
  const at = shop.services.now().getTime();
  const ages = { younger: month - 1000, 'as-old': month, older: month + 1000 };
  for (const [name, age] of Object.entries(ages))
    for (const end of ['sent_at', 'dead_at']) {
      await queue(`${name}.${end}`);
      const ended = shop.db.updateTable('outbox_mail').set({ [end]: new Date(at - age) });
      await ended.where('message_id', '=', `<${name}.${end}@maker.example>`).execute();
    }
  await queue('waits');
  await shop.db
    .updateTable('outbox_mail')
    .set({ created_at: new Date(at - 2 * month), next_try_at: new Date(at - 2 * month) })
    .where('message_id', 'like', '<waits%')
    .execute();
  await deleteOldOf('outbox_mail', shop.services);
  const left = await shop.db.selectFrom('outbox_mail').select('message_id').orderBy('id').execute();
  expect(left.map(({ message_id }) => message_id.replace('@maker.example', ''))).toEqual([
    '<younger.sent_at>',
    '<younger.dead_at>',
    '<as-old.sent_at>',
    '<as-old.dead_at>',
    '<waits>',
  ]);
});

describe('mail of a clock that ran ahead', () => {
  const ahead = async (seconds: number, work: () => Promise<void>) => {
    shop.wait(seconds);
    await work();
    shop.wait(-seconds);
  };

  test('is sent when the clock is right again, not when that hour comes', async () => {
    await ahead(7_200, () => queue('ahead'));
    await send();
    expect(await row('ahead')).toMatchObject({ sent_at: null });
    await bringBackMail(shop.services);
    await send();
    expect(server.received).toHaveLength(1);
  });

  test('that was tried or held meanwhile is tried again too', async () => {
    await queue('held');
    await queue('tried');
    const { now } = shop.services;
    const later = new Date(now().getTime() + 86_400_000);
    await shop.db
      .updateTable('outbox_mail')
      .set({ leased_until: later, tries: 1 })
      .where('message_id', 'like', '<held%')
      .execute();
    await shop.db
      .updateTable('outbox_mail')
      .set({ next_try_at: later, tries: 3 })
      .where('message_id', 'like', '<tried%')
      .execute();
    await bringBackMail(shop.services);
    await send();
    expect(server.received).toHaveLength(2);
  });

  test.each([
    ['a first try that a clock ten seconds ahead set', { tries: 0 }, 10, 'next_try_at', true],
    ['a first try beyond that', { tries: 0 }, 11, 'next_try_at', false],
    ['a wait of the longest that there is, by such a clock', { tries: 5 }, 3610, 'next_try_at', true],
    ['a longer wait', { tries: 5 }, 3611, 'next_try_at', false],
    ['a hold as long as there is, by such a clock', { tries: 5 }, 310, 'leased_until', true],
    ['a longer hold', { tries: 5 }, 311, 'leased_until', false],
  ])('%s', async (_what, values, seconds, field, stays) => {
    await queue('mail');
    const until = new Date(shop.services.now().getTime() + seconds * 1000);
    for (const more of [{}, { sent_at: until }, { dead_at: until }]) {
      await shop.db
        .updateTable('outbox_mail')
        .set({ ...values, [field]: until, ...more })
        .execute();
      const before = await row('mail');
      await bringBackMail(shop.services);
      const isOver = Object.keys(more).length > 0;
      const freed = { next_try_at: shop.services.now(), leased_until: null };
      expect(await row('mail')).toEqual(stays || isOver ? before : { ...before, ...freed });
      await shop.db
        .updateTable('outbox_mail')
        .set({ next_try_at: new Date(0), leased_until: null })
        .execute();
    }
  });

  test('is not mistaken for what waits for its next try, or is on its way', async () => {
    await queue('on-its-way');
    await queue('waiting');
    const at = shop.services.now().getTime();
    const waits = { next_try_at: new Date(at + 3_600_000), tries: 8 };
    const isSent = { leased_until: new Date(at + 300_000), tries: 1 };
    await shop.db.updateTable('outbox_mail').set(waits).where('message_id', 'like', '<waiting%').execute();
    await shop.db.updateTable('outbox_mail').set(isSent).where('message_id', 'like', '<on-its%').execute();
    const before = [await row('waiting'), await row('on-its-way')];
    await bringBackMail(shop.services);
    expect([await row('waiting'), await row('on-its-way')]).toEqual(before);
  });
});
