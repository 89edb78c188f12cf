import type { Trx } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { deleteOwned, tablesOfOwner } from '#kit/database/rows-of-owner.server.ts';
import { forgetTriesOf } from '#kit/http/rate-limit.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { deleteMailNamed } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { parseLanguage, type Language } from '#kit/text/language.ts';
import { addCustomer, isNumberTaken, writeCustomer } from '#shop/customers/office/customers.server.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import type { ReadShopSettings } from '#shop/settings/settings.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { endTestCustomer, makeTestCustomer, readTestCustomer, type TestCustomer } from './contract.ts';
import { lockWhatItDoes, readStored, type StoredTestCustomer } from './test-customer-store.server.ts';

type Sessions = { forget(): void };

export function testCustomerRoutes(
  services: Services,
  readSettings: ReadShopSettings,
  sessions: Sessions,
): Route[] {
  return [
    serve(readTestCustomer, async () => {
      const stored = await readStored(services.db);
      return { TestCustomer: stored ? toWire(stored) : null };
    }),
    serve(makeTestCustomer, async (_input, staff, { language }) => {
      // This is read before the transaction, which holds the only connection of the embedded database.
      const settings = await readSettings();
      const made = await make(services, staff, { settings, language });
      sessions.forget();
      return made;
    }),
    serve(endTestCustomer, async (_input, staff) => {
      const ended = await end(services, staff);
      sessions.forget();
      return ended;
    }),
  ];
}

/** There is one at most, so whoever asks for a second takes over the first: its mails go to them from now on. */
async function make(
  services: Services,
  by: StaffMember,
  about: { settings: ShopSettings; language: Language },
): Promise<TestCustomer | Problem> {
  return await changeAs(by, services, { topic: 'customers' }, async (trx, note) => {
    await lockAgainstWriters(trx, 'opening');
    const stored = await readStored(trx);
    if (stored) {
      const { id, email, blocked } = stored;
      if (email === by.email && !blocked) return toWire(stored);
      await writeCustomer(trx, id, { email: by.email, blocked: false });
      note({
        entity: 'customer',
        id,
        action: 'change',
        before: { Email: email },
        after: { Email: by.email },
      });
      return toWire(stored);
    }
    const added = await addCustomer(trx, note, await inputOf(trx, by, services.env.languages, about));
    if (added instanceof Problem) return added;
    await writeCustomer(trx, added.Id, { is_test: true, require_new_password: false });
    return { CustomerNumber: added.CustomerNumber, CustomerId: added.Id, Orders: 0 };
  });
}

async function end(services: Services, by: StaffMember): Promise<Problem | undefined> {
  return await changeAs(by, services, { topic: 'customers' }, async (trx, note) => {
    await lockAgainstWriters(trx, 'opening');
    const stored = await readStored(trx);
    if (!stored) return new Problem('not-found');
    const { id, customer_number: CustomerNumber } = stored;
    const orders = await lockWhatItDoes(trx, id);
    await deleteMailNamed(
      trx,
      orders.map((number) => `order-${number}.`),
    );
    for (const table of (await tablesOfOwner(trx, 'customer', id)).toReversed())
      await deleteOwned(trx, table);
    await forgetTriesOf(trx, [CustomerNumber, String(id)]);
    const before = { CustomerNumber, Orders: orders.length };
    note({ entity: 'customer', id, action: 'delete', before, after: null });
    return undefined;
  });
}

function toWire({ customer_number, id, orders }: StoredTestCustomer): TestCustomer {
  return { CustomerNumber: customer_number, CustomerId: id, Orders: orders };
}

/** It lives where the maker does, so that VAT and freight are those of most customers. */
async function inputOf(
  trx: Trx,
  { email }: StaffMember,
  languages: readonly Language[],
  { settings, language }: { settings: ShopSettings; language: Language },
) {
  return {
    CustomerNumber: await freeNumber(trx),
    Name: officeTextIn(language)('opening.test.name'),
    OrganisationNumber: '',
    VatNumber: '',
    Email: email,
    Telephone: '',
    ContactPerson: '',
    Address1: settings.CompanyAddress || officeTextIn(language)('opening.test.address'),
    Address2: '',
    ZipCode: settings.CompanyZipCode || '111 22',
    City: settings.CompanyCity || 'Stockholm',
    CountryCode: 'SE',
    Language: parseLanguage(language, languages),
    PriceListCode: 'standard',
    PaymentDays: 30,
    DiscountPercent: 0,
    InvoiceEmail: '',
    PeppolScheme: '',
    PeppolId: '',
    Gln: '',
    BuyerReference: '',
    MonthlyInvoice: false,
    PricesOnDeliveryNotes: false,
    ShowAsReseller: false,
    ResellerCity: '',
    Blocked: false,
  } as const;
}

/** No number of the series of customers is used, since it is made of digits. */
async function freeNumber(trx: Trx): Promise<string> {
  for (let tried = 1; ; tried++) {
    const number = tried === 1 ? 'TEST' : `TEST-${tried}`;
    if (!(await isNumberTaken(trx, number, 0))) return number;
  }
}
