import { Link } from 'react-router';
import { classNames } from '#kit/widgets/class-names.ts';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './quick-order-link.module.css';

/** The way to quick order: beside the cart, and on a narrow screen, where there is no room for it, an item of the menu. */
export function QuickOrderLink({ place, className }: { place: 'header' | 'menu'; className?: string }) {
  const t = useT();
  if (!useIsCustomer()) return null;
  const link = (
    <Link className={classNames(styles.link, className)} data-place={place} to="/quickorder">
      {t('quickOrder.title')}
    </Link>
  );
  return place === 'menu' ? <li className={styles.item}>{link}</li> : link;
}
