import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import { hashPassword, verifyPassword } from '#kit/passwords/password.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { chargeAll, forget, refundAll } from '#kit/http/rate-limit.server.ts';
import { findForLogIn, writePassword } from '#shop/customers/customers.server.ts';
import { deleteLinks, readPerson, writePersonsPassword } from '#shop/login/person/person-store.server.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { currentPasswordCharge } from '#shop/login/customer-attempts.server.ts';
import { refuseGuessable } from './guessable-password.server.ts';
import type { SessionRepository } from '#shop/login/sessions.server.ts';
import { deleteResets } from '#shop/login/store.server.ts';

type Repositories = { sessions: SessionRepository; texts: TextRepository };

const notRequired = new Problem('conflict', { detail: textOf('forcedPassword.notRequired') });

/**
 * Sets the password that this session is required to set; `conflict` when none is required. Ends the person's other
 * sessions.
 */
export async function setRequiredPassword(
  services: Services,
  repositories: Repositories,
  customer: CustomerSession,
  newPassword: string,
): Promise<Problem | undefined> {
  if (!customer.requireNewPassword) return notRequired;
  const refused = await refuse('newPassword', newPassword, customer, { env: services.env, ...repositories });
  if (refused) return refused;
  return await savePassword(services, repositories.sessions, customer, newPassword, { onlyIfRequired: true });
}

/** Ends the person's other sessions. */
export async function changePassword(
  services: Services,
  repositories: Repositories,
  customer: CustomerSession,
  passwords: { CurrentPassword: string; NewPassword: string },
): Promise<Problem | undefined> {
  const { db, now } = services;
  const refused = await refuse('NewPassword', passwords.NewPassword, customer, {
    env: services.env,
    ...repositories,
  });
  if (refused) return refused;
  // Without a limit, a session left open would allow guessing the password.
  const charge = currentPasswordCharge(isOfNumber(customer) ? customer.id : `person-${customer.person.id}`);
  const mustWait = await chargeAll(db, [charge], now());
  if (mustWait) return mustWait;
  const stored = isOfNumber(customer)
    ? await findForLogIn(db, { id: customer.id })
    : await readPerson(db, customer.person.id);
  const isRight = await verifyPassword(passwords.CurrentPassword, stored?.password_hash);
  if (isRight === false) return badField('CurrentPassword', 'match');
  await (isRight === true ? forget(db, charge) : refundAll(db, [charge]));
  if (isRight instanceof Problem) return isRight;
  return await savePassword(services, repositories.sessions, customer, passwords.NewPassword, {
    onlyIfRequired: false,
  });
}

async function savePassword(
  { db }: Services,
  sessions: SessionRepository,
  customer: CustomerSession,
  newPassword: string,
  condition: { onlyIfRequired: boolean },
): Promise<Problem | undefined> {
  const passwordHash = await hashPassword(newPassword);
  if (passwordHash instanceof Problem) return passwordHash;
  const isSaved = await inTransaction(db, async (trx) => {
    const wasRequired = await sessions.noLongerRequire(trx, customer);
    if (condition.onlyIfRequired && !wasRequired) return false;
    await writeOwn(trx, customer, passwordHash);
    await sessions.endOthers(trx, {
      customerId: customer.id,
      personId: isOfNumber(customer) ? undefined : customer.person.id,
      sessionHash: customer.sessionHash,
    });
    return true;
  });
  sessions.forget();
  return isSaved ? undefined : notRequired;
}

/** The password of the number is the customer's, that of a person its own. Links that were mailed for it end. */
async function writeOwn(trx: Trx, customer: CustomerSession, passwordHash: string): Promise<void> {
  if (isOfNumber(customer)) {
    await writePassword(trx, customer.id, passwordHash);
    await deleteResets(trx, [customer.id]);
  } else {
    await writePersonsPassword(trx, customer.person.id, passwordHash);
    await deleteLinks(trx, [customer.person.id]);
  }
}

function isOfNumber({ person }: CustomerSession): boolean {
  return person.name === undefined;
}

async function refuse(
  field: string,
  password: string,
  { number, name, person }: CustomerSession,
  { env, texts }: Pick<Services, 'env'> & Pick<Repositories, 'texts'>,
): Promise<Problem | undefined> {
  if ([...password].length < env.passwordMin) return badField(field, 'minLength');
  return env.passwordRefuseCommon
    ? await refuseGuessable(field, password, [number, name, ...aboutPerson(person)], { env, texts })
    : undefined;
}

function aboutPerson({ name, email }: CustomerSession['person']): string[] {
  return name === undefined ? [] : [name, email];
}
