import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';
import { versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { invoiceState, isOverdue, lateCostsLeft, leftToPay, paidOver } from '#shop/invoices/invoice-state.ts';
import { goodsOf, isDiscount } from './credit-notes/credited-now.ts';
import type { InvoicePayment, OfficeInvoice, OfficeInvoiceState, OfficeInvoiceSummary } from './contract.ts';
import type { Payment } from '#shop/invoices/payments/payment-store.server.ts';
import type { SentReminder } from '#shop/invoices/reminders/store.server.ts';
import { standing } from '#shop/invoices/payments/payments.ts';
import type { VatAtRate } from '#shop/printing/vat-per-rate.ts';
import type { InvoiceSummaryRow } from './store.server.ts';
import type { InvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';

export function summaryToWire(row: InvoiceSummaryRow, today: string): OfficeInvoiceSummary {
  return {
    Number: row.invoice_number,
    InvoiceDate: row.invoice_date,
    DueDate: row.due_date,
    CustomerId: row.customer_id,
    CustomerNumber: row.customer_number,
    CustomerName: row.buyer_name,
    OrderId: row.order_id,
    TotalAmount: oreToWire(row.total_amount),
    PaidAmount: oreToWire(row.paid_amount),
    Balance: oreToWire(leftToPay(row)),
    OnAccount: oreToWire(paidOver(row)),
    CurrencyCode: row.currency_code,
    State: stateOf(row, today),
    ...(row.is_credited && { IsCredited: true }),
  };
}

function stateOf(row: InvoiceSummaryRow, today: string): OfficeInvoiceState {
  if (row.credits_invoice_number !== null) return 'credit';
  const state = { IsPayed: row.is_paid, IsAnnulated: row.is_annulled };
  const isLate = isOverdue({ ...state, DueDate: row.due_date, Balance: row.balance }, today);
  if (isLate) return 'overdue';
  const isPartPaid = row.paid_amount > 0 && row.balance > 0;
  return isPartPaid && invoiceState(state) === 'unpaid' ? 'partPaid' : invoiceState(state);
}

type AboutInvoice = {
  email: string;
  linkUntil: Date | undefined;
  left: readonly VatAtRate[];
  told: { paid_on: string; told_at: Date } | undefined;
  reminders: readonly SentReminder[];
  today: string;
  language: Language;
};

export function officeInvoiceToWire(
  invoice: InvoiceWithNotes,
  { email, linkUntil, left, told, reminders, today, language }: AboutInvoice,
): OfficeInvoice {
  const { buyer_country_code: country, buyer_zip_code: zipCode, buyer_city: city } = invoice;
  return {
    ...summaryToWire(invoice, today),
    PaidDate: invoice.paid_date,
    PaymentDays: invoice.payment_days,
    Ocr: invoice.ocr,
    NetAmount: oreToWire(invoice.net_amount),
    VatAmount: oreToWire(invoice.vat_amount),
    Buyer: [
      invoice.buyer_name,
      invoice.buyer_contact_person,
      invoice.buyer_address1,
      invoice.buyer_address2,
      ...townAndCountry({ country, zipCode, city }, language),
    ].filter(Boolean),
    CustomerEmail: email,
    LinkUntil: linkUntil?.toISOString() ?? null,
    LateCostsLeft: oreToWire(lateCostsLeft(invoice)),
    Reminders: reminders.map(reminderToWire),
    ToldPaid: told ? { PaidDate: told.paid_on, ToldAt: told.told_at.toISOString() } : null,
    PurchaseOrderNumber: invoice.purchase_order_number,
    CreditsInvoiceNumber: invoice.credits_invoice_number,
    CreditNotes: invoice.credit_notes,
    Payments: invoice.payments.map(paymentToWire),
    Rows: invoice.rows.map((row) => ({
      Id: row.id,
      ArticleNumber: row.article_number,
      Description: row.description,
      Quantity: row.quantity,
      QuantityCredited: row.credited,
      Price: oreToWire(row.price),
      VatRate: row.vat_rate,
      TotalAmount: oreToWire(row.total_amount),
      ...(isDiscount(row) && {
        Discount: {
          AmountCredited: oreToWire(row.credited_amount),
          RowIds: goodsOf(invoice.rows, row).map(({ id }) => id),
        },
      }),
    })),
    OfOrders: invoice.rows.every(({ order_row_id }) => order_row_id !== null),
    LeftToCredit: left.map(({ rate, base, vat }) => ({
      VatRate: rate,
      NetAmount: oreToWire(base),
      VatAmount: oreToWire(vat),
    })),
    Version: versionOfInvoice(invoice),
  };
}

function reminderToWire(reminder: SentReminder): OfficeInvoice['Reminders'][number] {
  return {
    Id: reminder.id,
    Level: reminder.level,
    SentOn: reminder.sent_on,
    Fee: oreToWire(reminder.fee),
    Interest: oreToWire(reminder.interest),
    AsksInterest: reminder.asks_interest,
    MailedTo: reminder.mailed_to,
  };
}

function paymentToWire(payment: Payment): InvoicePayment {
  return {
    Id: payment.id,
    PaidDate: payment.paid_on,
    Amount: oreToWire(payment.amount),
    Source: payment.source,
    NotedAt: payment.noted_at.toISOString(),
    NotedBy: payment.noted_by,
    UndoneAt: payment.undone_at?.toISOString() ?? null,
    UndoneBy: payment.undone_by,
  };
}

/** A version of the fields that staff can change; the rest is fixed once issued. */
export function versionOfInvoice(invoice: InvoiceWithNotes): string {
  const payments = standing(invoice.payments).map(({ id }) => id);
  return versionOf({ ...loggedOf(invoice), notes: invoice.credit_notes, payments });
}

export function loggedOf(
  invoice: Pick<InvoiceWithNotes, 'is_paid' | 'paid_date' | 'balance' | 'is_annulled'>,
) {
  return {
    IsPayed: invoice.is_paid,
    PayDate: invoice.paid_date ?? '',
    IsAnnulated: invoice.is_annulled,
    Balance: oreToWire(invoice.balance),
  };
}
