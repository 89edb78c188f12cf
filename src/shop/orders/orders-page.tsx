import { Link, Navigate, useSearchParams } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { PaginationNav } from '#kit/pages/pagination-nav.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { idInPath } from '#kit/pages/id-and-slug.ts';
import { pageCount, pageSize, skipOf } from '#kit/pages/pagination.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useLastPageInstead } from '#kit/pages/use-last-page.ts';
import { usePageNumber } from '#kit/pages/use-page-number.ts';
import { PrintHead } from '#kit/widgets/print-head.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { productsPath } from '#shop/product-groups/paths.ts';
import { plural } from '#shop/texts/text.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { listOrders, type Order } from './contract.ts';
import { orderPath } from './order-label.ts';
import { OrderRow } from './order-row.tsx';
import { isNarrowed, OrderTools, useShownOrders, type ShownOrders } from './order-tools.tsx';
import list from './own-list.module.css';
import styles from './orders.module.css';

export default function OrdersPage() {
  const [query] = useSearchParams();
  const id = idInPath(query.get('order') ?? undefined);
  // Mails of before lead to the list, with the order in the query.
  return id === undefined ? <AllOrders /> : <Navigate replace to={orderPath(id)} />;
}

function AllOrders() {
  const t = useT();
  const { page, heading, hrefOf } = usePageNumber();
  const shown = useShownOrders();
  const orders = useEndpoint(listOrders, { ...shown, skip: skipOf(page), take: pageSize });
  const total = orders.data?.TotalCount ?? 0;
  useLastPageInstead(page, orders.data && pageCount(total), (last) =>
    toast(t('pagination.lastInstead', { page, last })),
  );
  return (
    <div className={list.page}>
      <PrintHead />
      <PageTitle>{t('pageTitle.orders')}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {t('orders.title')}
      </h1>
      {(total > 0 || isNarrowed(shown)) && <OrderTools shown={shown} total={total} />}
      {isNarrowed(shown) && orders.data && total > 0 && (
        <p className={list.position} role="status">
          {plural(t, 'orders.found', total)} <Link to="?">{t('orders.clearSearch')}</Link>
        </p>
      )}
      {pageCount(total) > 1 && (
        <p className={list.position} role="status" data-first={page === 1 || undefined}>
          {t('pagination.current', { page, pages: pageCount(total) })}
        </p>
      )}
      {orders.data ? (
        <OrderList orders={orders.data.Orders} shown={shown} isOld={orders.isPlaceholderData} />
      ) : orders.isError ? (
        <ListFailed
          text={t('orders.failed')}
          retry={t('general.tryAgain')}
          onRetry={() => void orders.refetch()}
        />
      ) : (
        <ListOnItsWay text={t('orders.loading')} />
      )}
      <PaginationNav total={total} page={page} hrefOf={hrefOf} />
    </div>
  );
}

type ListProps = { orders: readonly Order[]; shown: ShownOrders; isOld: boolean };

/** `isOld`: the orders are those of the previous page, while the next one loads. */
function OrderList({ orders, shown, isOld }: ListProps) {
  const t = useT();
  if (orders.length === 0 && isNarrowed(shown)) {
    return (
      <div className={list.empty} role="status">
        <p>{shown.state ? t('orders.noneInFilter') : t('orders.noneFound', { words: shown.q })}</p>
        <ButtonLink to="?">{t('orders.clearSearch')}</ButtonLink>
      </div>
    );
  }
  if (orders.length === 0) {
    return (
      <div className={list.empty}>
        <p>{t('orders.none')}</p>
        <ButtonLink to={productsPath} iconAfter="arrow-right">
          {t('notFound.toShop')}
        </ButtonLink>
      </div>
    );
  }
  return <OrderTable orders={orders} isOld={isOld} />;
}

type TableProps = { orders: readonly Order[]; isOld?: boolean };

function OrderTable({ orders, isOld }: TableProps) {
  const t = useT();
  return (
    <div className={list.rows} aria-busy={isOld}>
      <div className={styles.head} aria-hidden="true">
        <span>{t('orders.number')}</span>
        <span>{t('orders.date')}</span>
        <span>{t('orders.status')}</span>
        <span>{t('orders.wayOfDelivery')}</span>
        <span>{t('orders.exclVat')}</span>
        <span>{t('orders.vat')}</span>
        <span>{t('orders.inclVat')}</span>
      </div>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderRow key={order.Id} order={order} />
        ))}
      </ul>
    </div>
  );
}
