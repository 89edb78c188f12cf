import { Link } from 'react-router';
import { shopName } from '#shop/settings/shop-name.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { shelfMark } from '#shop/theme/mark.ts';
import styles from './brand-mark.module.css';

/** The maker's logo, or the default mark with the maker's name. */
export function BrandMark() {
  const t = useT();
  const { CompanyName = '', LogoUrl } = useSettings();
  const name = shopName(CompanyName);
  return (
    <Link className={styles.brand} to="/" aria-label={t('menu.toStart', { shop: name })}>
      {LogoUrl ? (
        <img src={LogoUrl} alt="" height="48" />
      ) : (
        <>
          <svg viewBox="0 0 44 32" aria-hidden="true">
            <path fillRule="evenodd" d={shelfMark} />
          </svg>
          <span>{name}</span>
        </>
      )}
    </Link>
  );
}
