import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/button.tsx';
import { formatAmount, wireToOre } from '#kit/money.ts';
import { queryOf } from '#kit/query.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { amountCell, Table, unbrokenCell } from '#kit/table.tsx';
import { useLanguage } from '#kit/use-endpoint.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { priceOrFree } from '#shop/articles/price-label.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listOrderRows } from './contract.ts';
import type { OrderRow } from './contract.ts';
import styles from './orders.module.css';

/** The rows of one order, and what has been sent of each. */
export function OrderLines({ orderId }: { orderId: number }) {
  const t = useT();
  const rows = useQuery(queryOf(listOrderRows, useLanguage(), { orderId }));
  if (rows.isError) {
    return (
      <p role="alert">
        {t('orders.rowsFailed')}{' '}
        <Button kind="plain" onClick={() => void rows.refetch()}>
          {t('general.tryAgain')}
        </Button>
      </p>
    );
  }
  if (!rows.data) {
    return (
      <div role="status">
        <VisuallyHidden>{t('orders.loadingRows')}</VisuallyHidden>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  }
  if (rows.data.length === 0) return <p>{t('orders.none')}</p>;
  return (
    <div className={styles.linesTable}>
      <Table caption={t('orders.rowsOf', { number: orderId })} stacks>
        <thead>
          <tr>
            <th scope="col">{t('orders.articleNumber')}</th>
            <th scope="col">{t('orders.description')}</th>
            <th scope="col" className={amountCell}>
              {t('orders.price')}
            </th>
            <th scope="col" className={amountCell}>
              {t('orders.quantity')}
            </th>
            <th scope="col" className={amountCell}>
              {t('orders.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.data.map((row) => (
            <tr key={row.Id} className={styles.line}>
              <td className={unbrokenCell}>{row.ArticleNumber}</td>
              <td>
                {row.Description}
                <Progress row={row} />
              </td>
              <td className={amountCell}>{priceOrFree(row.Price, t)}</td>
              <td className={amountCell}>{row.Quantity}</td>
              <td className={amountCell}>{formatAmount(wireToOre(row.TotalAmount))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Told where a row has been sent in part, cancelled in part or is awaited. */
function Progress({ row }: { row: OrderRow }) {
  const t = useT();
  const { Quantity, QuantityDelivered: sent, QuantityCancelled: cancelled, ExpectedDate } = row;
  const left = Quantity - sent - cancelled;
  const told = [
    sent > 0 && sent < Quantity && t('orders.sentOf', { sent, quantity: Quantity }),
    cancelled > 0 && t('orders.cancelledOf', { count: cancelled }),
    left > 0 && ExpectedDate && t('orders.restExpected', { date: ExpectedDate }),
  ].filter(Boolean);
  return told.length > 0 && <span className={styles.progress}>{told.join(', ')}</span>;
}
