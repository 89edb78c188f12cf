import styles from './spinner.module.css';
import { useWidgetTexts } from './widget-texts.ts';

/** Appears after a short delay, because most answers arrive before. */
export function Spinner({ label }: { label?: string }) {
  const texts = useWidgetTexts();
  return (
    <p className={styles.spinner} role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.500a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      <span>{label ?? texts('general.loading')}</span>
    </p>
  );
}
