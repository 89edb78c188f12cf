import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import { onceForKey, replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import { Answer, serve, type Route } from '#kit/http/router.server.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { SessionRepository } from '#shop/login/sessions.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import * as calls from './contract.ts';
import { chargeInvitation, openInvitations } from './invitation.server.ts';
import { meOf, saveMe } from './me.server.ts';
import * as people from './people.server.ts';

type Repositories = {
  sessions: Pick<SessionRepository, 'forget'>;
  texts: TextRepository;
  endOfPerson: people.EndOfPerson;
};

export function peopleRoutes(services: Services, { sessions, texts, endOfPerson }: Repositories): Route[] {
  const { db, now } = services;

  /** Sessions know names and rights: they are read again after a change. */
  async function changing<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    const done = await inTransaction(db, work);
    if (done instanceof Problem) return done;
    sessions.forget();
    mailIsQueued();
    return done;
  }

  return [
    serve(calls.listPeople, (query, customer) => people.peopleOf(db, customer.id, query)),
    serve(calls.createPerson, async (input, customer, context) => {
      const mustWait = await chargeInvitation(services, customer.id);
      if (mustWait) return mustWait;
      const invite = await openInvitations(services, texts);
      const call = { endpoint: calls.createPerson, customer, input, context, now: now() };
      const done = await changing((trx) =>
        onceForKey(trx, call, () => people.addPerson(trx, invite, changerOf(customer), input)),
      );
      return done instanceof Problem ? done : new Answer(done.result, { headers: replayHeaders(done) });
    }),
    serve(calls.changePerson, async (input, customer) => {
      const invite = await openInvitations(services, texts);
      const done = await changing((trx) => people.changePerson(trx, invite, changerOf(customer), input));
      return done instanceof Problem ? done : done.after;
    }),
    serve(calls.removePerson, async ({ id }, customer) => {
      const person = { customerId: customer.id, id, at: now() };
      const done = await changing((trx) => people.removePerson(trx, endOfPerson, person));
      return done instanceof Problem ? done : undefined;
    }),
    serve(calls.invitePerson, async ({ id }, customer) => {
      const mustWait = await chargeInvitation(services, customer.id);
      if (mustWait) return mustWait;
      const invite = await openInvitations(services, texts);
      const done = await changing((trx) => people.inviteAgain(trx, invite, changerOf(customer), id));
      return done instanceof Problem ? done : undefined;
    }),
    serve(calls.readMe, (_input, customer) => meOf(customer)),
    serve(calls.changeMe, async (input, customer) => {
      const refused = await saveMe(db, customer, input);
      if (refused) return refused;
      sessions.forget();
      const { person } = customer;
      const { Name, Language, Mails } = input;
      const isOfNumber = person.name === undefined;
      const changed = isOfNumber
        ? person
        : { ...person, name: Name ?? person.name, language: Language ?? person.language };
      return meOf({ ...customer, person: { ...changed, isMailedOrders: Mails.Orders } });
    }),
  ];
}

function changerOf({ id, name, person, actingStaff }: CustomerSession): people.PeopleChanger {
  const isOfNumber = person.name === undefined;
  return {
    customerId: id,
    by: actingStaff?.name ?? person.name ?? name,
    personId: isOfNumber ? undefined : person.id,
  };
}
