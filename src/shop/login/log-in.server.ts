import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import { findKnownDevice, rememberDevice } from '#kit/http/known-device.server.ts';
import { verifyPassword } from '#kit/passwords/password.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import type { SetCookie } from '#kit/http/cookies.server.ts';
import { Answer, type RequestContext } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret } from '#kit/secrets/secret.server.ts';
import { chargeAll, forget, isRemembered, refundAll, remember } from '#kit/http/rate-limit.server.ts';
import { roleOfRights } from '#shop/customers/person-roles.ts';
import { textOf } from '#shop/texts/language-table.ts';
import {
  accountOfLink,
  accountsOf,
  isEmailLogIn,
  noteLogInOf,
  type Account,
  type MailedToken,
} from './accounts.server.ts';
import { deviceCookie, deviceKind, linkCharge, logInCharges } from './customer-attempts.server.ts';
import type { LoginState } from './contract.ts';
import { sessionCookie, type SessionRepository } from './sessions.server.ts';
import { wrongLogIn, spentLink } from './problems.ts';

type LoggedIn = Answer<LoginState> | Problem;

/**
 * A wrong number, a wrong address and a wrong password give the same `wrong-log-in`, after the same time. An address of
 * several people with the same password is answered with their customers, and no session.
 */
export async function logInWithPassword(
  { db, now }: Services,
  sessions: SessionRepository,
  { username, password, customerNumber }: { username: string; password: string; customerNumber: string },
  context: RequestContext,
): Promise<LoggedIn> {
  const name = isEmailLogIn(username) ? username.toLowerCase() : username;
  const inCookies = { secrets: context.secrets(deviceCookie), account: name };
  const device = await findKnownDevice(db, deviceKind, inCookies, now());
  const { known, pair, number, client } = logInCharges(context.ip, name, device);
  const isKnown = device !== undefined || (await isRemembered(db, known, now()));
  const charges = isKnown ? [pair] : [pair, number, client];
  const mustWait = await chargeAll(db, charges, now());
  if (mustWait) return mustWait;

  const accounts = await accountsOf(db, username, customerNumber);
  const right = await withPassword(accounts, password, isKnown ? 'known' : 'unknown');
  if (right instanceof Problem) {
    await refundAll(db, charges);
    return right;
  }
  const [account, ...others] = right;
  if (!account) return new Problem(wrongLogIn);

  const cookies = await inTransaction(db, async (trx) => {
    await forget(trx, pair);
    await refundAll(trx, charges.slice(1));
    await remember(trx, known, now());
    const keptDevice = await keepDevice(trx, account, context, now());
    if (others.length > 0) return [keptDevice];
    await noteLogInOf(account, trx, now());
    const session = await sessions.start(trx, account.customerId, {
      insteadOf: context.secrets(sessionCookie),
      personId: account.person?.id,
      requireNewPassword: account.requiresNewPassword,
    });
    return [session, keptDevice];
  });
  sessions.forget();
  return new Answer(others.length > 0 ? choiceOf(right) : stateOf(account), { cookies });
}

/** One password is compared with that of each: without any, with nobody's, which takes as long. */
async function withPassword(
  accounts: readonly Account[],
  password: string,
  who: 'known' | 'unknown',
): Promise<Account[] | Problem> {
  const right: Account[] = [];
  for (const account of accounts.length > 0 ? accounts : [undefined]) {
    const isRight = await verifyPassword(password, account?.passwordHash, who);
    if (isRight instanceof Problem) return isRight;
    if (isRight && account) right.push(account);
  }
  return right;
}

/**
 * A mailed link logs in once. The session must then set a new password, and the person's other sessions end:
 * whoever requests a link may have lost a session to somebody else.
 */
export async function logInWithLink(
  { db, now }: Services,
  sessions: SessionRepository,
  link: MailedToken,
  context: RequestContext,
): Promise<LoggedIn> {
  const charge = linkCharge(context.ip);
  const mustWait = await chargeAll(db, [charge], now());
  if (mustWait) return mustWait;

  const result = await inTransaction(db, async (trx) => {
    const account = await accountOfLink(trx, link, now());
    if (!account) return undefined;
    const { customerId, person } = account;
    await refundAll(trx, [charge]);
    await noteLogInOf(account, trx, now());
    const cookie = await sessions.start(trx, customerId, {
      insteadOf: context.secrets(sessionCookie),
      personId: person?.id,
      requireNewPassword: true,
    });
    await sessions.endOthers(trx, {
      customerId,
      personId: person?.id,
      sessionHash: hashOfSecret(cookie.value),
    });
    return { account, cookies: [cookie, await keepDevice(trx, account, context, now())] };
  });
  if (!result) {
    const detail = link.kind === 'invite' ? 'invitation.linkInvalid' : 'resetPassword.linkInvalid';
    return new Problem(spentLink, { detail: textOf(detail) });
  }
  sessions.forget();
  return new Answer(stateOf(result.account), { cookies: result.cookies });
}

async function keepDevice(
  trx: Trx,
  { customerNumber, person }: Account,
  context: RequestContext,
  at: Date,
): Promise<SetCookie> {
  const account = person?.email.toLowerCase() ?? customerNumber;
  const device = { secrets: context.secrets(deviceCookie), account };
  return { name: deviceCookie, ...(await rememberDevice(trx, deviceKind, device, at)) };
}

const loggedOut: LoginState = { LoggedIn: false, AuthUsed: false, User: null };

export function loginStateOf(principal: ShopPrincipal): LoginState {
  if (principal.kind === 'visitor') return loggedOut;
  const { number, name, person, authUsed } = principal;
  const { rights, email } = person;
  const named = person.name === undefined ? undefined : { id: person.id, name: person.name, email };
  const who = { customerNumber: number, customerName: name, rights, person: named };
  return { LoggedIn: true, AuthUsed: authUsed, User: userOf(who) };
}

function stateOf(account: Account): LoginState {
  const User = { ...userOf(account), Language: account.language };
  return { LoggedIn: true, AuthUsed: false, User };
}

function choiceOf(accounts: readonly Account[]): LoginState {
  const Choose = accounts.map(({ customerNumber, customerName }) => {
    return { CustomerNumber: customerNumber, Name: customerName };
  });
  return { ...loggedOut, Choose };
}

type Named = Pick<Account, 'customerNumber' | 'customerName' | 'rights' | 'person'>;

function userOf({ customerNumber, customerName, rights, person }: Named) {
  return {
    CustomerNumber: customerNumber,
    Name: customerName,
    PersonName: person?.name ?? null,
    Role: roleOfRights(rights),
    SeesInvoices: [...rights].includes('invoices'),
    ...(person && { PersonId: person.id, Email: person.email }),
  };
}
