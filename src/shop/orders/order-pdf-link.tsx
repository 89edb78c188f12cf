import { Icon } from '#kit/widgets/icon.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './order-own-facts.module.css';

/** Opens the order as a PDF in a new window. */
export function OrderPdfLink({ orderId }: { orderId: number }) {
  const t = useT();
  return (
    <a
      className={styles.pdf}
      href={`/api/pdf/Order/${orderId}`}
      target="_blank"
      rel="noopener"
      aria-label={t('orders.pdfOf', { number: orderId })}
    >
      {t('orders.pdf')}
      <Icon name="external" size="s" />
    </a>
  );
}
