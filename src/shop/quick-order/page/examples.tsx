import { useT } from '#shop/texts/use-texts.ts';
import styles from './ways-in.module.css';

/** Three ways to write a line, shown until something is typed. */
export function Examples() {
  const t = useT();
  return (
    <p className={styles.examples}>
      {t('quickOrder.examples')} <code>KR-1012{'\u2003'}12</code> <code>7312345678909; 6</code>{' '}
      <code>KR-1012 x 8 {t('general.pieces')}</code>
    </p>
  );
}
