import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './open-shop.module.css';
import { TryAsCustomer } from './try-as-customer.tsx';

export function TryOpenShop() {
  const t = useOfficeT();
  return (
    <div className={styles.close}>
      <p>{t('opening.test.text')}</p>
      <TryAsCustomer />
    </div>
  );
}
