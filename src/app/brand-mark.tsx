import { Link } from 'react-router';
import { shopName } from '#shop/texts/shop-name.ts';
import { useSettings, useT } from '#shop/texts/use-texts.ts';
import styles from './brand-mark.module.css';

/** A bowl, a tray on its edge and a mug on a shelf, and the maker's name. */
export function BrandMark() {
  const t = useT();
  const name = shopName(useSettings().CompanyName ?? '');
  return (
    <Link className={styles.brand} to="/" aria-label={t('menu.toStart', { shop: name })}>
      <svg viewBox="0 0 44 32" aria-hidden="true">
        <path d="M0 28h44v3H0z" />
        <path d="M3 17h13a6.5 6.5 0 0 1-4.5 6.200V26h-4v-2.800A6.5 6.5 0 0 1 3 17z" />
        <path fillRule="evenodd" d="M20 4h7v22h-7zm2 2v18h3V6z" />
        <path
          fillRule="evenodd"
          d="M30 14h8v2h1.500a3.5 3.5 0 0 1 0 7H38v3h-8zm8 3.800v3.400h1.500a1.7 1.7 0 0 0 0-3.400z"
        />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
