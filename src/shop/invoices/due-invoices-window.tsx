import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { listDate } from '#kit/dates.ts';
import { Modal } from '#kit/modal.tsx';
import { formatCurrency, wireToOre } from '#kit/money.ts';
import { RichText } from '#kit/rich-text.tsx';
import { useEndpoint } from '#kit/use-endpoint.ts';
import { useLogin } from '#shop/login/use-login.ts';
import { listWebTexts } from '#shop/texts/contract.ts';
import { plural } from '#shop/texts/text.ts';
import { useSettings, useT } from '#shop/texts/use-texts.ts';
import { listDueInvoices } from './contract.ts';
import type { Invoice } from './contract.ts';
import styles from './invoices.module.css';
import { PdfLink } from './pdf-link.tsx';
import { dueInvoicesSeen } from './due-invoices-seen.ts';

/** Opens by itself once after each log-in of a customer with overdue invoices. */
export function DueInvoicesWindow() {
  const login = useLogin();
  useEffect(() => {
    if (login.state === 'out') dueInvoicesSeen.forget();
  }, [login.state]);
  if (login.state !== 'in') return null;
  return <WindowOf key={login.user.CustomerNumber} customerNumber={login.user.CustomerNumber} />;
}

function WindowOf({ customerNumber }: { customerNumber: string }) {
  const t = useT();
  const [isSeen, setSeen] = useState(() => dueInvoicesSeen.by(customerNumber));
  const { data: invoices = [] } = useEndpoint(listDueInvoices, {}, { enabled: !isSeen });
  const close = () => {
    dueInvoicesSeen.remember(customerNumber);
    setSeen(true);
  };
  return (
    <Modal title={t('dueInvoices.title')} open={!isSeen && invoices.length > 0} onClose={close}>
      <DueInvoices invoices={invoices} onClose={close} />
    </Modal>
  );
}

function DueInvoices({ invoices, onClose }: { invoices: readonly Invoice[]; onClose: () => void }) {
  const t = useT();
  const { Bankgiro } = useSettings();
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
            <strong>{formatCurrency(wireToOre(invoice.Balance), invoice.CurrencyCode)}</strong>
            <p className={styles.late}>
              {t('invoices.dueDate')} {listDate(invoice.DueDate)}
            </p>
            <PdfLink number={invoice.InvoiceNumber} />
            <p className={styles.quiet}>
              {t('dueInvoices.ocr')} {invoice.Ocr}
            </p>
          </li>
        ))}
      </ul>
      {Bankgiro && <p className={styles.payTo}>{t('dueInvoices.payTo', { bankgiro: Bankgiro })}</p>}
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
