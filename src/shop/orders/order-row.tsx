import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useSettings } from '#shop/settings/use-settings.ts';
import { MayOrder } from '#shop/login/may-order.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { Order } from './contract.ts';
import { OrderDetails } from './order-details.tsx';
import { orderIs } from '#shop/order-model/may.ts';
import { orderLabel, trackingUrl } from './order-label.ts';
import { orderState } from './order-state.ts';
import styles from './orders.module.css';

const labels = {
  backorder: { text: 'orders.labelBackorder', look: 'bad' },
  sent: { text: 'orders.labelSent', look: 'good' },
  order: { text: 'orders.labelOrder', look: 'quiet' },
  collected: { text: 'orders.labelCollected', look: 'good' },
  toCollect: { text: 'orders.labelToCollect', look: 'quiet' },
} as const;

export function OrderRow({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const linesId = useId();
  const state = orderState(order, t, language);
  const amount = (wire: number) => moneyInWords(wireToOre(wire), order.CurrencyCode, language);
  return (
    <li className={styles.order} data-cancelled={orderIs.cancelled(order.Status) || undefined}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? linesId : undefined}
          aria-label={t(open ? 'orders.hideRowsOf' : 'orders.showRowsOf', { number: order.Id })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron-right" size="s" />
          <strong>{order.Id}</strong>
        </button>
        <Fact name={t('orders.date')}>{dateInFigures(order.CreateDate, language)}</Fact>
        <p className={styles.status}>
          <VisuallyHidden>{t('orders.status')} </VisuallyHidden>
          <Label order={order} />
          {state !== '' && <span className={styles.quiet}>{state}</span>}
          <OpenUntil order={order} />
        </p>
        <div className={styles.way}>
          <Fact name={t('orders.wayOfDelivery')}>{order.WayOfDeliveryName}</Fact>
          {order.PurchaseOrderNumber !== '' && (
            <p className={styles.quiet}>
              {t('checkout.purchaseOrder')} {order.PurchaseOrderNumber}
            </p>
          )}
          <Tracking order={order} />
        </div>
        <Amount name={t('orders.exclVat')} amount={amount(order.AmountExludeVat)} />
        <Amount name={t('orders.vat')} amount={amount(order.VatAmount)} />
        <Amount name={t('orders.inclVat')} amount={amount(order.TotalAmountIncludeVat)} isSum />
      </div>
      {open && (
        <div id={linesId} className={styles.lines}>
          <OrderDetails order={order} />
        </div>
      )}
    </li>
  );
}

/** What a cancelled order was labelled is struck: the word beside it says what it is. */
export function Label({ order }: { order: Order }) {
  const t = useT();
  const { text, look } = labels[orderLabel(order)];
  const isCancelled = orderIs.cancelled(order.Status);
  return <Badge kind={look}>{isCancelled ? <s>{t(text)}</s> : t(text)}</Badge>;
}

/** Until when rows can be added to the order, and the way to do it. */
export function OpenUntil({ order: { Id, Until } }: { order: Order }) {
  const t = useT();
  if (Until === null) return null;
  return (
    <span className={styles.quiet}>
      {t('addition.openUntil', { time: stockholmClock(new Date(Until)).slice(11) })}{' '}
      <MayOrder>
        <Link to={`/cart?addTo=${Id}`} aria-label={t('addition.addToNumber', { number: Id })}>
          {t('addition.add')}
        </Link>
      </MayOrder>
    </span>
  );
}

function Tracking({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const { TrackingUrlTemplate } = useSettings();
  const numbered = order.Consignments.filter(({ ConsignmentId }) => ConsignmentId !== '');
  // A single consignment is not listed separately, whether the order was sent at once or the system reports only one.
  const several = numbered.length > 1 ? numbered : [{ ...order, SentDate: '' }];
  return several.map(({ ConsignmentId, SentDate }) => {
    const sent = SentDate && dateInFigures(SentDate, language);
    const url = trackingUrl(order.TrackingTemplate ?? TrackingUrlTemplate, ConsignmentId);
    if (!url) return null;
    return (
      <a
        key={`${ConsignmentId} ${SentDate}`}
        className={styles.tracking}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={[t('orders.trackNewWindow', { number: order.Id }), sent].filter(Boolean).join(', ')}
      >
        {sent ? t('orders.trackSent', { date: sent }) : t('orders.track')}
        <Icon name="external" size="s" />
      </a>
    );
  });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className={styles.fact}>
      <span className={styles.name}>{name} </span>
      {children}
    </p>
  );
}

function Amount({ name, amount, isSum }: { name: string; amount: string; isSum?: boolean }) {
  return (
    <p className={styles.amount} data-sum={isSum}>
      <span className={styles.name}>{name} </span>
      {amount}
    </p>
  );
}
