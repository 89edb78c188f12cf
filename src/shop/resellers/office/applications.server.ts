import type { Db, Trx } from '#kit/database/db.server.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { OfficeCustomer, OfficeCustomerInput } from '#shop/customers/office/contract.ts';
import { addCustomer, otherLanguage } from '#shop/customers/office/customers.server.ts';
import { openWelcome, type Welcome } from '#shop/login/welcome.server.ts';
import type { Counter, Lister } from '#shop/office/day.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { applicationStates, OfficeApplication } from './contract.ts';
import { openRefusal } from './refusal.server.ts';
import { knownFirms, sameFirm } from './same-firm.server.ts';
import * as store from './store.server.ts';
import type { ApplicationRow } from './store.server.ts';

export async function applications(
  db: Db,
  state: (typeof applicationStates)[number] | undefined,
  part: { skip: number; take: number },
) {
  const rows = await store.readApplications(db, state, part);
  const knownAs = await knownFirms(
    db,
    rows.map(({ id }) => id),
  );
  return {
    Rows: rows.map((row) => ({ ...applicationToWire(row), Known: knownAs(row.id) })),
    Total: await store.countApplications(db, state),
  };
}

export function applicationCounter(db: Db): Counter {
  return { rights: ['customers.read'], count: () => store.countApplications(db, 'open') };
}

export function applicationLister(db: Db): Lister {
  return {
    rights: ['customers.read'],
    async list(most) {
      const rows = await store.readApplications(db, 'open', { skip: 0, take: most });
      return {
        applications: rows.map((row) => ({
          Id: row.id,
          Name: row.company,
          Text: row.zip_code_and_city,
          About: '',
          Day: stockholmToday(row.created_at),
          Late: false,
        })),
      };
    },
  };
}

export async function application(services: Services, texts: TextRepository, id: number) {
  const row = await store.readApplicationRow(services.db, id);
  if (!row) return new Problem('not-found');
  return {
    ...applicationToWire(row),
    Same: await sameFirm(services.db, id),
    Refusal: row.decision === null ? (await openRefusal(services, texts)).draftFor(row) : null,
  };
}

/** The customer, the decision and the mail are saved in one transaction. */
export async function accept(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { id, Customer }: { id: number; Customer: OfficeCustomerInput },
) {
  if (Customer.Email === '') return badField('Email', 'required');
  const unknown = otherLanguage(services, Customer);
  if (unknown) return unknown;
  const welcome = await openWelcome(services, texts);
  const done = await changeAs(by, services, { topic: 'customers' }, async (trx, note) => {
    const row = await store.readApplicationRow(trx, id, { lock: true });
    if (!row) return new Problem('not-found');
    if (row.decision !== null) return decided;
    const customer = await addCustomer(trx, note, Customer);
    if (customer instanceof Problem) return customer;
    await store.updateApplication(trx, id, {
      decision: 'accepted',
      decided_at: services.now(),
      customer_id: customer.Id,
    });
    if (!Customer.Blocked) await mailWelcome(trx, note, welcome, customer);
    note({ entity: 'application', id, action: 'change', ...decisionOf('accepted') });
    return { CustomerId: customer.Id, CustomerNumber: customer.CustomerNumber };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

async function mailWelcome(
  trx: Trx,
  note: Note,
  welcome: Welcome,
  { Id: id, CustomerNumber, Email, ContactPerson, Name, Language }: OfficeCustomer,
): Promise<void> {
  const to = { id, number: CustomerNumber, email: Email, name: ContactPerson || Name, language: Language };
  await welcome.send(trx, to, 'welcome');
  note({ entity: 'customer', id, action: 'send', before: null, after: { PasswordLink: Email } });
}

export async function decline(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { id, Message = '' }: { id: number; Message?: string | undefined },
) {
  const refusal = await openRefusal(services, texts);
  const done = await changeAs(by, services, {}, async (trx, note) => {
    const row = await store.readApplicationRow(trx, id, { lock: true });
    if (!row) return new Problem('not-found');
    if (row.decision !== null) return decided;
    const decision = { decision: 'declined', decided_at: services.now() } as const;
    await store.updateApplication(trx, id, decision);
    if (Message !== '') await refusal.mail(trx, row, Message);
    note({ entity: 'application', id, action: 'change', ...decisionOf('declined') });
    return applicationToWire({ ...row, ...decision });
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

const decided = new Problem('conflict', {
  detail: officeTextOf('officeProblem.applicationAnswered'),
});

function decisionOf(Decision: string) {
  return { before: { Decision: null }, after: { Decision } } as const;
}

function applicationToWire(row: ApplicationRow): OfficeApplication {
  return {
    Id: row.id,
    CreatedAt: row.created_at.toISOString(),
    Name: row.name,
    Company: row.company,
    Email: row.email,
    Identity: row.identity,
    Address: row.address,
    ZipCodeAndCity: row.zip_code_and_city,
    Telephone: row.telephone,
    WebSite: row.web_site,
    Message: row.message,
    Language: row.language,
    Decision: row.decision,
    DecidedAt: row.decided_at?.toISOString() ?? null,
    CustomerId: row.customer_id,
  };
}
