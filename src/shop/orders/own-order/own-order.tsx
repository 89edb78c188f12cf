import { useState, type ReactNode } from 'react';
import { useToday } from '#kit/browser/use-today.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { weekStringInWords } from '#kit/text/weeks.ts';
import { BackLink } from '#kit/widgets/back-link.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { PrintHead } from '#kit/widgets/print-head.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { readOrder } from '#shop/orders/contract.ts';
import { OrderLines } from '#shop/orders/order-lines.tsx';
import { OrderFacts } from '#shop/orders/order-own-facts.tsx';
import { Label, OpenUntil } from '#shop/orders/order-row.tsx';
import { orderState } from '#shop/orders/order-state.ts';
import { ReorderButton } from '#shop/orders/reorder/reorder-button.tsx';
import { SaveInList } from '#shop/shopping-lists/save-in-list.tsx';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { AskAboutOrder } from './ask-about-order.tsx';
import { OrderConsignments } from './order-consignments.tsx';
import { OrderPapers } from './order-papers.tsx';
import list from '#shop/orders/own-list.module.css';
import styles from './own-order.module.css';

/** One of the customer's orders. `invoices` are lines of the list of papers. */
export function OwnOrder({ orderId, invoices }: { orderId: number; invoices: ReactNode }) {
  const t = useT();
  const { data, error, refetch } = useEndpoint(readOrder, { orderId }, { keepPrevious: false });
  const isMissing = !data && error?.status === 404;
  return (
    <div className={list.page}>
      <PrintHead />
      <PageTitle>
        {orderId === 0 ? t('pageTitle.orders') : t('orders.titleOf', { number: orderId })}
      </PageTitle>
      {!isMissing && <BackLink to="/orders">{t('ownOrder.all')}</BackLink>}
      <h1 tabIndex={-1}>{isMissing ? t('ownOrder.notThere') : t('orders.titleOf', { number: orderId })}</h1>
      {data ? (
        <Shown order={data} invoices={invoices} />
      ) : isMissing ? (
        <>
          <p role="status">{t('ownOrder.notThereText')}</p>
          <ButtonLink kind="primary" to="/orders">
            {t('ownOrder.all')}
          </ButtonLink>
        </>
      ) : error ? (
        <ListFailed
          text={t('ownOrder.failed')}
          retry={t('general.tryAgain')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListOnItsWay text={t('ownOrder.loading')} />
      )}
    </div>
  );
}

type WholeOrder = OutputOf<typeof readOrder>;

function Shown({ order, invoices }: { order: WholeOrder; invoices: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  const today = useToday();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const state = orderState(order, t, language);
  const amount = (wire: number) => moneyInWords(wireToOre(wire), order.CurrencyCode, language);
  const week = (text: string | null) => (text ? weekStringInWords(text, language, today) : '');
  const isWaitedFor = order.Rows.some(
    (row) => row.QuantityDelivered + row.QuantityCancelled < row.Quantity && row.Kind === 'article',
  );
  const weekNow = week(order.WeekNow) || t('ownOrder.weekUnknown');
  // What is ready before the week that was asked for is sent for that week.
  const isForAskedWeek = order.WeekNow !== null && order.WeekNow < order.DeliveryWeek;
  return (
    <>
      <p className={styles.state}>
        <Label order={order} />
        {state !== '' && <span>{state}</span>}
        <OpenUntil order={order} />
      </p>
      <OrderFacts
        order={order}
        more={[
          [t('orders.date'), [dateInFigures(order.CreateDate, language)]],
          [t('orders.wayOfDelivery'), [order.WayOfDeliveryName]],
          [t('ownOrder.toldWeek'), [week(order.ToldWeek)]],
          [
            t(order.Consignments.length > 0 ? 'ownOrder.weekNow' : 'ownOrder.weekNowOfAll'),
            [isWaitedFor && !isForAskedWeek ? weekNow : ''],
          ],
        ]}
      />
      <OrderConsignments order={order} />
      <section className={styles.part} aria-labelledby="order-rows">
        <h2 id="order-rows">{t('ownOrder.rows')}</h2>
        <OrderLines orderId={order.Id} rows={order.Rows} ticked={ticked} onTick={setTicked} />
        <dl className={styles.sums}>
          <Sum name={t('orders.exclVat')} amount={amount(order.AmountExludeVat)} />
          <Sum name={t('orders.vat')} amount={amount(order.VatAmount)} />
          <Sum name={t('orders.inclVat')} amount={amount(order.TotalAmountIncludeVat)} isTotal />
        </dl>
        <div className={styles.acts} data-print="no">
          <ReorderButton orderId={order.Id} rowIds={ticked} />
          <SaveInList what={{ kind: 'order', orderId: order.Id }} />
          <AskAboutOrder orderId={order.Id} />
        </div>
      </section>
      <OrderPapers order={order}>{invoices}</OrderPapers>
    </>
  );
}

function Sum({ name, amount, isTotal }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
