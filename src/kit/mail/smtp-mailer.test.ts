import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileMailer, smtpMailer } from './smtp-mailer.server.ts';

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

test('without a mail server mails become files', async () => {
  const mailer = fileMailer(join(dataDir, 'mail'), 'shop@maker.example');
  expect(await mailer.send(mail)).toEqual({ outcome: 'filed' });
  expect(await mailer.send(mail)).toEqual({ outcome: 'filed' });
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
  const mailer = fileMailer(join(dataDir, 'mail'), 'shop@maker.example');
  await mailer.send({ ...mail, message_id: '<../../etc/passwd@maker.example>' });
  expect(readdirSync(dataDir)).toEqual(['mail']);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual(['.._.._etc_passwd.eml']);
});

test('a folder that cannot be written makes the mail wait', async () => {
  const mailer = fileMailer('/dev/null/mail', 'shop@maker.example');
  expect(await mailer.send(mail)).toMatchObject({ outcome: 'unreachable' });
});

test('a server that takes the connection and says nothing is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const mailer = smtpMailer({ host: '127.0.0.1', port }, 'shop@maker.example', { patienceMs: 50 });
  expect(await mailer.send(mail)).toMatchObject({ outcome: 'unreachable', code: 'ETIMEDOUT' });
  mailer.close();
  silent.close();
});
