import { useEffect, useRef } from 'react';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { productsPath } from '#shop/product-groups/paths.ts';
import styles from '#shop/checkout/receipt/order-receipt.module.css';

/** Replaces the emptied cart when it was sent for approval, and says what happens next. */
export function ApprovalRequested() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent it has disappeared together with the cart.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.receipt} aria-labelledby="asked">
      <h2 id="asked" ref={heading} tabIndex={-1}>
        {t('checkout.askedTitle')}
      </h2>
      <p className={styles.next}>{t('checkout.askedText')}</p>
      <div className={styles.ways}>
        <ButtonLink kind="primary" to="/approvals">
          {t('checkout.seeRequest')}
        </ButtonLink>
        <ButtonLink kind="plain" to={productsPath}>
          {t('cart.continueShopping')}
        </ButtonLink>
      </div>
    </section>
  );
}
