import type { Db, Trx } from '#kit/database/db.server.ts';
import type { PersonRight } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import { hashOfSecret, isSecret } from '#kit/secrets/secret.server.ts';
import { findForLogIn, noteLogIn } from '#shop/customers/customers.server.ts';
import { personRights } from '#shop/customers/person-rights.ts';
import { readPeopleWithEmail, readPerson, useLink, writePersonsLogIn } from './person/person-store.server.ts';
import { useReset } from './store.server.ts';

/** What a log-in opens: a customer's number, or a person of a customer. */
export type Account = {
  customerId: number;
  customerNumber: string;
  customerName: string;
  language: Language;
  passwordHash: string | null;
  requiresNewPassword: boolean;
  rights: Iterable<PersonRight>;
  /** Undefined for the number. */
  person: { id: number; name: string; email: string } | undefined;
};

/** A log-in with an at sign is an e-mail address, which only people have. */
export function isEmailLogIn(username: string): boolean {
  return username.includes('@');
}

/** Returns what may be meant by what was typed: an address may be of people of several customers. */
export async function accountsOf(db: Db, username: string, customerNumber: string): Promise<Account[]> {
  if (!isEmailLogIn(username)) {
    const customer = await findForLogIn(db, { number: username });
    return customer ? [accountOfNumber(customer)] : [];
  }
  const people = await readPeopleWithEmail(db, username);
  return people
    .filter(({ customer_number }) => customerNumber === '' || customer_number === customerNumber)
    .map(accountOfPerson);
}

export type MailedToken = { kind: 'reset' | 'invite'; token: string };

/** Uses up a mailed link, and returns what it opens; undefined when it is spent. */
export async function accountOfLink(
  trx: Trx,
  { kind, token }: MailedToken,
  at: Date,
): Promise<Account | undefined> {
  if (!isSecret(token)) return undefined;
  const tokenHash = hashOfSecret(token);
  const customerId = kind === 'reset' ? await useReset(trx, tokenHash, at) : undefined;
  if (customerId !== undefined) {
    const customer = await findForLogIn(trx, { id: customerId });
    return customer && accountOfNumber(customer);
  }
  const personId = await useLink(trx, kind, tokenHash, at);
  const person = personId === undefined ? undefined : await readPerson(trx, personId);
  return person && accountOfPerson(person);
}

export async function noteLogInOf({ customerId, person }: Account, trx: Trx, at: Date): Promise<void> {
  await (person ? writePersonsLogIn(trx, person.id, at) : noteLogIn(trx, customerId, at));
}

function accountOfNumber(row: NonNullable<Awaited<ReturnType<typeof findForLogIn>>>): Account {
  return {
    customerId: row.id,
    customerNumber: row.customer_number,
    customerName: row.name,
    language: row.language,
    passwordHash: row.password_hash,
    requiresNewPassword: row.require_new_password,
    rights: personRights,
    person: undefined,
  };
}

function accountOfPerson(row: NonNullable<Awaited<ReturnType<typeof readPerson>>>): Account {
  return {
    customerId: row.customer_id,
    customerNumber: row.customer_number,
    customerName: row.name,
    language: row.language,
    passwordHash: row.password_hash,
    requiresNewPassword: false,
    rights: row.rights,
    person: { id: row.id, name: row.person_name ?? '', email: row.email },
  };
}
