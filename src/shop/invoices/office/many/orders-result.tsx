import { Link } from 'react-router';
import desk from '#shop/office/desk.module.css';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { NotInvoiced } from './contract.ts';
import styles from './many.module.css';

type Props = {
  /** What was done with how many orders. */
  done: string;
  rows: readonly { OrderId: number; InvoiceNumber: number | null }[];
  /** What was not done with how many. */
  notDone: string;
  refused: readonly NotInvoiced[];
};

/** Of which orders something was done, with their invoices, and why not of others. */
export function OrdersResult({ done, rows, notDone, refused }: Props) {
  const t = useOfficeT();
  const linksInvoices = useMay()('invoices.read');
  const invoices = linksInvoices ? rows.flatMap(({ InvoiceNumber }) => InvoiceNumber ?? []) : [];
  return (
    <section role="status" aria-label={t('sendMany.result')} className={styles.result} data-print="no">
      {rows.length > 0 && (
        <>
          <p>
            <strong>{done}</strong>
          </p>
          {invoices.length > 1 && (
            <p>
              <a
                href={`/api/office/pdf/invoice-copies?numbers=${invoices.join(',')}`}
                target="_blank"
                rel="noopener"
              >
                {t('sendMany.printInvoices', { n: invoices.length })}
              </a>
            </p>
          )}
          <ul>
            {rows.map(({ OrderId, InvoiceNumber }) => (
              <li key={OrderId}>
                <Link to={`/office/orders/${OrderId}`}>{OrderId}</Link>
                {InvoiceNumber !== null && linksInvoices && (
                  <>
                    {', '}
                    <Link to={`/office/invoices/${InvoiceNumber}`}>
                      {t('sendMany.invoiceOf', { number: InvoiceNumber })}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {refused.length > 0 && (
        <>
          <p className={desk.failure}>{notDone}</p>
          <ul>
            {refused.map(({ OrderId, Problem }) => (
              <li key={OrderId}>
                <Link to={`/office/orders/${OrderId}`}>{OrderId}</Link>:{' '}
                {Problem.errors?.[0]?.message ?? Problem.detail ?? Problem.title}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
