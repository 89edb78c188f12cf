import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { mailIsQueued, queuedNames, queueMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { findCustomerDetails } from '#shop/customers/customers.server.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { overdueCustomers } from '#shop/statements/statements.server.ts';
import { prepareStatementMail } from '#shop/statements/statement-mail.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

/** A statement tells what has happened: that of a day to come could only be guessed. */
export function refusedDay(
  { now }: Pick<Services, 'now'>,
  day: string,
  field: 'Day' | 'day' = 'Day',
): Problem | undefined {
  if (day <= stockholmToday(now())) return undefined;
  return badField(field, 'maxAmount', officeTextOf('officeProblem.paidTooEarly'));
}

export async function mailOne(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { id, Day }: { id: number; Day: string },
) {
  const refused = refusedDay(services, Day);
  if (refused) return refused;
  const mail = await prepareStatementMail(services, texts);
  const done = await changeAs(by, services, {}, async (trx, note) => {
    const [customer] = await findCustomerDetails(trx, [id]);
    if (!customer) return new Problem('not-found');
    const email = invoiceEmailOf(customer);
    if (email === '')
      return badField('Email', 'required', officeTextOf('officeProblem.customerWithoutEmail'));
    await queueMail(trx, services, [mail(customer, Day, `again-${services.now().getTime()}`)]);
    note({ entity: 'customer', id, action: 'send', before: null, after: { Statement: Day, Email: email } });
    return { Email: email };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

export async function countOverdue(services: Services, texts: TextRepository, { day }: { day: string }) {
  const refused = refusedDay(services, day, 'day');
  if (refused) return refused;
  const { reached, others, mails } = await mailsOfAll(services, texts, day);
  const before = await queuedNames(services.db, services, names(mails));
  return {
    Customers: reached.length + others.length,
    WithoutEmail: others.length,
    MailedBefore: before.size,
  };
}

/** The statement of a day goes to each customer once: its mail has one name. */
export async function mailAll(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { Day }: { Day: string },
) {
  const refused = refusedDay(services, Day);
  if (refused) return refused;
  const { reached, others, mails } = await mailsOfAll(services, texts, Day);
  const mailed = await changeAs(by, services, {}, async (trx, note) => {
    const before = await queuedNames(trx, services, names(mails));
    const isNew = (place: number) => !before.has(mails[place]?.name ?? '');
    const to = reached.filter((_, place) => isNew(place));
    await queueMail(
      trx,
      services,
      mails.filter((_, place) => isNew(place)),
    );
    for (const customer of to) {
      const after = { Statement: Day, Email: invoiceEmailOf(customer) };
      note({ entity: 'customer', id: customer.id, action: 'send', before: null, after });
    }
    return to.length;
  });
  mailIsQueued();
  return { Mailed: mailed, WithoutEmail: others.length, MailedBefore: reached.length - mailed };
}

/** The customers who can be mailed, with their mails in the same order, and those who cannot. */
async function mailsOfAll(services: Services, texts: TextRepository, day: string) {
  const customers = await overdueCustomers(services.db, day);
  const mail = await prepareStatementMail(services, texts);
  const reached = customers.filter((one) => invoiceEmailOf(one) !== '');
  return {
    reached,
    mails: reached.map((customer) => mail(customer, day, 'overdue')),
    others: customers.filter((one) => !reached.includes(one)),
  };
}

function names(mails: readonly { name: string }[]): string[] {
  return mails.map(({ name }) => name);
}
