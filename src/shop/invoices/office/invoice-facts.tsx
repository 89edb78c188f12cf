import { Link } from 'react-router';
import { stockholmToday } from '#kit/text/dates.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { Facts, type Fact } from '#shop/office/facts.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeInvoice } from './contract.ts';

/** The buyer, the amount, the due date and the payment reference. */
export function InvoiceFacts({ invoice }: { invoice: OfficeInvoice }) {
  const t = useOfficeT();
  const may = useMay();
  const linkTo = (number: number) => <Link to={`/office/invoices/${number}`}>{number}</Link>;
  const { money: moneyIn } = useAmounts();
  const money = (amount: number) => moneyIn(amount, invoice.CurrencyCode);
  const { OrderId, CreditsInvoiceNumber: credits } = invoice;
  const facts: Fact[] = [
    [t('officeInvoice.buyer'), [...invoice.Buyer, invoice.CustomerEmail]],
    [t('officeInvoices.date'), [invoice.InvoiceDate]],
    [t('officeInvoices.due'), [invoice.DueDate, t('officeInvoice.days', { days: invoice.PaymentDays })]],
    [t('officeInvoice.ocr'), [invoice.Ocr]],
    [
      t('officeInvoices.order'),
      [
        OrderId !== null && may('orders.read') ? (
          <Link to={`/office/orders/${OrderId}`}>{OrderId}</Link>
        ) : (
          OrderId
        ),
      ],
    ],
    [t('officeOrder.purchaseOrder'), [invoice.PurchaseOrderNumber]],
    [t('officeInvoice.paidOn'), [invoice.PaidDate]],
    [t('officeInvoice.toldPaid'), toldPaid(invoice, t)],
    [t('officeInvoices.balance'), [money(invoice.Balance)]],
    [t('officeInvoice.onAccount'), [invoice.OnAccount === 0 ? null : money(invoice.OnAccount)]],
    [t('reminders.costsLeft'), [invoice.LateCostsLeft === 0 ? null : money(invoice.LateCostsLeft)]],
    [t('reminders.sentOnes'), invoice.Reminders.map((one) => <SentReminder key={one.Id} reminder={one} />)],
    [
      t('officeInvoice.link'),
      [
        invoice.LinkUntil &&
          t('officeInvoice.link.until', { day: stockholmToday(new Date(invoice.LinkUntil)) }),
      ],
    ],
    [t('officeInvoice.credits'), [credits === null ? null : linkTo(credits)]],
    [t('officeInvoice.creditNotes'), invoice.CreditNotes.map(linkTo)],
  ];
  return <Facts facts={facts} />;
}

/** What the customer has said of an invoice that is still unpaid. */
function toldPaid({ ToldPaid, Balance }: OfficeInvoice, t: OfficeT): string[] {
  if (ToldPaid === null || Balance <= 0) return [];
  const day = stockholmToday(new Date(ToldPaid.ToldAt));
  return [ToldPaid.PaidDate, t('officeInvoice.toldPaid.at', { day })];
}

/** A reminder, as a link to the paper that was sent. */
function SentReminder({ reminder: { Id, Level, SentOn } }: { reminder: OfficeInvoice['Reminders'][number] }) {
  const t = useOfficeT();
  return (
    <a href={`/api/office/pdf/reminders/${Id}`} target="_blank" rel="noopener">
      {t('reminders.sentOne', { level: Level, day: SentOn })}
    </a>
  );
}
