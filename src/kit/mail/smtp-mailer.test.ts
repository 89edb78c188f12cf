import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '#kit/process/log.server.ts';
import { openMailer } from './smtp-mailer.server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mailer-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mail = {
  message_id: '<order-7.confirmation@maker.example>',
  recipient: 'till@butik.example',
  reply_to: null,
  subject: 'Orderbekräftelse 7',
  body_text: 'Hej på dig',
  body_html: '<p>Hej på dig</p>',
  created_at: new Date('2026-10-14T10:00:00Z'),
};

test('without a mail server mails become files, and the log says where, once', async () => {
  const lines: object[] = [];
  const log: Log = { info: (fields) => lines.push(fields), warn: () => {}, error: () => {} };
  const mailer = openMailer({ mailFrom: 'shop@maker.example', dataDir, smtpUrl: undefined }, log);
  expect(await mailer.send(mail)).toEqual({ outcome: 'filed' });
  expect(await mailer.send(mail)).toEqual({ outcome: 'filed' });
  expect(lines).toEqual([{ folder: join(dataDir, 'mail') }]);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual(['order-7.confirmation.eml']);
  const read = await PostalMime.parse(readFileSync(join(dataDir, 'mail/order-7.confirmation.eml')));
  expect(read).toMatchObject({
    subject: 'Orderbekräftelse 7',
    messageId: mail.message_id,
    text: 'Hej på dig\n',
    from: { address: 'shop@maker.example' },
    to: [{ address: 'till@butik.example' }],
  });
});

test('a name cannot lead out of the folder', async () => {
  const mailer = openMailer(
    { mailFrom: 'shop@maker.example', dataDir, smtpUrl: undefined },
    { info() {}, warn() {}, error() {} },
  );
  await mailer.send({ ...mail, message_id: '<../../etc/passwd@maker.example>' });
  expect(readdirSync(dataDir)).toEqual(['mail']);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual(['.._.._etc_passwd.eml']);
});

test('a folder that cannot be written makes the mail wait', async () => {
  const mailer = openMailer(
    { mailFrom: 'shop@maker.example', dataDir: '/dev/null', smtpUrl: undefined },
    { info() {}, warn() {}, error() {} },
  );
  expect(await mailer.send(mail)).toMatchObject({ outcome: 'unreachable' });
});
