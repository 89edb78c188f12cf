import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, optionalQueryChoice, paging, queryText } from '#kit/fields/fields.ts';

/** `file`: written to a file because no mail server is set; it has reached nobody. */
export const mailStates = ['waiting', 'dead', 'sent', 'file'] as const;
export type MailState = (typeof mailStates)[number];

export const Row = z.object({
  Id: z.int(),
  /** What the mail is about, such as `order-123.confirmation`. */
  Name: z.string(),
  Recipient: z.string(),
  Subject: z.string(),
  State: z.enum(mailStates),
  CreatedAt: z.string(),
  SentAt: z.nullable(z.string()),
  /** The time of the next attempt, for a waiting mail. */
  NextTryAt: z.nullable(z.string()),
  Tries: z.int(),
  LastError: z.string(),
});
export type MailRow = z.infer<typeof Row>;

/** The content of a mail is shown to nobody but its recipient, because it may hold a link that logs in. */
export const listMail = endpoint({
  name: 'listMail',
  summary:
    'Mails of the last month: to whom, about what, and whether a mail server took them (`sent`) or they became a file (`file`). Newest first',
  method: 'GET',
  path: '/api/office/mail',
  who: 'staff',
  right: 'mail.read',
  input: z.object({
    q: queryText(),
    state: optionalQueryChoice(mailStates),
    ...paging(),
  }),
  output: z.object({ Rows: z.array(Row), Total: z.int() }),
});

export const resendMail = endpoint({
  name: 'resendMail',
  summary: 'Try again at once to send mails that wait or were given up; what was sent is left alone',
  method: 'POST',
  path: '/api/office/mail/resend',
  who: 'staff',
  right: 'mail.write',
  input: z.object({
    Ids: z
      .array(integer({ min: 1 }))
      .check(z.refine((ids) => ids.length > 0 && ids.length <= 1_000, { error: 'maxAmount' })),
  }),
  output: z.object({ Resent: z.int() }),
});
