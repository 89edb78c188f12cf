import { addDays, stockholmToday } from '#kit/text/dates.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { oreToWire } from '#kit/text/money.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import { lockOrder, readOrderToInvoice, type WholeOrder } from '#shop/orders/invoicing.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { keepPdf } from '#shop/invoices/kept-pdf.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { summaryToWire } from './invoice-values.server.ts';
import {
  deliveredOn,
  leftToInvoice,
  makeInvoice,
  totalsOfParts,
  vatInKronor,
  type Part,
  type WholeCustomer,
} from './make-invoice.server.ts';
import * as store from './store.server.ts';
import { vatCorrectionOf } from '#shop/vat-corrections/office/vat-corrections.server.ts';

export async function invoicesOfOrder(services: Pick<Services, 'db' | 'now'>, orderId: number) {
  const { db, now } = services;
  const order = await readOrderToInvoice(db, orderId);
  if (!order) return new Problem('not-found');
  const today = stockholmToday(now());
  const invoices = await store.readOfficeInvoices(db, { orderId, today }, { take: 100 });
  const left = await leftToInvoice(db, order);
  const customer = await readWholeCustomer(db, order.customer_id);
  return {
    Rows: invoices.map((row) => summaryToWire(row, today)),
    PiecesLeft: left.reduce((sum, { quantity, row }) => sum + (isFee(row) ? 0 : quantity), 0),
    AmountLeft: oreToWire(left.reduce((sum, { quantity, price }) => sum + quantity * price, 0)),
    Draft: left.length > 0 && customer ? await draftOf(db, { order, left }, customer, today) : null,
    VatCorrection: await vatCorrectionOf(db, services, order),
  };
}

/** The invoice that `invoiceOrder` would make now. */
async function draftOf(db: Db, part: Part, customer: WholeCustomer, today: string) {
  const { excludingVat, vat, total } = totalsOfParts([part]);
  const vatSek = await vatInKronor(db, [part], vat, today);
  return {
    RateMissingOn: vatSek instanceof Problem ? deliveredOn([part], today) : null,
    DueDate: addDays(today, customer.payment_days),
    Email: invoiceEmailOf(customer),
    NetAmount: oreToWire(excludingVat),
    VatAmount: oreToWire(vat),
    TotalAmount: oreToWire(total),
    Rows: part.left.map(({ row, quantity, vatRate, price }) => ({
      ArticleNumber: row.article_number,
      Description: row.description,
      Quantity: quantity,
      Price: oreToWire(price),
      VatRate: vatRate,
      TotalAmount: oreToWire(price * quantity),
    })),
  };
}

export async function invoiceOrder(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { id, Mail, TotalAmount }: { id: number; Mail: boolean; TotalAmount?: number | undefined },
) {
  const mail = Mail ? await prepareInvoiceMail(services, texts) : undefined;
  const done = await changeAs(by, services, {}, (trx, note) =>
    invoiceLeft(trx, services, note, {
      id,
      mail,
      refusalOf: (part) =>
        TotalAmount !== undefined && TotalAmount !== oreToWire(totalsOfParts([part]).total)
          ? new Problem('changed-meanwhile')
          : undefined,
    }),
  );
  if (done instanceof Problem) return done;
  await keepPdf(services, texts, done);
  mailIsQueued();
  return { Number: done };
}

type Invoicing = {
  id: number;
  mail: Awaited<ReturnType<typeof prepareInvoiceMail>> | undefined;
  refusalOf: (part: Part, customer: WholeCustomer) => Problem | undefined;
};

/**
 * Makes the invoice of what was sent of an order, and returns its number. The order is locked, so that two concurrent
 * requests create one invoice. Problems: `not-found`, `conflict`, and those of `refusalOf`.
 */
export async function invoiceLeft(
  trx: Trx,
  services: Services,
  note: Note,
  { id, mail, refusalOf }: Invoicing,
): Promise<number | Problem> {
  const order = await lockOrder(trx, id);
  const customer = order && (await readWholeCustomer(trx, order.customer_id));
  if (!order || !customer) return new Problem('not-found');
  const left = await leftToInvoice(trx, order);
  if (left.length === 0) return nothingLeft;
  const part = { order, left };
  return (
    refusalOf(part, customer) ?? (await makeInvoice(trx, services, note, { parts: [part], customer, mail }))
  );
}

/**
 * Makes the invoice of what was sent of an order that is locked. Returns null where there is none to make: of a test
 * order, and for a customer who gets one a month. The problem is that a currency rate is missing.
 */
export async function invoiceSent(
  trx: Trx,
  services: Services,
  note: Note,
  order: WholeOrder,
  mail: Awaited<ReturnType<typeof prepareInvoiceMail>> | undefined,
): Promise<number | null | Problem> {
  const [customer, left] = await Promise.all([
    readWholeCustomer(trx, order.customer_id),
    leftToInvoice(trx, order),
  ]);
  if (!customer || customer.monthly_invoice || left.length === 0) return null;
  return await makeInvoice(trx, services, note, { parts: [{ order, left }], customer, mail });
}

const nothingLeft = new Problem('conflict', {
  detail: officeTextOf('officeProblem.nothingToInvoice'),
});
