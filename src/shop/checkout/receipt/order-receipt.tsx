import { useLogin } from '#shop/login/use-login.ts';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { productsPath } from '#shop/product-groups/paths.ts';
import { EmptyCart } from '#shop/cart/cart-states.tsx';
import { readOrder, type OrderRow } from '#shop/orders/contract.ts';
import { OrderFacts } from '#shop/orders/order-own-facts.tsx';
import { OrderPdfLink } from '#shop/orders/order-pdf-link.tsx';
import { orderPath } from '#shop/orders/order-label.ts';
import { shortage } from '#shop/orders/fulfilment/row-news.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './order-receipt.module.css';

type Props = { orderId: number; headingRef: RefObject<HTMLHeadingElement | null> };

/** Replaces the emptied cart after an order: the complete order, and what happens next. */
export function OrderReceipt({ orderId, headingRef }: Props) {
  const t = useT();
  const { data: order, isError } = useEndpoint(readOrder, { orderId });
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h1 id="receipt" ref={headingRef} tabIndex={-1}>
        {order ? t('receipt.title', { number: order.Id }) : t('cart.title')}
      </h1>
      {order ? (
        <Received order={order} />
      ) : isError ? (
        <EmptyCart />
      ) : (
        <p role="status">{t('receipt.loading')}</p>
      )}
    </section>
  );
}

function Received({ order }: { order: OutputOf<typeof readOrder> }) {
  const t = useT();
  const language = useLanguage();
  const amount = (wire: number) => moneyInWords(wireToOre(wire), order.CurrencyCode, language);
  return (
    <>
      <Confirmation order={order} />
      {order.Held !== null && order.Held !== 'manual' && (
        <p className={styles.lead}>{t('checkout.willBeHeld')}</p>
      )}
      <OrderFacts
        order={order}
        more={[
          [t('cart.totalExclVat'), [amount(order.AmountExludeVat)]],
          [t('cart.totalInclVat'), [amount(order.TotalAmountIncludeVat)]],
          [t('orders.wayOfDelivery'), [order.WayOfDeliveryName]],
        ]}
      />
      <Short rows={order.Rows} />
      <h2>{t('receipt.next')}</h2>
      <p className={styles.next}>{t('receipt.nextText')}</p>
      <div className={styles.ways}>
        <ButtonLink kind="primary" to={orderPath(order.Id)}>
          {t('receipt.seeOrder')}
        </ButtonLink>
        <OrderPdfLink orderId={order.Id} />
      </div>
      <p className={styles.empty}>
        {t('cart.empty')} <Link to={productsPath}>{t('cart.continueShopping')}</Link>
      </p>
    </>
  );
}

function Confirmation({
  order: { ConfirmationEmail: email, ConfirmationIsMailed },
}: {
  order: OutputOf<typeof readOrder>;
}) {
  const t = useT();
  const login = useLogin();
  if (ConfirmationIsMailed)
    return (
      <p className={styles.lead}>
        {email === '' ? t('receipt.noConfirmation') : t('receipt.confirmationTo', { email })}
      </p>
    );
  const isOnBehalf = login.state === 'in' && login.authUsed;
  return (
    <p className={styles.lead}>
      {t('receipt.notMailed')}
      {isOnBehalf && (
        <>
          {' '}
          {t('receipt.noMailServer')} <a href="/office/mail-server">{t('receipt.toMailServer')}</a>
        </>
      )}
    </p>
  );
}

/** The rows with a shortage, and when the missing pieces are expected. */
function Short({ rows }: { rows: readonly OrderRow[] }) {
  const t = useT();
  const language = useLanguage();
  const short = rows
    .map((row) => ({ row, words: shortage(row, t, language) }))
    .filter(({ words }) => words !== '');
  if (short.length === 0) return null;
  return (
    <>
      <h2>{t('receipt.short')}</h2>
      <ul className={styles.short}>
        {short.map(({ row, words }) => (
          <li key={row.Id}>
            <strong>{row.Description}</strong> <span>{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
