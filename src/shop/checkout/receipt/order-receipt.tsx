import { Link } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { formatCurrency, wireToOre } from '#kit/text/money.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { productsPath } from '#shop/product-groups/paths.ts';
import { EmptyCart } from '#shop/cart/cart-states.tsx';
import { readOrder } from '#shop/orders/contract.ts';
import type { OrderRow } from '#shop/orders/contract.ts';
import { OrderFacts } from '#shop/orders/order-own-facts.tsx';
import { OrderPdfLink } from '#shop/orders/order-pdf-link.tsx';
import { shortage } from '#shop/orders/fulfilment/row-news.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './order-receipt.module.css';

/** Replaces the emptied cart after an order: the complete order, and what happens next. */
export function OrderReceipt({ orderId }: { orderId: number }) {
  const t = useT();
  const language = useLanguage();
  const { data: order, isError } = useEndpoint(readOrder, { orderId });
  if (isError) return <EmptyCart />;
  if (!order) return <p role="status">{t('receipt.loading')}</p>;
  const amount = (wire: number) => formatCurrency(wireToOre(wire), order.CurrencyCode, language);
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">{t('receipt.title', { number: order.Id })}</h2>
      <p className={styles.lead}>
        {order.ConfirmationEmail === ''
          ? t('receipt.noConfirmation')
          : t('receipt.confirmationTo', { email: order.ConfirmationEmail })}
      </p>
      <OrderFacts
        order={order}
        more={[
          [t('cart.totalExclVat'), [amount(order.AmountExludeVat)]],
          [t('cart.totalInclVat'), [amount(order.TotalAmountIncludeVat)]],
          [t('orders.wayOfDelivery'), [order.WayOfDeliveryName]],
        ]}
      />
      <Short rows={order.Rows} />
      <h3>{t('receipt.next')}</h3>
      <p className={styles.next}>{t('receipt.nextText')}</p>
      <div className={styles.ways}>
        <ButtonLink kind="primary" to={`/orders?q=${order.Id}`}>
          {t('receipt.seeOrder')}
        </ButtonLink>
        <OrderPdfLink orderId={order.Id} />
      </div>
      <p className={styles.empty}>
        {t('cart.empty')} <Link to={productsPath}>{t('cart.continueShopping')}</Link>
      </p>
    </section>
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
      <h3>{t('receipt.short')}</h3>
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
