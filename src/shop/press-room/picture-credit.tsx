import { shopName } from '#shop/texts/shop-name.ts';
import { useSettings, useT } from '#shop/texts/use-texts.ts';
import styles from './picture-credit.module.css';

/** Who made the pictures, and what they may be used for. */
export function PictureCredit() {
  const t = useT();
  const { CompanyName = '' } = useSettings();
  return (
    <p className={styles.credit}>
      {t('pressRoom.photo', { name: shopName(CompanyName) })}. {t('pressRoom.imageLicence')}
    </p>
  );
}
