import * as z from 'zod/mini';
import { obeys, pathId, text } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { isDate } from '#kit/text/dates.ts';

const day = () => text({ min: 1, max: 10 }).check(obeys('regex', isDate, 'date'));

export const mailStatement = endpoint({
  name: 'mailStatement',
  summary: 'Mail a customer the account statement of a day',
  method: 'POST',
  path: '/api/office/customers/:id/statement',
  who: 'staff',
  right: 'invoices.write',
  problems: ['not-found'],
  input: z.object({ id: pathId(), Day: day() }),
  output: z.object({ Email: z.string() }),
});

export const countStatements = endpoint({
  name: 'countStatements',
  summary: 'How many customers had something overdue on a day, and how many of them cannot be mailed',
  method: 'GET',
  path: '/api/office/statements',
  who: 'staff',
  right: 'invoices.read',
  input: z.object({ day: day() }),
  output: z.object({ Customers: z.int(), WithoutEmail: z.int(), MailedBefore: z.int() }),
});

export const mailStatements = endpoint({
  name: 'mailStatements',
  summary:
    'Mail all customers who had something overdue on a day its account statement; asked again, nobody is mailed twice',
  method: 'POST',
  path: '/api/office/statements',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({ Day: day() }),
  output: z.object({ Mailed: z.int(), WithoutEmail: z.int(), MailedBefore: z.int() }),
});
