import { useState } from 'react';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { plural } from '#shop/texts/text.ts';
import { readCustomer } from '#shop/customers/contract.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Invoice } from './contract.ts';
import styles from './invoices.module.css';
import { PayDetails } from '#shop/invoices/payinfo/pay-details.tsx';
import { PdfLink } from './pdf-link.tsx';

type Props = { invoices: readonly Invoice[]; onClose: () => void };

/** Lists the overdue invoices, and how to pay them. */
export function DueInvoicesWindow({ invoices, onClose }: Props) {
  const t = useT();
  return (
    <Modal title={t('dueInvoices.title')} open onClose={onClose}>
      <DueInvoices invoices={invoices} onClose={onClose} />
    </Modal>
  );
}

function DueInvoices({ invoices, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const reached = useBankgiro(invoices);
  const { data: texts } = useEndpoint(listWebTexts);
  const text = texts?.find(({ Position }) => Position === 'DueInvoices')?.Text;
  return (
    <div>
      {text ? <RichText html={text} /> : <p>{plural(t, 'dueInvoices.count', invoices.length)}</p>}
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <li key={invoice.InvoiceNumber} className={styles.dueInvoice}>
            <p>
              {t('invoices.number')} <strong>{invoice.InvoiceNumber}</strong>
            </p>
            <strong>{moneyInWords(wireToOre(invoice.Balance), invoice.CurrencyCode, language)}</strong>
            <p className={styles.late}>
              {t('invoices.dueDate')} {dateInFigures(invoice.DueDate, language)}
            </p>
            <PdfLink number={invoice.InvoiceNumber} />
            {invoice.CurrencyCode === 'SEK' && (
              <p className={styles.quiet}>
                {t('dueInvoices.ocr')} {invoice.Ocr}
              </p>
            )}
            <PayPart number={invoice.InvoiceNumber} isOpenAtFirst={invoices.length === 1} />
          </li>
        ))}
      </ul>
      {reached && <p className={styles.payTo}>{t('dueInvoices.payTo', { bankgiro: reached })}</p>}
      <div className={styles.ways}>
        <Button kind="primary" onClick={onClose}>
          {t('general.close')}
        </Button>
        <ButtonLink kind="plain" to="/invoices" onClick={onClose}>
          {t('dueInvoices.toInvoices')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Returns the maker's bankgiro, which is reached only from Sweden and takes kronor alone; elsewhere ''. */
function useBankgiro(invoices: readonly Invoice[]): string {
  const { Bankgiro } = useSettings();
  const { data: customer } = useEndpoint(readCustomer);
  const isReached = invoices.some(({ CurrencyCode }) => CurrencyCode === 'SEK');
  return isReached && customer?.InvoiceAddress.CountryCode === 'SE' ? (Bankgiro ?? '') : '';
}

/** How an invoice is paid opens below it; of a single one it is shown at once. */
function PayPart({ number, isOpenAtFirst }: { number: number; isOpenAtFirst: boolean }) {
  const t = useT();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className={styles.payPart}>
      <Button
        kind="plain"
        size="s"
        aria-expanded={isOpen}
        aria-label={t('payInfo.payOf', { number })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('payInfo.pay')}
      </Button>
      {isOpen && <PayDetails number={number} />}
    </div>
  );
}
