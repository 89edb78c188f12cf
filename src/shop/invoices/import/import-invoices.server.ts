import type { Written } from '#kit/tables/row-batches.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { atEnd } from '#kit/tables/at-end.server.ts';
import {
  importAround,
  importOf,
  type Import,
  type ImportOptions,
} from '#kit/tables/table-file-import.server.ts';
import type { FieldRefusal, RowRefusal } from '#kit/tables/table-file-rows.server.ts';
import { queueEvent } from '#kit/queue/queue-webhooks.server.ts';
import { prepareRelease } from '#shop/credit/release.server.ts';
import { currenciesByCustomer, customerIdsByNumber } from '#shop/customers/find-customers.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { importedInvoice } from './imported-invoice.server.ts';
import { readInvoiceStates } from './imported-invoice-state.server.ts';
import { keepInvoiceFile } from '#shop/invoices/invoice-files.server.ts';
import { prepareMailOfImported, type MailImported } from '#shop/invoices/invoice-mail.server.ts';
import { notePaymentOfFile } from './import-payments.server.ts';
import { balanceInFiles, isCreditNote } from '#shop/invoices/invoice-state.ts';
import { isSettled } from '#shop/invoices/payments/payments.ts';
import { insertNumberedInvoice } from '#shop/invoices/new-invoice-number-store.server.ts';
import * as store from '#shop/invoices/whole-invoice-store.server.ts';
import { invoiceColumns, type Values } from './import-columns.server.ts';
import {
  differing,
  lacking,
  shown,
  type Credited,
  type Line,
  type SignedLine,
} from './invoice-refusals.server.ts';
import { creditsOfFile, isCreditedWhole, setOffByFile } from './credits-of-file.server.ts';
import { withStoredSigns } from './stored-signs.server.ts';
import { pdfOf } from './invoice-pdf.server.ts';

type Teller = MailNeeds & Pick<Services, 'now'>;
/** `told` are the invoices whose balance the file gives: it stands. */
type Reading = {
  trx: Trx;
  told: Set<number>;
  /** Those in which customers buy, by their numbers. */
  currencies: ReadonlyMap<string, string>;
  services: Teller;
  options: ImportOptions;
  mailImported: MailImported;
  /** The customers of whose invoices some changed. */
  buyers: Set<number>;
};

/**
 * Imports invoices made in a business system. Charged amounts and the PDF never change after the first import; the
 * days of payment, the due date, the balance, the day of payment and the annulment follow the file.
 */
export function importInvoices(services: Teller, texts: TextRepository): Import {
  return importAround(shape, async (db, path, options) => {
    // This is read before the transaction, which holds the only connection of the embedded database.
    const mailImported = await prepareMailOfImported(services, texts);
    const release = await prepareRelease(services, texts);
    const buyers = new Set<number>();
    const outcome = await importTelling({ services, options, mailImported, buyers })(
      db,
      path,
      atEnd(options, (trx) => release(trx, [...buyers])),
    );
    if (outcome.isCommitted) mailIsQueued();
    return outcome;
  });
}

const shape = { key: 'invoice_no', columns: invoiceColumns } as const;

function importTelling(reading: Omit<Reading, 'trx' | 'told' | 'currencies'>): Import {
  return importOf({
    ...shape,
    topic: 'invoices',
    atOnce: 500,
    async begin(trx) {
      const customers = await customerIdsByNumber(trx);
      const currencies = await currenciesByCustomer(trx);
      const told = new Set<number>();
      return {
        currencyOf: ({ currency, customer_no = '' }) => currency ?? currencies.get(customer_no.toLowerCase()),
        take(values, line): Line | FieldRefusal[] {
          const { invoice_no: number, customer_no = '' } = values;
          if (number === undefined) return [{ field: 'invoice_no', reason: 'is missing' }];
          return { line, number, customerId: customers.get(customer_no.toLowerCase()), values };
        },
        write: (lines: readonly Line[]) => write({ ...reading, trx, told, currencies }, lines),
        look: (lines: readonly Line[]) => readInvoiceStates(trx, lines),
      };
    },
  });
}

async function write(reading: Reading, lines: readonly Line[]): Promise<Written> {
  const known = await store.readInvoiceAmounts(
    reading.trx,
    lines.flatMap(({ number, values }) => [number, values.credits_invoice_no ?? number]),
  );
  for (const { number, values } of lines) if (values.balance !== undefined) reading.told.add(number);
  const credits = await creditsOfFile(reading.trx, lines, known);
  const charged = new Map(
    [...known].map(([number, { customer_id: customerId, currency_code: currency }]): [number, Credited] => {
      return [number, { customerId, currency }];
    }),
  );
  const today = stockholmToday(reading.services.now());
  const written = { created: 0, changed: 0, refused: [] as RowRefusal[] };
  for (const given of lines) {
    const old = known.get(given.number);
    const credited = charged.get(given.values.credits_invoice_no ?? 0);
    const values = withStoredSigns(withCurrency(given.values, old, credited, reading.currencies), old);
    const refusals = Array.isArray(values) ? values : [];
    const one: SignedLine = { ...given, isSigned: true, ...(!Array.isArray(values) && { values }) };
    if (refusals.length === 0)
      refusals.push(...(old ? differing(one, old, { today }) : lacking(one, { today, credited })));
    if (refusals.length === 0) refusals.push(...credits.refuse(one, old));
    const pdf = refusals.length > 0 ? undefined : await pdfOf(one, old, reading.options);
    if (typeof pdf === 'string') refusals.push({ field: 'pdf_file', reason: pdf });
    if (refusals.length > 0) {
      const { line } = given;
      written.refused.push(
        ...refusals.map(({ field, reason }) => ({ line, field, value: shown(given.values, field), reason })),
      );
      continue;
    }
    credits.written(one, old);
    const customerId = old?.customer_id ?? one.customerId ?? 0;
    charged.set(one.number, { customerId, currency: one.values.currency ?? old?.currency_code });
    const pdfKey = Buffer.isBuffer(pdf) ? await keepInvoiceFile(reading.services.env, pdf) : null;
    const count = old ? await settle(reading, one, pdfKey) : await insert(reading, one, pdfKey);
    written[old ? 'changed' : 'created'] += count;
    if (count > 0) reading.buyers.add(customerId);
  }
  return written;
}

/** Without one a new note is in the currency of what it credits, and an invoice in its customer's. */
function withCurrency(
  values: Values,
  old: store.InvoiceAmounts | undefined,
  credited: Credited | undefined,
  currencies: ReadonlyMap<string, string>,
): Values {
  if (old || values.currency !== undefined) return values;
  const currency = credited?.currency ?? currencies.get((values.customer_no ?? '').toLowerCase());
  return currency === undefined ? values : { ...values, currency };
}

async function insert(
  { trx, services, mailImported, told }: Reading,
  { number, customerId, values }: SignedLine,
  pdf_key: string | null,
): Promise<number> {
  const { invoice, rows, email } = await importedInvoice(trx, number, customerId ?? 0, values);
  const { id } = await insertNumberedInvoice(trx, { ...invoice, pdf_key }, rows);
  const unpaid = { ...invoice, id, balance: invoice.total_amount, payments: [] };
  const isAnnulled = invoice.is_annulled ?? false;
  await notePaymentOfFile(trx, services.now(), unpaid, {
    balance: invoice.balance,
    is_annulled: isAnnulled,
    reportedDay: values.paid_date,
    isNew: true,
  });
  await queueEvent(trx, services, 'invoice.created', {
    InvoiceNumber: number,
    ...(invoice.order_id != null && { OrderId: invoice.order_id }),
    ...(invoice.credits_invoice_number != null && { CreditsInvoiceNumber: invoice.credits_invoice_number }),
    TotalAmount: oreToWire(invoice.total_amount),
    PurchaseOrderNumber: invoice.purchase_order_number ?? '',
  });
  if (!isAnnulled && !told.has(number) && !told.has(values.credits_invoice_no ?? number))
    await setOffByFile(trx, { number, credited: values.credits_invoice_no }, stockholmToday(services.now()));
  if (!isAnnulled) await mailImported(trx, number, { email, date: invoice.invoice_date });
  return 1;
}

async function settle(
  { trx, services }: Reading,
  { number, values }: SignedLine,
  pdfKey: string | null,
): Promise<number> {
  const old = await store.readInvoiceWithNotes(trx, number, { lock: true });
  if (!old) return 0;
  const balance = values.balance === balanceInFiles(old) ? old.balance : values.balance;
  const isLeft = balance !== undefined && !isSettled(isCreditNote(old), balance);
  const isPaid =
    values.paid_date !== undefined ||
    (balance !== undefined && !isLeft && values.annulled !== true && !old.is_annulled);
  // A system that annuls nothing writes 0 for what the shop closed when it was credited.
  const isKeptClosed = old.is_annulled && (balance ?? 0) === 0 && (await isCreditedWhole(trx, old));
  const isPaidNow = !isLeft && (isPaid || old.is_paid);
  const days = values.payment_days ?? old.payment_days;
  const now = {
    payment_days: days,
    due_date: values.due_date ?? (days === old.payment_days ? old.due_date : addDays(old.invoice_date, days)),
    balance: balance ?? (isPaid ? Math.min(0, old.balance) : old.balance),
    is_annulled: isKeptClosed || (values.annulled ?? old.is_annulled),
    is_paid: isPaidNow,
    // The day of a partial payment is stored with the payment only.
    paid_date: isPaidNow ? (values.paid_date ?? old.paid_date) : null,
    pdf_key: pdfKey ?? old.pdf_key,
  };
  const isSame = (Object.keys(now) as (keyof typeof now)[]).every((name) => now[name] === old[name]);
  if (!isSame) await store.updateInvoice(trx, number, now);
  const isNoted = await notePaymentOfFile(trx, services.now(), old, {
    ...now,
    reportedDay: values.paid_date,
  });
  return isSame && !isNoted ? 0 : 1;
}
