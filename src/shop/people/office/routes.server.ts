import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import type { SessionRepository } from '#shop/login/sessions.server.ts';
import type { Person } from '#shop/people/contract.ts';
import { chargeInvitation, openInvitations } from '#shop/people/invitation.server.ts';
import * as people from '#shop/people/people.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import * as calls from './contract.ts';

type Repositories = {
  sessions: Pick<SessionRepository, 'forget'>;
  texts: TextRepository;
  endOfPerson: people.EndOfPerson;
};

/** Staff do for a customer's people what its administrators do, and it is logged. */
export function officePeopleRoutes(
  services: Services,
  { sessions, texts, endOfPerson }: Repositories,
): Route[] {
  const { db, now } = services;

  async function changing<T>(staff: StaffMember, work: (trx: Trx, note: Note) => Promise<T>): Promise<T> {
    const done = await changeAs(staff, services, {}, work);
    if (done instanceof Problem) return done;
    sessions.forget();
    mailIsQueued();
    return done;
  }

  return [
    serve(calls.listPeopleOfCustomer, async ({ id, ...query }) => {
      if (!(await readWholeCustomer(db, id))) return new Problem('not-found');
      const { Rows, TotalCount } = await people.peopleOf(db, id, { take: 50, ...query });
      return { Rows, Total: TotalCount };
    }),
    serve(calls.createPersonOfCustomer, async ({ id, ...input }, staff) => {
      const mustWait = await chargeInvitation(services, id);
      if (mustWait) return mustWait;
      const invite = await openInvitations(services, texts);
      return await changing(staff, async (trx, note) => {
        const after = await people.addPerson(trx, invite, { customerId: id, by: staff.name }, input);
        if (!(after instanceof Problem)) log(note, 'create', { before: null, after });
        return after;
      });
    }),
    serve(calls.changePersonOfCustomer, async ({ id, personId, ...input }, staff) => {
      const invite = await openInvitations(services, texts);
      return await changing(staff, async (trx, note) => {
        const by = { customerId: id, by: staff.name };
        const change = await people.changePerson(trx, invite, by, { ...input, id: personId });
        if (change instanceof Problem) return change;
        log(note, 'change', change);
        return change.after;
      });
    }),
    serve(calls.removePersonOfCustomer, async ({ id, personId }, staff) =>
      changing(staff, async (trx, note) => {
        const person = { customerId: id, id: personId, at: now() };
        const before = await people.removePerson(trx, endOfPerson, person);
        if (before instanceof Problem) return before;
        log(note, 'delete', { before, after: null });
        return undefined;
      }),
    ),
    serve(calls.invitePersonOfCustomer, async ({ id, personId }, staff) => {
      const mustWait = await chargeInvitation(services, id);
      if (mustWait) return mustWait;
      const invite = await openInvitations(services, texts);
      return await changing(staff, async (trx, note) => {
        const by = { customerId: id, by: staff.name };
        const invited = await people.inviteAgain(trx, invite, by, personId);
        if (invited instanceof Problem) return invited;
        note({
          entity: 'person',
          id: personId,
          action: 'send',
          before: null,
          after: { PasswordLink: invited.Email },
        });
        return undefined;
      });
    }),
  ];
}

type Change = { before: Person | null; after: Person | null };

function log(note: Note, action: 'create' | 'change' | 'delete', { before, after }: Change): void {
  const { Id: id } = (after ?? before)!;
  note({ entity: 'person', id, action, before: before && logged(before), after: after && logged(after) });
}

function logged({ Name, Email, Role, SeesInvoices, OrderLimit }: Person) {
  return { Name, Email, Role, SeesInvoices, OrderLimit };
}
