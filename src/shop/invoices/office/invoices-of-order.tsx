import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import desk from '#shop/office/desk.module.css';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { invoiceOrder } from './invoice-change-contract.ts';
import { listInvoicesOfOrder } from './contract.ts';
import { InvoiceState } from './invoice-state.tsx';
import styles from './invoice.module.css';

type Props = { orderId: number; currency: string; mayMail: boolean };

/** The invoices of an order, and a button that invoices what was sent since. */
export function InvoicesOfOrder({ orderId: id, currency, mayMail }: Props) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const may = useMay();
  const client = useQueryClient();
  const [mail, setMail] = useState(true);
  const { data, error, refetch } = useEndpoint(listInvoicesOfOrder, { id }, { freshOnFocus: true });
  const invoicing = useMutation<OutputOf<typeof invoiceOrder>, CallError>({
    mutationFn: () => callOverHttp(invoiceOrder, { id, Mail: mail && mayMail }),
    networkMode: 'always',
    onSuccess: ({ Number: number }) => {
      toast(t('officeInvoice.made', { number }));
      void client.invalidateQueries();
    },
  });
  return (
    <section className={desk.acts}>
      <h2>{t('officeInvoice.ofOrder')}</h2>
      {!data && <LoadState error={error} onRetry={() => void refetch()} />}
      {data && data.Rows.length > 0 && (
        <ul className={styles.list}>
          {data.Rows.map((row) => (
            <li key={row.Number}>
              <Link to={`/office/invoices/${row.Number}`}>{row.Number}</Link>
              <span>{row.InvoiceDate}</span>
              <span>{money(row.TotalAmount, row.CurrencyCode)}</span>
              <InvoiceState invoice={row} />
            </li>
          ))}
        </ul>
      )}
      {data && data.Rows.length === 0 && data.PiecesLeft === 0 && <p>{t('officeInvoice.none')}</p>}
      {data && data.PiecesLeft > 0 && (
        <p>
          {t('officeInvoice.left', {
            count: data.PiecesLeft,
            amount: money(data.AmountLeft, currency),
          })}
        </p>
      )}
      {data && data.PiecesLeft > 0 && may('invoices.write') && (
        <>
          {mayMail && (
            <Checkbox
              label={t('officeInvoice.mail')}
              checked={mail}
              onChange={({ target }) => setMail(target.checked)}
            />
          )}
          <div className={desk.buttons}>
            <Button
              kind="primary"
              busy={invoicing.isPending && t('officeInvoice.making')}
              onClick={() => invoicing.mutate()}
            >
              {t('officeInvoice.invoiceSent')}
            </Button>
          </div>
        </>
      )}
      {invoicing.error && (
        <p role="alert" className={desk.failure}>
          {invoicing.error.problem?.detail ?? t('general.commonError')}
        </p>
      )}
    </section>
  );
}
