import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './order-grid.module.css';

/** Says that there are more lines than can be validated and added at a time. */
export function LaterLines({ count }: { count: number }) {
  const t = useT();
  return (
    <p className={styles.later} role="status">
      {count > 0 && plural(t, 'quickOrder.later', count)}
    </p>
  );
}
