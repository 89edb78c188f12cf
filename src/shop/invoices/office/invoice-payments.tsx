import { amountCell, Table, unbrokenCell } from '#kit/widgets/table.tsx';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { momentText } from '#shop/office/moments.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { InvoicePayment, OfficeInvoice } from './contract.ts';
import { ActFailure } from './invoice-failure.tsx';
import type { InvoiceActs } from './use-invoice-acts.ts';

type Props = { invoice: OfficeInvoice; acts: InvoiceActs; mayWrite: boolean };

/** The payments with their days, including those that were undone. */
export function Payments({ invoice, acts, mayWrite }: Props) {
  const t = useOfficeT();
  const { money: moneyIn } = useAmounts();
  if (invoice.Payments.length === 0) return null;
  const money = (amount: number) => moneyIn(amount, invoice.CurrencyCode);
  const [day, amount, noted] = (['day', 'amount', 'noted'] as const).map((name) =>
    t(`officeInvoice.payments.${name}`),
  );
  return (
    <section className={desk.part}>
      <h2>{t('officeInvoice.payments')}</h2>
      <Table caption={t('officeInvoice.payments')} stacks>
        <thead>
          <tr>
            <th scope="col">{day}</th>
            <th scope="col" className={amountCell}>
              {amount}
            </th>
            <th scope="col">{noted}</th>
            {mayWrite && <td />}
          </tr>
        </thead>
        <tbody>
          {invoice.Payments.map((payment) => {
            const paidOn = payment.PaidDate ?? t('officeInvoice.payments.noDay');
            const isUndone = payment.UndoneAt !== null;
            return (
              <tr key={payment.Id}>
                <th scope="row" className={unbrokenCell}>
                  {isUndone ? <s>{paidOn}</s> : paidOn}
                </th>
                <td data-label={amount} className={amountCell}>
                  {isUndone ? <s>{money(payment.Amount)}</s> : money(payment.Amount)}
                </td>
                <td data-label={noted}>
                  {notedText(t, payment)}
                  {isUndone && (
                    <>
                      <br />
                      {t('officeInvoice.payments.undone', {
                        day: momentText(payment.UndoneAt ?? ''),
                        name: payment.UndoneBy,
                      })}
                    </>
                  )}
                </td>
                {mayWrite && (
                  <td>
                    {!isUndone && (
                      <AskingButton
                        does={t('officeInvoice.undo')}
                        label={t('officeInvoice.undo.of', { amount: money(payment.Amount), day: paidOn })}
                        title={t('officeInvoice.undo.title', { amount: money(payment.Amount) })}
                        text={t('officeInvoice.undo.text')}
                        size="s"
                        busy={acts.busy === 'undo'}
                        onYes={() => acts.undo(payment.Id)}
                      />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p className={desk.note}>
        {t('officeInvoice.payments.sum')}: {money(invoice.PaidAmount)}
      </p>
      <ActFailure acts={acts} of={['undo']} />
    </section>
  );
}

function notedText(t: OfficeT, { Source, NotedAt, NotedBy }: InvoicePayment): string {
  if (Source === 'earlier') return t('officeInvoice.payments.earlier');
  const day = momentText(NotedAt);
  if (Source === 'file') return t('officeInvoice.payments.byFile', { day });
  return t(Source === 'rounding' ? 'officeInvoice.payments.rounding' : 'officeInvoice.payments.by', {
    day,
    name: NotedBy,
  });
}
