import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { beside, email, integer, obeys, optionalText, text } from '#kit/fields/fields.ts';
import { isMailbox, isMailHost } from '#kit/fields/mailbox.ts';

const orNothing = (holds: (value: string) => boolean) => (value: string) => value === '' || holds(value);

const fields = {
  /** Without one, mails are written to files. */
  Host: optionalText({ max: 253 }).check(obeys('regex', orNothing(isMailHost), 'mailHost')),
  Port: integer({ min: 1, max: 65_535 }),
  User: optionalText({ max: 254 }),
  From: optionalText({ max: 254 }).check(obeys('email', orNothing(isMailbox), 'mailbox')),
  OrdersTo: optionalText({ max: 254 }).check(obeys('email', orNothing(isMailbox), 'mailbox')),
};

export const MailServerInput = z
  .object({ ...fields, Password: optionalText({ max: 500 }) })
  .check(beside('From', 'Host', 'required', (from, host) => host === '' || from !== ''));
export type MailServerInput = z.infer<typeof MailServerInput>;

const MailServerAnswer = z.object({
  ...fields,
  HasPassword: z.boolean(),
  /** Set by SMTP_URL, MAIL_FROM and MAIL_ORDERS_TO, and not to be changed here. */
  FromEnvironment: z.boolean(),
  Version: z.string(),
});
export type MailServerAnswer = z.infer<typeof MailServerAnswer>;

export const readMailServer = endpoint({
  name: 'readMailServer',
  summary: 'The server that mail is sent by, without its password',
  method: 'GET',
  path: '/api/office/mail-server',
  who: 'staff',
  right: 'mail.write',
  input: z.object({}),
  output: MailServerAnswer,
});

export const changeMailServer = endpoint({
  name: 'changeMailServer',
  summary:
    'Set the server that mail is sent by. Without a password the one that is there stays, as long as server and user do; refused where the environment names the server',
  method: 'PUT',
  path: '/api/office/mail-server',
  who: 'staff',
  right: 'mail.write',
  problems: ['conflict'],
  input: z.extend(MailServerInput, { Version: text({ min: 1 }) }),
  output: MailServerAnswer,
});

export const testMailServer = endpoint({
  name: 'testMailServer',
  summary: 'Send a test at once by the server that is set, and tell what it answers',
  method: 'POST',
  path: '/api/office/mail-server/test',
  who: 'staff',
  right: 'mail.write',
  input: z.object({ To: email() }),
  output: z.object({ Accepted: z.boolean(), Answer: z.string() }),
});
