import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, type Language } from '../src/kit/text/language.ts';
import { rightsOfRole } from '../src/shop/customers/person-roles.ts';
import { orderMailWriters } from '../src/shop/orders/mails/order-mails.server.ts';
import { statementMailWriters } from '../src/shop/statements/statement-mail.server.ts';
import { languageTables } from '../src/shop/texts/language-table.ts';
import { openTextRepository } from '../src/shop/texts/texts.server.ts';
import { addStaff, logInToOfficeAs } from './office.ts';
import { ok } from './opening/first-owner.ts';
import { addPerson } from './persons.ts';
import { article, wayOfDelivery } from './seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from './shop.ts';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop({ languages: [...languages] });
});
afterAll(() => shop.close());

const own = 'ett@butik.example';
const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };

async function ordered(customer: Client, Quantity = 5) {
  await ok(customer.post('cartrow', { ArticleId: article.tray, Quantity }));
  return orderAct((await ok(customer.post('Order', checkout))).OrderId);
}

/** Does something with an order as it is now. */
function orderAct(id: number) {
  const perform = async (act: string, more: (rowId: number) => object = () => ({ Mail: true })) => {
    const { Version, Rows } = await ok(owner.get(`office/orders/${id}`));
    return await ok(owner.post(`office/orders/${id}/${act}`, { Version, ...more(Rows[0].Id) }));
  };
  return Object.assign(perform, { id });
}
const some = (Quantity: number) => (RowId: number) => ({
  Mail: true,
  CarrierNumber: '7',
  Rows: [{ RowId, Quantity }],
});

/** Whatever has a customer mailed, and a person of its own. */
async function doWhatMails(customer: Client, language: Language): Promise<void> {
  const inPart = await ordered(customer);
  await inPart('processing');
  await inPart('consignments', some(2));
  await inPart('cancellation');
  const changed = await ordered(customer);
  await changed('changes', (RowId) => ({ Mail: true, Reason: '', Note: '', Rows: [{ RowId, Quantity: 4 }] }));
  await changed('split', (RowId) => ({ Mail: true, Rows: [{ RowId, Quantity: 1 }] }));
  await changed('hold', () => ({ Reason: '', CustomerText: '' }));
  await changed('release', () => ({ Reason: '' }));
  await (
    await ordered(customer)
  )('cancellation');
  const sent = await ordered(customer);
  await sent('processing');
  await sent('consignments', some(5));
  await ok(owner.post(`office/orders/${sent.id}/invoices`, { Mail: true }));

  const bo = await addPerson(shop, 1001, 'Bo', rightsOfRole('order', true));
  await shop.db
    .updateTable('person')
    .set({ email: 'bo@butik.example', language, order_limit: 0 })
    .where('name', '=', 'Bo')
    .execute();
  for (const decide of ['decline', 'approve']) {
    await ok(bo.post('cartrow', { ArticleId: article.tray, Quantity: 1 }));
    const { Id, TotalAmount } = await ok(bo.post('approvals', checkout));
    await ok(customer.post(`approvals/${Id}/${decide}`, { Reason: '', expectedTotal: TotalAmount }));
  }
  const ada = { Name: 'Ada', Email: 'ada@butik.example', Role: 'order', SeesInvoices: false };
  await ok(customer.post('people', ada));
  await ok(aVisitor(shop).post('ResetPassword', { email: own }));

  shop.wait(70 * 86_400);
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const { Rows } = await ok(owner.get('office/reminders'));
  expect(Rows).toHaveLength(1);
  await ok(owner.post('office/reminders', { Numbers: [Rows[0].InvoiceNumber], Mail: true }));
  await ok(
    owner.post('office/customers/1001/statement', { Day: shop.services.now().toISOString().slice(0, 10) }),
  );
  await shop.db.updateTable('customer').set({ password_hash: null }).where('id', '=', 1001).execute();
  await ok(owner.post('office/customers/welcome', { Ids: [1001], DryRun: false }));
  await ok(owner.post('office/customers/1001/password-link'));
  const values = await ok(owner.get('office/customers/1001'));
  await ok(owner.put('office/customers/1001', { ...values, Email: 'ny@butik.example' }));
}

async function written() {
  const texts = openTextRepository(shop.services);
  const writers = new Map([
    ...orderMailWriters(shop.services.env, texts),
    ...statementMailWriters(shop.services, texts),
  ]);
  const rows = await shop.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
  return await Promise.all(
    rows.map(async ({ recipient, subject, writer, facts, body_text: text, body_html: html }) => {
      const mail = writer === null ? { text, html } : await writers.get(writer)!(facts!, subject);
      return { recipient, subject, ...mail };
    }),
  );
}

const ofMails = (language: Language) =>
  Object.entries(languageTables[language]).filter(([key]) => key.startsWith('mail.'));

/** What stands in mails of another language, and in none of this: the parts between what is filled in. */
function foreignTo(language: Language): string[] {
  const all = Object.values(languageTables[language]).join('\n');
  return languages
    .filter((other) => other !== language)
    .flatMap((other) => ofMails(other).flatMap(([, text]) => text.split(/\{\w+\}|\n/)))
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3,} \p{L}/u.test(part) && !all.includes(part));
}

/** Those go to the maker or an applicant, come by themselves, or are of what this customer does not do. */
const untried =
  /^mail\.(application|contact|makerOrder|welcome\.welcome|orderDates|creditNote|orderExtended|orderNews\.(collected|expected|held|parcels|processingToCollect))/;

test.each(languages)('each mail to somebody who reads %s is so, in each of its parts', async (language) => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  await shop.db.updateTable('customer').set({ language }).where('id', '=', 1001).execute();
  await shop.db.updateTable('article').set({ quantity_available: 500 }).execute();
  await shop.services.versions.changed();
  await doWhatMails(await logInAs(shop, '1001'), language);

  const mails = (await written()).filter(({ recipient }) => recipient.endsWith('@butik.example'));
  const foreign = foreignTo(language);
  expect(foreign.length).toBeGreaterThan(100);
  for (const { subject, text, html } of mails) {
    expect([subject, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([subject, language]);
    for (const part of [subject, text, html])
      expect([subject, foreign.filter((one) => part.includes(one))]).toEqual([subject, []]);
    // Amounts and links too.
    const isDecimal = language === 'en' ? /\d,\d\d(?!\d)/ : /\d\.\d\d(?![\d.-])/;
    expect([subject, isDecimal.exec(text)?.[0]]).toEqual([subject, undefined]);
  }
  const subjects = ofMails(language).filter(([key]) => /\.subject$/.test(key) && !untried.test(key));
  const patternOf = (text: string) => new RegExp(`^${text.replaceAll(/\{\w+\}/g, '.+')}$`);
  expect(subjects.filter(([, text]) => !mails.some(({ subject }) => patternOf(text).test(subject)))).toEqual(
    [],
  );
});
