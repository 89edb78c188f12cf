import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAmount, wireToOre } from '#kit/money.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import type { OfficeInvoice } from './office-contract.ts';
import styles from './office-invoice.module.css';

/** Who is to pay what, when and with which reference. */
export function InvoiceFacts({ invoice }: { invoice: OfficeInvoice }) {
  const t = useOfficeT();
  const may = useMay();
  const linkTo = (number: number) => <Link to={`/office/invoices/${number}`}>{number}</Link>;
  const { OrderId, CreditsInvoiceNumber: credits } = invoice;
  const facts: [string, readonly ReactNode[]][] = [
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
    [t('officeInvoice.paidOn'), [invoice.PaidDate]],
    [t('officeInvoices.balance'), [`${formatAmount(wireToOre(invoice.Balance))} ${invoice.CurrencyCode}`]],
    [t('officeInvoice.credits'), [credits === null ? null : linkTo(credits)]],
    [t('officeInvoice.creditNotes'), invoice.CreditNotes.map(linkTo)],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .map(([label, lines]) => [label, lines.filter(Boolean)] as const)
        .filter(([, lines]) => lines.length > 0)
        .map(([label, lines]) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line, place) => (
              <dd key={place}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
