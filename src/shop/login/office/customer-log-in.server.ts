import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { Answer, type RequestContext } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { sessionCookie, type SessionRepository } from '#shop/login/sessions.server.ts';
import { openWelcome, welcomeHours } from '#shop/login/welcome.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

export async function mailPasswordLink(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  id: number,
) {
  const welcome = await openWelcome(services, texts);
  const sent = await changeAs(by, services, {}, async (trx, note) => {
    const row = await readWholeCustomer(trx, id);
    if (!row) return new Problem('not-found');
    if (row.is_test) return withoutPassword;
    if (row.email === '') return badField('Email', 'required', noEmail);
    if (row.blocked) return blocked;
    await welcome.send(trx, { ...row, number: row.customer_number }, 'link');
    note({ entity: 'customer', id, action: 'send', before: null, after: { PasswordLink: row.email } });
    return { Email: row.email, Hours: welcomeHours };
  });
  if (!(sent instanceof Problem)) mailIsQueued();
  return sent;
}

/** Staff then see the shop as the customer does, and orders they place belong to the customer. */
export async function startOnBehalf(
  services: Services,
  sessions: SessionRepository,
  by: StaffMember,
  { id, context }: { id: number; context: RequestContext },
) {
  const opened = await changeAs(by, services, {}, async (trx, note) => {
    const row = await readWholeCustomer(trx, id);
    if (!row) return new Problem('not-found');
    if (row.blocked) return blocked;
    const cookie = await sessions.start(trx, id, {
      insteadOf: context.secrets(sessionCookie),
      staffSessionHash: by.sessionHash,
    });
    note({
      entity: 'customer',
      id,
      action: 'log-in',
      before: null,
      after: { OnBehalf: row.customer_number },
    });
    return { cookie, CustomerNumber: row.customer_number };
  });
  if (opened instanceof Problem) return opened;
  sessions.forget();
  const { cookie, CustomerNumber } = opened;
  return new Answer({ CustomerNumber }, { cookies: [cookie] });
}

const noEmail = officeTextOf('officeProblem.customerWithoutEmail');
const withoutPassword = new Problem('conflict', {
  detail: officeTextOf('officeProblem.testCustomer'),
});
const blocked = new Problem('conflict', {
  detail: officeTextOf('officeProblem.customerBlocked'),
});
