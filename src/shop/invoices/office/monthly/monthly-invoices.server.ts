import type { Db } from '#kit/database/db.server.ts';
import { lastDayOfMonth, stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { keepPdf } from '#shop/invoices/kept-pdf.server.ts';
import {
  deliveredOn,
  leftToInvoice,
  makeInvoice,
  totalsOfParts,
  vatInKronor,
  type Part,
} from '#shop/invoices/office/make-invoice.server.ts';
import { readOrderToInvoice } from '#shop/orders/invoicing.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { mostCustomers, type MonthlyDraft } from './contract.ts';
import { readOrdersToInvoice } from './store.server.ts';

type Asked = { Month: string; CustomerIds?: readonly number[] | undefined };

/** Problems: `bad-input` for a month to come. */
export async function monthlyDrafts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  Month: string,
): Promise<{ Rows: MonthlyDraft[] } | Problem> {
  const today = stockholmToday(now());
  if (isToCome(Month, today)) return badField('month', 'match');
  const drafts: MonthlyDraft[] = [];
  for (const orders of (await ordersByCustomer(db, undefined)).values()) {
    const [{ customer_number: number }] = orders as [ToInvoice];
    const parts = await partsOf(db, orders, { month: Month, lock: false });
    for (const invoice of invoicesOf(parts)) drafts.push(await draftOf(db, invoice, { number, today }));
  }
  return { Rows: drafts };
}

/**
 * Makes the invoices of a month, each customer's in a transaction of its own: what one is refused for stops no other.
 * Problems: `bad-input` for a month to come.
 */
export async function invoiceMonth(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { Mail = true, language, ...asked }: Asked & { Mail?: boolean | undefined; language: Language },
) {
  if (isToCome(asked.Month, stockholmToday(services.now()))) return badField('Month', 'match');
  const mail = Mail ? await prepareInvoiceMail(services, texts) : undefined;
  const told = {
    Made: [] as { CustomerId: number; Number: number }[],
    NotMade: [] as { CustomerId: number; Reason: string }[],
  };
  for (const [CustomerId, orders] of await ordersByCustomer(services.db, asked.CustomerIds)) {
    const done = await changeAs(by, services, {}, async (trx, note) => {
      const customer = await readWholeCustomer(trx, CustomerId);
      if (!customer?.monthly_invoice) return [];
      const parts = await partsOf(trx, orders, { month: asked.Month, lock: true });
      const numbers: number[] = [];
      for (const invoice of invoicesOf(parts)) {
        const number = await makeInvoice(trx, services, note, { parts: invoice, customer, mail });
        if (number instanceof Problem) return number;
        numbers.push(number);
      }
      return numbers;
    });
    if (done instanceof Problem)
      told.NotMade.push({ CustomerId, Reason: (done.detail ?? done.title)(language) });
    else for (const Number of done) told.Made.push({ CustomerId, Number });
  }
  for (const { Number } of told.Made) await keepPdf(services, texts, Number);
  if (told.Made.length > 0) mailIsQueued();
  return told;
}

function isToCome(month: string, today: string): boolean {
  return month > today.slice(0, 7);
}

type ToInvoice = Awaited<ReturnType<typeof readOrdersToInvoice>>[number];

async function ordersByCustomer(db: Db, customerIds: readonly number[] | undefined) {
  const orders = await readOrdersToInvoice(db, { customerIds, most: mostCustomers });
  return groupBy(orders, ({ customer_id }) => customer_id);
}

/** Returns what was sent of the orders until the end of the month. */
async function partsOf(
  db: Db,
  orders: readonly ToInvoice[],
  { month, lock }: { month: string; lock: boolean },
): Promise<Part[]> {
  const until = lastDayOfMonth(month)!;
  const parts: Part[] = [];
  for (const { id } of orders) {
    const order = await readOrderToInvoice(db, id, { lock });
    const left = order ? await leftToInvoice(db, order, until) : [];
    if (order && left.length > 0) parts.push({ order, left, until });
  }
  return parts;
}

/** An invoice has one currency, one VAT case, one buyer and one place of delivery. */
function invoicesOf(parts: readonly Part[]): Part[][] {
  return [
    ...groupBy(parts, ({ order }) =>
      JSON.stringify([
        order.currency_code,
        order.vat_case,
        order.customer_vat_number,
        order.delivery_name,
        order.delivery_address1,
        order.delivery_address2,
        order.delivery_zip_code,
        order.delivery_city,
        order.delivery_country_code,
        order.delivery_gln,
      ]),
    ).values(),
  ];
}

async function draftOf(
  db: Db,
  parts: readonly Part[],
  { number, today }: { number: string; today: string },
): Promise<MonthlyDraft> {
  const { order } = parts.at(-1)!;
  const totals = totalsOfParts(parts);
  const vatSek = await vatInKronor(db, parts, totals.vat, today);
  return {
    CustomerId: order.customer_id,
    CustomerNumber: number,
    Name: order.customer_name,
    OrderIds: parts.map((part) => part.order.id),
    DeliveryName: order.delivery_name,
    CurrencyCode: order.currency_code,
    TotalAmount: oreToWire(totals.total),
    RateMissingOn: vatSek instanceof Problem ? deliveredOn(parts, today) : null,
  };
}
