import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import desk from '#shop/office/desk.module.css';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { VatCorrectionOfOrder } from '#shop/vat-corrections/office/vat-corrections.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { invoiceOrder } from './invoice-change-contract.ts';
import { listInvoicesOfOrder } from './contract.ts';
import { InvoiceDraftSheet } from './invoice-draft.tsx';
import { InvoiceState } from './invoice-state.tsx';
import styles from './invoice.module.css';

type Props = { orderId: number; currency: string };

/** The invoices of an order, and a button that invoices what was sent since. */
export function InvoicesOfOrder({ orderId: id, currency }: Props) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const may = useMay();
  const client = useQueryClient();
  const [mail, setMail] = useState(true);
  const { data, error, refetch } = useEndpoint(listInvoicesOfOrder, { id }, { freshOnFocus: true });
  const draft = data?.Draft;
  const isMailed = mail && draft?.Email !== '';
  const invoicing = useMutation<OutputOf<typeof invoiceOrder>, CallError, number>({
    mutationFn: (TotalAmount) => callOverHttp(invoiceOrder, { id, Mail: isMailed, TotalAmount }),
    networkMode: 'always',
    onSuccess: ({ Number: number }) => {
      toast(t('officeInvoice.made', { number }));
      void client.invalidateQueries();
    },
    onError: (failed) => failed.is('changed-meanwhile') && void refetch(),
  });
  return (
    <section className={desk.acts}>
      <h2>{t('officeInvoice.ofOrder')}</h2>
      {!data && <LoadState error={error} onRetry={() => void refetch()} />}
      {data && <Made invoices={data.Rows} />}
      {data && data.Rows.length === 0 && !data.Draft && data.PiecesLeft === 0 && (
        <p>{t('officeInvoice.none')}</p>
      )}
      {data && data.PiecesLeft > 0 && (
        <p>
          {t('officeInvoice.left', {
            count: data.PiecesLeft,
            amount: money(data.AmountLeft, currency),
          })}
        </p>
      )}
      {data?.VatCorrection && <VatCorrectionOfOrder correction={data.VatCorrection} />}
      {draft && may('invoices.write') && (
        <>
          {draft.Email !== '' && (
            <div data-print="no">
              <Checkbox
                label={t('officeInvoice.mail', { email: draft.Email })}
                checked={mail}
                onChange={({ target }) => setMail(target.checked)}
              />
            </div>
          )}
          <RateMissing day={draft.RateMissingOn} currency={currency} />
          <div className={desk.buttons}>
            <AskingButton
              kind="primary"
              does={t('officeInvoice.invoiceSent')}
              yes={t(isMailed ? 'officeInvoice.draft.goMail' : 'officeInvoice.draft.go')}
              title={t('officeInvoice.draft.title')}
              text={t('officeInvoice.draft.text')}
              busy={invoicing.isPending}
              mayAsk={() => draft.RateMissingOn === null}
              onYes={() => invoicing.mutate(draft.TotalAmount)}
            >
              <InvoiceDraftSheet draft={draft} currency={currency} mail={isMailed} />
            </AskingButton>
          </div>
        </>
      )}
      {invoicing.error && (
        <p role="alert" className={desk.failure}>
          {invoicing.error.is('changed-meanwhile')
            ? t('officeInvoice.draft.meanwhile')
            : (invoicing.error.problem?.detail ?? t('general.commonError'))}
        </p>
      )}
    </section>
  );
}

function Made({ invoices }: { invoices: OutputOf<typeof listInvoicesOfOrder>['Rows'] }) {
  const { money } = useAmounts();
  if (invoices.length === 0) return null;
  return (
    <ul className={styles.list}>
      {invoices.map((row) => (
        <li key={row.Number}>
          <Link to={`/office/invoices/${row.Number}`}>{row.Number}</Link>
          <span>{row.InvoiceDate}</span>
          <span>{money(row.TotalAmount, row.CurrencyCode)}</span>
          <InvoiceState invoice={row} />
        </li>
      ))}
    </ul>
  );
}

/** Why the invoice cannot be made, and the way to mend it. */
function RateMissing({ day, currency }: { day: string | null; currency: string }) {
  const t = useOfficeT();
  if (day === null) return null;
  return (
    <p className={desk.failure}>
      {t('officeInvoice.rateMissing', { currency, day })}{' '}
      <Link to="/office/rates">{t('officeInvoice.toRates')}</Link>
    </p>
  );
}
