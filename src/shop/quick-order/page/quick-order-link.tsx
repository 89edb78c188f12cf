import { Link } from 'react-router';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './quick-order-link.module.css';

/** The way to quick order, in the header beside the cart. */
export function QuickOrderLink() {
  const t = useT();
  return useIsCustomer() ? (
    <Link className={styles.link} to="/quickorder">
      {t('quickOrder.title')}
    </Link>
  ) : null;
}
