import type { Db, Trx } from '#kit/database/db.server.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { codeOf } from '#kit/process/start-error.server.ts';
import { changeAs, versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { prepareChangedEmails } from '#shop/customers/changed-email.server.ts';
import { readWholeCustomer } from '#shop/customers/store.server.ts';
import type { OfficeCustomer, OfficeCustomerInput } from './contract.ts';
import * as store from './store.server.ts';
import { languageName } from '#shop/texts/countries.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { customerRowOf, editableOf, customerToWire } from './customer-values.server.ts';

export { hasOtherWithNumber as isNumberTaken, updateCustomer as writeCustomer } from './store.server.ts';

/** The list of resellers shows customers. */
const topic = { topic: 'customers' };

export async function customerChoices({ db, env }: Services, language: Language) {
  const lists = await store.readPriceLists(db);
  return {
    PriceLists: lists.map(({ code, name_sv, name_en, currency_code }) => ({
      Code: code,
      Name: inLanguage(language, name_sv, name_en),
      CurrencyCode: currency_code,
    })),
    NextNumber: await store.readNextNumber(db),
    Languages: env.languages.map((one) => ({ Code: one, Name: languageName(one, language) })),
  };
}

export async function officeCustomer(db: Db, id: number): Promise<OfficeCustomer | Problem> {
  const row = await readWholeCustomer(db, id);
  return row ? customerToWire(row) : new Problem('not-found');
}

export async function createCustomer(services: Services, by: StaffMember, input: OfficeCustomerInput) {
  const unknown = otherLanguage(services, input);
  if (unknown) return unknown;
  return await changeAs(by, services, topic, (trx, note) => addCustomer(trx, note, input));
}

/** Part of the transaction that turns an applicant into a customer. */
export async function addCustomer(
  trx: Trx,
  note: Note,
  input: OfficeCustomerInput,
): Promise<OfficeCustomer | Problem> {
  const list = await listFor(trx, input, 0);
  if (list instanceof Problem) return list;
  const id = await store.insertCustomer(trx, {
    ...customerRowOf(input),
    ...list,
    require_new_password: true,
  });
  if (id === undefined) return numberTaken;
  const row = await readWholeCustomer(trx, id);
  if (!row) throw new Error(`customer ${id} went away as it was made`);
  note({ entity: 'customer', id, action: 'create', before: null, after: editableOf(row) });
  return customerToWire(row);
}

export async function changeCustomer(
  services: Services,
  by: StaffMember,
  { id, Version, ...input }: OfficeCustomerInput & { id: number; Version: string },
  texts: TextRepository,
) {
  const unknown = otherLanguage(services, input);
  if (unknown) return unknown;
  // This is read before the transaction, which holds the only connection of the embedded database.
  const tell = await prepareChangedEmails(services, texts);
  const changing = changeAs(by, services, { ...topic, seen: Version }, async (trx, note, unchanged) => {
    const row = await readWholeCustomer(trx, id, { lock: true });
    if (!row) return new Problem('not-found');
    unchanged(versionOf(editableOf(row)));
    const list = await listFor(trx, input, id);
    if (list instanceof Problem) return list;
    const values = { ...customerRowOf(input), ...list };
    const saved = { ...row, ...values };
    await store.updateCustomer(trx, id, values);
    if (saved.email.toLowerCase() !== row.email.toLowerCase()) {
      await tell(trx, [{ id, number: saved.customer_number, email: row.email, language: row.language }]);
    }
    note({ entity: 'customer', id, action: 'change', before: editableOf(row), after: editableOf(saved) });
    return customerToWire(saved);
  });
  try {
    const changed = await changing;
    mailIsQueued();
    return changed;
  } catch (error) {
    // Another transaction has taken the number since it was checked.
    if (codeOf(error) === uniqueViolation) return numberTaken;
    throw error;
  }
}

const uniqueViolation = '23505';

const numberTaken = badField('CustomerNumber', 'match', officeTextOf('officeProblem.customerNumber'));

/** Refuses a language that the shop is not shown in. */
export function otherLanguage(
  { env }: Services,
  { Language }: Pick<OfficeCustomerInput, 'Language'>,
): Problem | undefined {
  return env.languages.includes(Language) ? undefined : badField('Language', 'match');
}

/** A customer pays in the currency of the price list. */
async function listFor(trx: Trx, input: OfficeCustomerInput, id: number) {
  if (await store.hasOtherWithNumber(trx, input.CustomerNumber, id)) return numberTaken;
  const list = (await store.readPriceLists(trx)).find(({ code }) => code === input.PriceListCode);
  return list ? { currency_code: list.currency_code } : badField('PriceListCode', 'match');
}
