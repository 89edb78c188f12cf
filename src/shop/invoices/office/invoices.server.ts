import { isOcr } from '#kit/text/bank-references.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { moneyByCode } from '#kit/text/money-in-words.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { customerIdsLike } from '#shop/customers/find-customers.server.ts';
import type { Counter, Finder, Lister } from '#shop/office/day.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import type { Db } from '#kit/database/db.server.ts';
import type { OfficeInvoice, OfficeInvoiceState, OfficeInvoiceSummary } from './contract.ts';
import { officeInvoiceToWire, summaryToWire } from './invoice-values.server.ts';
import {
  countInvoices,
  readNotesOf,
  readOfficeInvoices,
  readOldestDue,
  type InvoiceFilter,
  type Place,
} from './store.server.ts';
import { isCreditNote } from '#shop/invoices/invoice-state.ts';
import { chargedOf } from './credit-notes/charged.ts';
import { leftPerRate } from './credit-notes/credit-sums.ts';
import { readReminders } from '#shop/invoices/reminders/store.server.ts';
import { readTold } from '#shop/invoices/payinfo/told-store.server.ts';
import { readLinkExpiry } from '#shop/invoices/link-store.server.ts';
import { readInvoiceWithNotes, type InvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';

type Given = { q: string; state?: OfficeInvoiceState | undefined; after: string; take: number };
type Reading = Pick<Services, 'db' | 'now'>;
type Read = Reading & { language: Language };

/** Newest first; one more than the page is read, to know whether there are more. */
export async function officeInvoices(
  { db, now }: Reading,
  { q, state, after, take }: Given,
): Promise<{ Rows: OfficeInvoiceSummary[]; Next?: string | undefined }> {
  const today = stockholmToday(now());
  const filter = { state, today, ...(q !== '' && (await found(db, q, today))) };
  const rows = await readOfficeInvoices(db, filter, { after: placeOf(after), take: take + 1 });
  const shown = rows.slice(0, take);
  const last = rows.length > take ? shown.at(-1) : undefined;
  return {
    Rows: shown.map((row) => summaryToWire(row, today)),
    ...(last && { Next: `${last.invoice_date}_${last.invoice_number}` }),
  };
}

/**
 * A number that matches an invoice, directly or in its payment reference, means that invoice; otherwise it is a
 * customer's.
 */
async function found(db: Db, q: string, today: string): Promise<Partial<InvoiceFilter>> {
  const { number } = await numbered(db, q, today);
  return number === undefined ? { customerIds: await customerIdsLike(db, q) } : { number };
}

async function numbered(db: Db, q: string, today: string): Promise<{ number?: number }> {
  const numbers = [q, ...(isOcr(q, 'length') ? [q.slice(0, -2)] : [])].filter((text) =>
    /^\d{1,9}$/.test(text),
  );
  for (const number of numbers.map(Number)) {
    if ((await readOfficeInvoices(db, { number, today }, { take: 1 })).length > 0) return { number };
  }
  return {};
}

function placeOf(after: string): Place | undefined {
  const [, date, number] = /^(\d{4}-\d\d-\d\d)_(\d{1,9})$/.exec(after) ?? [];
  return date && number ? { date, number: Number(number) } : undefined;
}

export function overdueCounter({ db, now }: Reading): Counter {
  return {
    rights: ['invoices.read'],
    count: (most) => countInvoices(db, { state: 'overdue', today: stockholmToday(now()) }, most),
  };
}

export function overdueLister({ db, now }: Reading): Lister {
  return {
    rights: ['invoices.read'],
    async list(most, language) {
      const rows = await readOldestDue(db, stockholmToday(now()), most);
      return {
        overdue: rows.map((row) => ({
          Id: row.invoice_number,
          Name: String(row.invoice_number),
          Text: row.buyer_name,
          About: moneyByCode(row.balance, row.currency_code, language),
          Day: row.due_date,
          Late: true,
        })),
      };
    },
  };
}

/** Finds an invoice by its number or its payment reference. */
export function invoiceFinder({ db, now }: Reading): Finder {
  return {
    right: 'invoices.read',
    async find(words) {
      const today = stockholmToday(now());
      const { number } = await numbered(db, words.replaceAll(' ', ''), today);
      if (number === undefined) return [];
      const rows = await readOfficeInvoices(db, { number, today }, { take: 1 });
      return rows.map((row) => ({
        Id: row.invoice_number,
        Name: String(row.invoice_number),
        Text: `${row.customer_number} ${row.buyer_name}`,
      }));
    },
  };
}

export async function officeInvoice(services: Read, number: number): Promise<OfficeInvoice | Problem> {
  const invoice = await readInvoiceWithNotes(services.db, number);
  return invoice ? await invoiceToWire(services.db, services, invoice) : new Problem('not-found');
}

export async function invoiceToWire(
  db: Db,
  { now, language }: Pick<Read, 'now' | 'language'>,
  invoice: InvoiceWithNotes,
): Promise<OfficeInvoice> {
  const email = invoiceEmailOf(await readWholeCustomer(db, invoice.customer_id));
  const linkUntil = await readLinkExpiry(db, invoice.id, now());
  const notes = await readNotesOf(db, invoice.invoice_number);
  const left = isCreditNote(invoice) ? [] : leftPerRate(chargedOf(invoice), notes.map(chargedOf));
  const told = await readTold(db, invoice.id);
  const reminders = await readReminders(db, [invoice.id]);
  return officeInvoiceToWire(invoice, {
    email,
    linkUntil,
    left,
    told,
    reminders,
    today: stockholmToday(now()),
    language,
  });
}
