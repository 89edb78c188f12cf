import { Badge, type BadgeKind } from '#kit/widgets/badge.tsx';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { amountCell, unbrokenCell } from '#kit/widgets/table.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import type { Language } from '#kit/text/language.ts';
import type { T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Invoice } from './contract.ts';
import { invoiceState, isOverdue } from './invoice-state.ts';
import styles from './invoices.module.css';
import { PayButton } from '#shop/invoices/payinfo/pay-button.tsx';
import { PdfLink } from './pdf-link.tsx';

/** `today` is the date in Sweden. */
export function InvoiceRow({ invoice, today }: { invoice: Invoice; today: string }) {
  const t = useT();
  const language = useLanguage();
  const state = invoiceState(invoice);
  const { look, text } = statusOf(t, invoice, { today, language });
  const amount = (wire: number) => moneyInWords(wireToOre(wire), invoice.CurrencyCode, language);
  return (
    <tr className={styles.invoice} data-state={state}>
      <th scope="row" className={unbrokenCell}>
        {invoice.InvoiceNumber}
      </th>
      <td className={unbrokenCell} data-label={t('invoices.date')}>
        {dateInFigures(invoice.CreateDate, language)}
      </td>
      <td className={unbrokenCell} data-label={t('invoices.dueDate')}>
        {dateInFigures(invoice.DueDate, language)}
      </td>
      <td data-label={t('invoices.terms')}>{t('invoices.termsDays', { days: invoice.TermsOfPayment })}</td>
      <td className={styles.status} data-label={t('invoices.status')}>
        <Badge kind={look}>{text}</Badge>
      </td>
      <td className={amountCell} data-label={t('invoices.amount')}>
        <span className={styles.amount}>{amount(invoice.TotalAmount)}</span>
      </td>
      <td className={amountCell} data-label={t('invoices.balance')}>
        <span className={styles.balance}>{amount(invoice.Balance)}</span>
        {invoice.OnAccount !== undefined && (
          <span className={styles.onAccount}>
            {t('invoices.onAccount', { amount: amount(invoice.OnAccount) })}
          </span>
        )}
      </td>
      <td className={styles.pdf}>
        {state === 'unpaid' && invoice.Balance > 0 && <PayButton number={invoice.InvoiceNumber} />}
        <PdfLink number={invoice.InvoiceNumber} />
      </td>
    </tr>
  );
}

function statusOf(
  t: T,
  invoice: Invoice,
  { today, language }: { today: string; language: Language },
): { look: BadgeKind; text: string } {
  const state = invoiceState(invoice);
  if (state === 'annulled')
    return { look: 'quiet', text: t(invoice.IsCredited ? 'invoices.credited' : 'invoices.annulled') };
  if (state === 'paid') {
    const text = invoice.PayDate
      ? t('invoices.paidOn', { date: dateInFigures(invoice.PayDate, language) })
      : t('invoices.paid');
    return { look: 'good', text };
  }
  if (invoice.TotalAmount < 0) return { look: 'quiet', text: t('invoices.creditNote') };
  return isOverdue(invoice, today)
    ? { look: 'bad', text: t('invoices.overdue') }
    : { look: 'quiet', text: t('invoices.unpaid') };
}
