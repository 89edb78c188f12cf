import { useId, useState, type ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import styles from './filter-fold.module.css';

type Props = { label: string; children: ReactNode };

/**
 * The controls of a list. On a phone they are folded away behind a button, so that the list begins on the first
 * screen.
 */
export function FilterFold({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={styles.toggle}
        kind="icon"
        icon="filter"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <div id={id} className={styles.folded} data-open={open}>
        {children}
      </div>
    </>
  );
}
