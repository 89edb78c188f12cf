import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import { findKnownDevice, rememberDevice } from '#kit/http/known-device.server.ts';
import { verifyPassword } from '#kit/passwords/password.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import { Answer, type RequestContext, type SetCookie } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret, isSecret } from '#kit/secrets/secret.server.ts';
import { chargeAll, forget, isRemembered, refundAll, remember } from '#kit/http/rate-limit.server.ts';
import { findForLogIn, noteLogIn } from '#shop/customers/customers.server.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { deviceCookie, deviceKind, linkCharge, logInCharges } from './customer-attempts.server.ts';
import type { LoginState } from './contract.ts';
import { sessionCookie, type SessionRepository } from './sessions.server.ts';
import { useReset } from './store.server.ts';
import { wrongLogIn, spentLink } from './problems.ts';

type LoggedIn = Answer<LoginState> | Problem;

/** A wrong number and a wrong password give the same `wrong-log-in`, after the same time. */
export async function logInWithPassword(
  { db, now }: Services,
  sessions: SessionRepository,
  { username, password }: { username: string; password: string },
  context: RequestContext,
): Promise<LoggedIn> {
  const inCookies = { secrets: context.secrets(deviceCookie), account: username };
  const device = await findKnownDevice(db, deviceKind, inCookies, now());
  const { known, pair, number, client } = logInCharges(context.ip, username, device);
  const isKnown = device !== undefined || (await isRemembered(db, known, now()));
  const charges = isKnown ? [pair] : [pair, number, client];
  const mustWait = await chargeAll(db, charges, now());
  if (mustWait) return mustWait;

  const customer = await findForLogIn(db, { number: username });
  const isRight = await verifyPassword(password, customer?.password_hash, isKnown ? 'known' : 'unknown');
  if (isRight instanceof Problem) {
    await refundAll(db, charges);
    return isRight;
  }
  if (!isRight || !customer) return new Problem(wrongLogIn);

  const cookies = await inTransaction(db, async (trx) => {
    await forget(trx, pair);
    await refundAll(trx, charges.slice(1));
    await remember(trx, known, now());
    await noteLogIn(trx, customer.id, now());
    const session = await sessions.start(trx, customer.id, {
      insteadOf: context.secrets(sessionCookie),
      requireNewPassword: customer.require_new_password,
    });
    return [session, await keepDevice(trx, customer, context, now())];
  });
  sessions.forget();
  return new Answer(stateOf(customer), { cookies });
}

/**
 * A mailed link logs in once. The session must then set a new password, and the customer's other sessions end:
 * whoever requests a link may have lost a session to somebody else.
 */
export async function logInWithLink(
  { db, now }: Services,
  sessions: SessionRepository,
  resetToken: string,
  context: RequestContext,
): Promise<LoggedIn> {
  const charge = linkCharge(context.ip);
  const mustWait = await chargeAll(db, [charge], now());
  if (mustWait) return mustWait;

  const result = await inTransaction(db, async (trx) => {
    const customer = await takeLink(trx, resetToken, now());
    if (!customer) return undefined;
    await refundAll(trx, [charge]);
    await noteLogIn(trx, customer.id, now());
    const cookie = await sessions.start(trx, customer.id, {
      insteadOf: context.secrets(sessionCookie),
      requireNewPassword: true,
    });
    await sessions.endOthers(trx, { id: customer.id, sessionHash: hashOfSecret(cookie.value) });
    return { customer, cookies: [cookie, await keepDevice(trx, customer, context, now())] };
  });
  if (!result) return new Problem(spentLink, { detail: textOf('resetPassword.linkInvalid') });
  sessions.forget();
  return new Answer(stateOf(result.customer), { cookies: result.cookies });
}

async function keepDevice(
  trx: Trx,
  { customer_number }: { customer_number: string },
  context: RequestContext,
  at: Date,
): Promise<SetCookie> {
  const device = { secrets: context.secrets(deviceCookie), account: customer_number };
  return { name: deviceCookie, ...(await rememberDevice(trx, deviceKind, device, at)) };
}

async function takeLink(trx: Trx, resetToken: string, at: Date) {
  if (!isSecret(resetToken)) return undefined;
  const customerId = await useReset(trx, hashOfSecret(resetToken), at);
  return customerId === undefined ? undefined : await findForLogIn(trx, { id: customerId });
}

export function loginStateOf(principal: ShopPrincipal): LoginState {
  if (principal.kind === 'visitor') return { LoggedIn: false, AuthUsed: false, User: null };
  const { number, name, person, authUsed } = principal;
  const user = { CustomerNumber: number, Name: name };
  return {
    LoggedIn: true,
    AuthUsed: authUsed,
    User: person.name === undefined ? user : { ...user, PersonId: person.id },
  };
}

function stateOf(customer: { customer_number: string; name: string; language: string }): LoginState {
  return {
    LoggedIn: true,
    AuthUsed: false,
    User: {
      CustomerNumber: customer.customer_number,
      Name: customer.name,
      Language: customer.language,
    },
  };
}
