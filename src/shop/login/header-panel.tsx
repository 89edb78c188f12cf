import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMedia } from '#kit/browser/use-media.ts';
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

/** From this width on everything is beside the button, as in the style sheet. */
const wide = '(min-width: 60rem)';

/**
 * On a narrow screen its contents are behind a button, over the page, and close on navigation. They are not drawn before
 * they are first seen, so that their code can wait until then.
 */
export function HeaderPanel({ id, name, className, isOpenFirst = false, children }: Props) {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ on: string; isOpen: boolean }>();
  const isOpen = chosen?.on === key ? chosen.isOpen : isOpenFirst;
  const isSeen = useMedia(wide) || isOpen;
  const [wasSeen, setWasSeen] = useState(isSeen);
  if (isSeen && !wasSeen) setWasSeen(true);
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
        {wasSeen && children}
      </div>
    </>
  );
}
