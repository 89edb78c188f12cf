import type { Db, Trx } from '#kit/database/db.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { badField, limitReached, Problem } from '#kit/http/problem.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { oreToWire, wireToOre } from '#kit/text/money.ts';
import { lockCart, removeOrdered } from '#shop/cart/cart.server.ts';
import { findCustomerDetails, lockCustomer, type CustomerDetails } from '#shop/customers/customers.server.ts';
import { rightsOfRole, roleOfRights } from '#shop/customers/person-roles.ts';
import { deleteLinks } from '#shop/login/person/person-links.server.ts';
import { endSessionsOf } from '#shop/login/sessions.server.ts';
import { saveLeftCart } from '#shop/shopping-lists/left-cart.server.ts';
import { languageTables, textOf } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { mostPeople, type listPeople, type Person, type PersonInput } from './contract.ts';
import type { Invite } from './invitation.server.ts';
import * as store from './store.server.ts';

/** Whose people are changed, and by whom: a person of the customer, the customer's number, or staff. */
export type PeopleChanger = {
  customerId: number;
  by: string;
  /** Undefined for the number and for staff. */
  personId?: number | undefined;
};

const full = limitReached(mostPeople);
const taken = badField('Email', 'match', textOf('people.emailTaken'));
const blocked = new Problem('conflict', { detail: textOf('people.customerBlocked') });
const notOwnRole = new Problem('conflict', { detail: textOf('people.notOwnRole') });
const defaultTake = 30;

export async function peopleOf(
  db: Db,
  customerId: number,
  { skip = 0, take = defaultTake, state }: InputOf<typeof listPeople>,
): Promise<{ Rows: Person[]; TotalCount: number }> {
  const which = { customerId, state: state || undefined };
  const rows = await store.readPeople(db, which, { skip, take });
  return { Rows: rows.map(personToWire), TotalCount: await store.countPeople(db, which) };
}

/** The customer is locked meanwhile, which keeps people and addresses from being counted twice at once. */
export async function addPerson(
  trx: Trx,
  invite: Invite,
  { customerId, by }: PeopleChanger,
  input: PersonInput,
): Promise<Person | Problem> {
  const customer = await lockedCustomer(trx, customerId);
  if (!customer) return new Problem('not-found');
  // Whoever tries the shop logs in on behalf of the test customer, and nobody else does.
  if (customer.is_test) return new Problem('conflict');
  if (customer.blocked) return blocked;
  if ((await store.countPeople(trx, { customerId, state: undefined })) >= mostPeople) return full;
  if (await store.isAddressTaken(trx, customerId, input.Email, undefined)) return taken;
  const id = await store.insertPerson(trx, {
    customer_id: customerId,
    name: input.Name,
    email: input.Email,
    rights: rightsOfInput(input),
    order_limit: limitOf(input) ?? null,
  });
  await invite(trx, { id, email: input.Email, language: null }, { customer, by });
  return await written(trx, customerId, id);
}

export async function changePerson(
  trx: Trx,
  invite: Invite,
  { customerId, by, personId }: PeopleChanger,
  { id, Version, ...input }: PersonInput & { id: number; Version: number },
): Promise<{ before: Person; after: Person } | Problem> {
  const customer = await lockedCustomer(trx, customerId);
  const row = customer && (await store.readPersonOf(trx, customerId, id, { lock: true }));
  if (!row) return new Problem('not-found');
  if (row.version !== Version) return new Problem('changed-meanwhile');
  const limit = limitOf(input);
  const isLimitChanged = limit !== undefined && limit !== row.order_limit;
  if (id === personId && (isLimitChanged || input.Role !== roleOfRights(row.rights))) return notOwnRole;
  if (await store.isAddressTaken(trx, customerId, input.Email, id)) return taken;
  await store.updatePerson(trx, id, {
    name: input.Name,
    email: input.Email,
    rights: rightsOfInput({ SeesInvoices: row.rights.includes('invoices'), ...input }),
    ...(isLimitChanged && { order_limit: limit }),
  });
  if (row.email.toLowerCase() !== input.Email.toLowerCase()) {
    // Links that were mailed to the address of before open nothing any more.
    await deleteLinks(trx, [id]);
    if (!row.has_password && !customer.blocked)
      await invite(trx, { ...row, email: input.Email }, { customer, by });
  }
  return { before: personToWire(row), after: await written(trx, customerId, id) };
}

export async function inviteAgain(
  trx: Trx,
  invite: Invite,
  { customerId, by }: PeopleChanger,
  id: number,
): Promise<Person | Problem> {
  const customer = await lockedCustomer(trx, customerId);
  const row = customer && (await store.readPersonOf(trx, customerId, id, { lock: true }));
  if (!row) return new Problem('not-found');
  if (customer.blocked) return blocked;
  await invite(trx, row, { customer, by });
  return personToWire(row);
}

/** Ends what a person who is removed leaves undone, in the same transaction. */
export type EndOfPerson = (trx: Trx, person: { customerId: number; id: number; at: Date }) => Promise<void>;

/** Only the name stays of a person who is removed. The caller clears the cache of sessions after the commit. */
export async function removePerson(
  trx: Trx,
  endOthers: EndOfPerson,
  { customerId, id, at }: { customerId: number; id: number; at: Date },
): Promise<Person | Problem> {
  const customer = await lockedCustomer(trx, customerId);
  const row = customer && (await store.readPersonOf(trx, customerId, id, { lock: true }));
  if (!row) return new Problem('not-found');
  await endSessionsOf(trx, id);
  await deleteLinks(trx, [id]);
  const cart = await lockCart(trx, await store.readCartIdOf(trx, id));
  const t = translator(languageTables[customer.language], customer.language);
  await saveLeftCart(trx, {
    customerId,
    ownerId: id,
    name: t('people.cartOf', { name: row.name ?? '' }),
    rows: cart.map((one) => ({ articleId: one.article_id, quantity: one.quantity })),
    by: row.name ?? '',
    at,
  });
  await removeOrdered(trx, [cart]);
  await endOthers(trx, { customerId, id, at });
  await store.updatePerson(trx, id, {
    email: '',
    password_hash: null,
    language: null,
    logged_in_at: null,
    removed_at: at,
  });
  return personToWire(row);
}

async function lockedCustomer(trx: Trx, id: number): Promise<CustomerDetails | undefined> {
  await lockCustomer(trx, id);
  const [customer] = await findCustomerDetails(trx, [id]);
  return customer;
}

function rightsOfInput({ Role, SeesInvoices = true }: PersonInput) {
  return rightsOfRole(Role, SeesInvoices);
}

/** In öre; undefined where it stays as it is. */
function limitOf({ OrderLimit: limit }: PersonInput): number | null | undefined {
  return typeof limit === 'number' ? wireToOre(limit) : limit;
}

async function written(trx: Trx, customerId: number, id: number): Promise<Person> {
  const row = await store.readPersonOf(trx, customerId, id);
  if (!row) throw new Error(`person ${id} went away while it was locked`);
  return personToWire(row);
}

function personToWire(row: store.PersonRow): Person {
  return {
    Id: row.id,
    Name: row.name ?? '',
    Email: row.email,
    Role: roleOfRights(row.rights),
    SeesInvoices: row.rights.includes('invoices'),
    OrderLimit: row.order_limit === null ? null : oreToWire(row.order_limit),
    State: row.removed_at ? 'removed' : row.has_password ? 'active' : 'invited',
    LastLogInDate: row.logged_in_at && stockholmToday(row.logged_in_at),
    Version: row.version,
  };
}
