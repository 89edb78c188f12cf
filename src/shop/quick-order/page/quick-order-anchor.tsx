import { Link } from 'react-router';
import { classNames } from '#kit/widgets/class-names.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './quick-order-link.module.css';

export type Place = { place: 'header' | 'menu'; className?: string };

export function QuickOrderAnchor({ place, className }: Place) {
  const t = useT();
  return (
    <Link className={classNames(styles.link, className)} data-place={place} to="/quickorder">
      {t('quickOrder.title')}
    </Link>
  );
}
