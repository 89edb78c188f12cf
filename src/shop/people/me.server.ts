import type { Db } from '#kit/database/db.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import { oreToWire } from '#kit/text/money.ts';
import { roleOfRights } from '#shop/customers/person-roles.ts';
import type { changeMe, Me } from './contract.ts';
import { updatePerson, writeOrderMailsOfNumber } from './store.server.ts';

export function meOf({ person }: CustomerSession): Me {
  const { name, email, language, rights, isMailedOrders, orderLimitOre: limit } = person;
  return {
    Name: name ?? null,
    Email: email,
    Language: language,
    Role: roleOfRights(rights),
    SeesInvoices: rights.has('invoices'),
    OrderLimit: limit === null ? null : oreToWire(limit),
    Mails: { Orders: isMailedOrders },
  };
}

/** Of whoever logs in with the customer's number, only the mails are its own to change. */
export async function saveMe(
  db: Db,
  { id, person }: CustomerSession,
  { Name, Language, Mails }: InputOf<typeof changeMe>,
): Promise<Problem | undefined> {
  if (person.name === undefined) {
    await writeOrderMailsOfNumber(db, id, Mails.Orders);
    return undefined;
  }
  if (!Name) return badField('Name', 'required');
  await updatePerson(db, person.id, {
    name: Name,
    order_mails: Mails.Orders,
    ...(Language && { language: Language }),
  });
  return undefined;
}
