import { stockholmToday } from '#kit/text/dates.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import { languageOfCountry } from '#kit/text/language.ts';
import type { Written } from '#kit/tables/row-batches.server.ts';
import { atEnd } from '#kit/tables/at-end.server.ts';
import { importAround, importOf, type Import } from '#kit/tables/table-file-import.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { normaliseZipCode } from '#kit/text/zip-code.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import {
  prepareChangedEmails,
  type ChangedEmail,
  type TellChangedEmails,
} from '#shop/customers/changed-email.server.ts';
import {
  writeCredits,
  type CreditValues,
  type PrepareRelease,
} from '#shop/customers/credit/credit.server.ts';
import { completed, toldBeside } from './complete-values.server.ts';
import { customerIdentifier } from './identified-customers.server.ts';
import { customerColumns } from './import-columns.server.ts';
import {
  insertImportedCustomers,
  readCustomerKeys,
  readCurrencies,
  readListNames,
  readImportedCustomers,
  updateCustomers,
  type ImportedCustomer,
  type NewCustomer,
} from './write-customers-store.server.ts';
import { noteVatCharged, readerOfPeople } from './persons-values.server.ts';
import { notesOfSameEmail } from './same-email.server.ts';
import { readCustomerStates } from './imported-customer-state.server.ts';
import {
  missing,
  badZip,
  currencyOfRow,
  otherLanguage,
  vatNumberAsCompany,
  settledPeppol,
  settledTerms,
  isSwedishIdentity,
  type Values,
} from './customer-refusals.server.ts';

/** `changed` are the customers whose credit changed. */
type Told = { tell: TellChangedEmails; changed: Set<number>; today: string };

type Known = NonNullable<ReturnType<Awaited<ReturnType<typeof readCustomerKeys>>['get']>>;

type Line = { credit: Pick<CreditValues, 'credit_limit' | 'fee_agreed'> | undefined } & (
  | { id: number; number: string; customer: ImportedCustomer; before: ChangedEmail | undefined }
  | { id?: undefined; customer: NewCustomer; alsoTold: readonly string[] }
);

/** When a file changes an e-mail address, the old address is notified, whoever sent the file. */
export function importCustomers(
  services: Pick<Services, 'env' | 'now'>,
  texts: TextRepository,
  prepareRelease: PrepareRelease,
): Import {
  return importAround(shape, async (db, path, options) => {
    // This is read before the transaction, which holds the only connection of the embedded database.
    const tell = await prepareChangedEmails(services, texts);
    const release = await prepareRelease();
    const { CompanyCountryCode: ownCountry } = await texts.settings();
    const changed = new Set<number>();
    const today = stockholmToday(services.now());
    const outcome = await importTelling({ tell, changed, today }, services.env, ownCountry)(
      db,
      path,
      atEnd(options, (trx) => release(trx, [...changed])),
    );
    if (outcome.isCommitted) mailIsQueued();
    return outcome;
  });
}

const shape = { key: 'customer_no', mayLackKey: true, columns: customerColumns } as const;

function importTelling(told: Told, { languages }: Pick<Env, 'languages'>, ownCountry: string): Import {
  return importOf({
    ...shape,
    topic: 'customers',
    atOnce: 500,
    async begin(trx, columns, { isOfPerson = false }) {
      const existing = await readCustomerKeys(trx);
      const currencies = await readCurrencies(trx);
      const asMeant = readerOfPeople(
        isOfPerson ? { ownCountry, lists: await readListNames(trx) } : undefined,
      );
      const noteSameEmail = notesOfSameEmail();
      const { identify } = customerIdentifier(existing, {
        hasNumbers: columns.has('customer_no'),
      });
      const hasCountries = columns.has('inv_country');
      return {
        currencyOf: (values) => currencyOfRow(values, existing, currencies),
        take(row, line, note): Line | FieldRefusal[] {
          const given = asMeant(row, note);
          if (Array.isArray(given)) return given;
          const identified = identify(given, line, note);
          if (Array.isArray(identified)) return identified;
          const { old, numberOf } = identified;
          const values = completed(given, { old, ownCountry, isOfPerson, hasCountries }, note);
          if (Array.isArray(values)) return values;
          const country = values.inv_country ?? old?.country;
          const terms = settledTerms(values, old, currencies);
          const peppol = settledPeppol(values, old);
          const refusals = [
            ...badZip(values, country, old?.zip),
            ...vatNumberAsCompany(values, country),
            ...(Array.isArray(terms) ? terms : []),
            ...(Array.isArray(peppol) ? peppol : []),
            ...otherLanguage(values, languages),
          ];
          if (!old) refusals.push(...missing(values));
          if (refusals.length > 0 || country === undefined) return refusals;
          if (Array.isArray(terms)) return terms;
          if (Array.isArray(peppol)) return peppol;

          if (country === 'SE' && !isSwedishIdentity(values.org_no))
            note('org_no has a wrong check digit: kept as it is');
          noteSameEmail(values.email, line, note);
          const number = numberOf();
          const customer = { ...rowOf(values, country), ...terms, ...peppol };
          const keepsTerms = old && terms.currency_code === undefined;
          if (keepsTerms && old.currency_code !== currencies.get(old.price_list_code))
            note('not in the currency of the price list: sees no prices');
          const credit = creditIn(values);
          if (isPartOfPercent(values.discount_percent)) note('discount_percent is below 1: kept as it is');
          if (old) return { id: old.id, number, customer, credit, before: changedEmailOf(old, values.email) };
          if (isOfPerson) noteVatCharged(values, country, note);
          if (values.email === undefined) note('new without an e-mail address: cannot ask for a password');
          const language = values.language ?? languageOfCountry(country, languages);
          return {
            credit,
            alsoTold: toldBeside(given, values),
            customer: {
              ...customer,
              customer_number: number,
              name: values.name ?? '',
              language,
              require_new_password: true,
            },
          };
        },
        write: (lines: readonly Line[]) => write(trx, lines, told),
        look: (lines: readonly Line[]) =>
          readCustomerStates(
            trx,
            lines.map((line) => (line.id === undefined ? line.customer.customer_number : line.id)),
          ),
        keyOf: (line: Line) => (line.id === undefined ? line.customer.customer_number : line.number),
        alsoToldOf: (line: Line) => (line.id === undefined ? line.alsoTold : []),
        idsOf: (lines: readonly Line[]) => idsOf(trx, lines),
      };
    },
  });
}

/** A spreadsheet keeps ten percent as 0.1. */
function isPartOfPercent(basisPoints = 0): boolean {
  return basisPoints > 0 && basisPoints < 100;
}

function changedEmailOf(
  { id, customer_number, email, language }: Known,
  newEmail: string | undefined,
): ChangedEmail | undefined {
  if (newEmail === undefined || newEmail.toLowerCase() === email.toLowerCase()) return undefined;
  return { id, number: customer_number, email, language };
}

function rowOf(values: Values, country: string): ImportedCustomer {
  return {
    name: values.name,
    organisation_number: values.org_no,
    vat_number: values.vat_no,
    email: values.email,
    telephone: values.phone,
    invoice_address1: values.inv_address1,
    invoice_address2: values.inv_address2,
    invoice_zip_code: values.inv_zip === undefined ? undefined : normaliseZipCode(country, values.inv_zip),
    invoice_city: values.inv_city,
    invoice_country_code: values.inv_country,
    contact_person: values.contact,
    language: values.language,
    payment_days: values.payment_days,
    discount_basis_points: values.discount_percent,
    invoice_email: values.invoice_email,
    gln: values.gln,
    buyer_reference: values.buyer_reference,
    blocked: values.blocked,
    show_as_reseller: values.show_as_reseller,
    reseller_city: values.reseller_city,
  };
}

async function idsOf(trx: Trx, lines: readonly Line[]): Promise<(number | undefined)[]> {
  const fresh = lines.flatMap((line) => (line.id === undefined ? [line.customer.customer_number] : []));
  const ids = new Map((await readImportedCustomers(trx, fresh)).map((row) => [row.customer_number, row.id]));
  return lines.map((line) => line.id ?? ids.get(line.customer.customer_number));
}

function creditIn({ credit_limit, fee_agreed }: Values): Line['credit'] {
  if (credit_limit === undefined && fee_agreed === undefined) return undefined;
  return {
    ...(credit_limit !== undefined && { credit_limit }),
    ...(fee_agreed !== undefined && { fee_agreed }),
  };
}

async function write(trx: Trx, lines: readonly Line[], { tell, ...told }: Told): Promise<Written> {
  const fresh = lines.filter((line) => line.id === undefined).map(({ customer }) => customer);
  const known = lines
    .filter((line) => line.id !== undefined)
    .map(({ id, customer }) => ({ ...customer, id }));
  await insertImportedCustomers(trx, fresh);
  await tell(
    trx,
    lines.flatMap((line) => (line.id !== undefined && line.before ? [line.before] : [])),
  );
  const changed = new Set(await updateCustomers(trx, known));
  const credits = await writeCredits(trx, await creditsOf(trx, lines), told.today);
  for (const id of credits) told.changed.add(id);
  for (const { id } of known) if (told.changed.has(id)) changed.add(id);
  return { created: fresh.length, changed: changed.size };
}

async function creditsOf(trx: Trx, lines: readonly Line[]) {
  const some = lines.filter(({ credit }) => credit);
  if (some.length === 0) return [];
  const ids = await idsOf(trx, some);
  return some.flatMap(({ credit }, place) => {
    const id = ids[place];
    return id === undefined ? [] : [{ id, ...credit }];
  });
}
