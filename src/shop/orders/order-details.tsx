import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { queryOf } from '#kit/pages/query.ts';
import { Skeleton } from '#kit/widgets/skeleton.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { listOrderRows, type Order } from './contract.ts';
import { OrderFacts } from './order-own-facts.tsx';
import { orderPath } from './order-label.ts';
import { OrderLines } from './order-lines.tsx';
import { ReorderButton } from '#shop/orders/reorder/reorder-button.tsx';
import { SaveInList } from '#shop/shopping-lists/save-in-list.tsx';
import { OrderPdfLink } from './order-pdf-link.tsx';
import styles from './orders.module.css';

/** The expanded view of an order in the list: what was requested, its rows, and the PDF. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useT();
  const orderId = order.Id;
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const rows = useQuery(queryOf(listOrderRows, useLanguage(), { orderId }));
  return (
    <>
      <div className={styles.about}>
        <OrderFacts order={order} />
        <Link to={orderPath(orderId)} aria-label={t('ownOrder.openOf', { number: orderId })}>
          {t('ownOrder.open')}
        </Link>
        <OrderPdfLink orderId={orderId} />
      </div>
      {rows.data ? (
        <>
          <OrderLines orderId={orderId} rows={rows.data} ticked={ticked} onTick={setTicked} />
          <div className={styles.again}>
            <ReorderButton orderId={orderId} rowIds={ticked} />
            <SaveInList what={{ kind: 'order', orderId }} />
          </div>
        </>
      ) : rows.isError ? (
        <p role="alert">
          {t('orders.rowsFailed')}{' '}
          <Button kind="plain" onClick={() => void rows.refetch()}>
            {t('general.tryAgain')}
          </Button>
        </p>
      ) : (
        <div role="status">
          <VisuallyHidden>{t('orders.loadingRows')}</VisuallyHidden>
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      )}
    </>
  );
}
