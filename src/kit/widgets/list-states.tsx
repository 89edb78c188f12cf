import { Button } from './button.tsx';
import styles from './list-states.module.css';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Shown in place of a list that could not be loaded. */
export function ListFailed({ text, retry, onRetry }: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}

/** A placeholder for a list that is loading. */
export function ListOnItsWay({ text, rows = 8 }: { text: string; rows?: number }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      <ul className={styles.rows} data-on-its-way aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>
            <Skeleton shape={row % 3 === 1 ? 'short' : 'line'} />
          </li>
        ))}
      </ul>
    </>
  );
}
