import { OrderStatus } from '#shop/order-model/may.ts';
import { ocrWithLength } from '#kit/text/bank-references.ts';
import { addDays } from '#kit/text/dates.ts';
import { vatOf } from '#kit/text/money.ts';
import type { DemoArticle } from './article.ts';
import { demoCustomers } from './customers.ts';
import type { DemoInvoice, DemoInvoiceRow } from './invoice.ts';
import type { DemoOrder } from './order.ts';

const firstInvoiceNumber = 100001;

/** An invoice without its number, which is assigned by date. */
type Draft = Omit<DemoInvoice, 'invoiceNumber' | 'ocr' | 'creditsInvoiceNumber'> & { credits: Draft | null };

/** One invoice for each invoiced order, and one credit note, numbered by date. */
export function demoInvoices(
  orders: readonly DemoOrder[],
  articles: readonly DemoArticle[],
  today: string,
): DemoInvoice[] {
  const eans = new Map(articles.map(({ articleNumber, ean }) => [articleNumber, ean]));
  const drafts = orders
    .filter(({ status }) => status === OrderStatus.Invoiced)
    .map((order) => settled(drafted(order, eans), today));
  leaveUnpaid(drafts, today);
  const credit = vary(drafts);
  const inOrder = [...drafts, credit].sort((one, other) => one.invoiceDate.localeCompare(other.invoiceDate));
  const numbers = new Map(inOrder.map((draft, place) => [draft, firstInvoiceNumber + place]));
  return inOrder.map((draft) => {
    const { credits, ...invoice } = draft;
    const invoiceNumber = numbers.get(draft) ?? 0;
    return {
      ...invoice,
      invoiceNumber,
      ocr: ocrWithLength(String(invoiceNumber)),
      creditsInvoiceNumber: credits ? (numbers.get(credits) ?? null) : null,
    };
  });
}

function drafted(order: DemoOrder, eans: ReadonlyMap<string, string | null>): Draft {
  const customer = demoCustomers.find(({ customerNumber }) => customerNumber === order.customerNumber);
  if (!customer) throw new Error(`No customer ${order.customerNumber}`);
  const deliveryDate = addDays(order.createdAt.slice(0, 10), 2 + (order.id % 3));
  return {
    customerNumber: order.customerNumber,
    orderId: order.id,
    invoiceDate: deliveryDate,
    dueDate: addDays(deliveryDate, customer.paymentDays),
    paymentDays: customer.paymentDays,
    isPaid: false,
    paidDate: null,
    isAnnulled: false,
    credits: null,
    vatCase: order.vatCase,
    currencyCode: order.currencyCode,
    netAmount: order.amountExcludingVat,
    vatAmount: order.vatAmount,
    totalAmount: order.totalAmount,
    balance: order.totalAmount,
    language: order.language,
    deliveryDate,
    wayOfDeliveryName: order.wayOfDeliveryName,
    delivery: order.delivery,
    rows: order.rows.map((row): DemoInvoiceRow => ({
      rowNumber: row.rowNumber,
      articleNumber: row.articleNumber,
      description: row.description,
      ean: eans.get(row.articleNumber) ?? null,
      quantity: row.quantity,
      price: row.price,
      vatRate: row.vatRate,
      totalAmount: row.totalAmount,
    })),
  };
}

/** Every invoice past its due date is paid, most of them a few days early. */
function settled(draft: Draft, today: string): Draft {
  if (draft.dueDate >= today) return draft;
  return { ...draft, isPaid: true, paidDate: addDays(draft.dueDate, -(draft.orderId % 8)), balance: 0 };
}

/** Customer 1002 has not paid the two newest overdue invoices. */
function leaveUnpaid(drafts: Draft[], today: string): void {
  const pastDue = newestOf(drafts, '1002').filter(({ dueDate }) => dueDate < today);
  for (const draft of pastDue.slice(0, 2)) {
    Object.assign(draft, { isPaid: false, paidDate: null, balance: draft.totalAmount });
  }
}

/** Gives customer 1001 invoices in every state; returns the credit note. */
function vary(drafts: Draft[]): Draft {
  const [, partPaid, , paidSomeDay, , annulled, , , credited] = newestOf(drafts, '1001');
  if (!partPaid || !paidSomeDay || !annulled || !credited)
    throw new Error('Customer 1001 has too few invoices');
  partPaid.balance = partPaid.totalAmount - Math.floor(partPaid.totalAmount / 3);
  paidSomeDay.paidDate = null;
  Object.assign(annulled, { isPaid: false, paidDate: null, isAnnulled: true, balance: 0 });
  return creditNoteFor(credited);
}

/** Two pieces of the first row were damaged. */
function creditNoteFor(invoice: Draft): Draft {
  const [first] = invoice.rows;
  if (!first) throw new Error('An invoice without rows');
  const netAmount = -2 * first.price;
  const vatAmount = vatOf(netAmount, first.vatRate);
  const invoiceDate = addDays(invoice.invoiceDate, 9);
  return {
    ...invoice,
    invoiceDate,
    dueDate: addDays(invoiceDate, invoice.paymentDays),
    isPaid: true,
    paidDate: addDays(invoiceDate, 5),
    credits: invoice,
    netAmount,
    vatAmount,
    totalAmount: netAmount + vatAmount,
    balance: 0,
    rows: [{ ...first, rowNumber: 1, quantity: -2, totalAmount: netAmount }],
  };
}

function newestOf(drafts: readonly Draft[], customer: string): Draft[] {
  return drafts
    .filter(({ customerNumber }) => customerNumber === customer)
    .sort((one, other) => other.invoiceDate.localeCompare(one.invoiceDate));
}
