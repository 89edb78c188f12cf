import { Link } from 'react-router';
import type { OutputOf } from '#kit/http/endpoint.ts';
import desk from '#shop/office/desk.module.css';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { sendOfficeOrders } from './contract.ts';
import styles from './send.module.css';

/** Which orders were sent, with their invoices, and why others were not. */
export function SendResult({ done: { Sent, NotSent } }: { done: OutputOf<typeof sendOfficeOrders> }) {
  const t = useOfficeT();
  const linksInvoices = useMay()('invoices.read');
  const invoices = linksInvoices ? Sent.flatMap(({ InvoiceNumber }) => InvoiceNumber ?? []) : [];
  return (
    <section role="status" aria-label={t('sendMany.result')} className={styles.result}>
      {Sent.length > 0 && (
        <>
          <p>
            <strong>
              {t(Sent.length === 1 ? 'sendMany.sent.one' : 'sendMany.sent.other', { n: Sent.length })}
            </strong>
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
            {Sent.map(({ OrderId, InvoiceNumber }) => (
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
      {NotSent.length > 0 && (
        <>
          <p className={desk.failure}>
            {t(NotSent.length === 1 ? 'sendMany.notSent.one' : 'sendMany.notSent.other', {
              n: NotSent.length,
            })}
          </p>
          <ul>
            {NotSent.map(({ OrderId, Problem }) => (
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
