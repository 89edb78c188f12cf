import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { classNames } from '#kit/widgets/class-names.ts';
import styles from './log-in-area.module.css';

type Props = {
  id: string;
  name: string;
  className?: string | undefined;
  /** Whether it is open until somebody presses the button. */
  isOpenFirst?: boolean;
  children: ReactNode;
};

/** On a narrow screen its contents are behind a button, over the page, and close on navigation. */
export function HeaderPanel({ id, name, className, isOpenFirst = false, children }: Props) {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ on: string; isOpen: boolean }>();
  const isOpen = chosen?.on === key ? chosen.isOpen : isOpenFirst;
  return (
    <>
      <Button
        className={styles.toggle}
        kind="plain"
        size="s"
        icon="user"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen({ on: key, isOpen: !isOpen })}
      >
        {name}
      </Button>
      <div id={id} className={classNames(styles.panel, className)} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
