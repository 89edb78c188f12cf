import { listDate } from '#kit/text/dates.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readHoldTrial } from './contract.ts';

/** Asks, before orders are held, with what would have been held in the last days. */
export function HoldTrial({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const { data, error, refetch } = useEndpoint(readHoldTrial, {});
  return (
    <Modal title={t('credit.trial.title')} open onClose={onNo} role="alertdialog">
      {data ? (
        <>
          <p>
            {data.Held === 0
              ? t('credit.trial.none', { orders: data.Orders })
              : t('credit.trial.some', { orders: data.Orders, held: data.Held, customers: data.Customers })}
          </p>
          {data.Rows.length > 0 && (
            <ul className={desk.about}>
              {data.Rows.map((row) => (
                <li key={row.OrderId}>
                  {`${listDate(row.CreateDate)} `}
                  {t('credit.trial.row', {
                    number: row.OrderId,
                    customer: `${row.CustomerNumber} ${row.CustomerName}`,
                    reason: t(`credit.trial.${row.Reason}`),
                    exposure: money(row.Exposure, row.CurrencyCode),
                    limit:
                      row.CreditLimit === null
                        ? t('credit.trial.noLimit')
                        : money(row.CreditLimit, row.CurrencyCode),
                  })}
                </li>
              ))}
            </ul>
          )}
          {data.Held > data.Rows.length && <p>{t('credit.trial.more', { n: data.Rows.length })}</p>}
        </>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
      <div className={desk.buttons}>
        <Button kind="primary" disabled={!data} onClick={onYes}>
          {t('credit.trial.yes')}
        </Button>
        <Button onClick={onNo}>{t('general.cancel')}</Button>
      </div>
    </Modal>
  );
}
