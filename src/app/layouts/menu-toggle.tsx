import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { dismissToasts } from '#kit/browser/announce.ts';
import { focusHeading } from '#kit/browser/focus-heading.ts';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './menu-toggle.module.css';

type Props = { beside: ReactNode; children: (isOpen: boolean) => ReactNode };

/** On narrow screens the menus are behind a button, and close on navigation. */
export function MenuToggle({ beside, children }: Props) {
  const t = useT();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  // The link that was pressed disappears with the menu, even where only the query of the address changes.
  useEffect(() => (isOpen ? focusHeadingIfLost : undefined), [isOpen]);
  return (
    <>
      <div className={styles.row}>
        {beside}
        <Button
          className={styles.toggle}
          kind="plain"
          icon={isOpen ? 'close' : 'menu'}
          aria-expanded={isOpen}
          aria-controls="menus"
          onClick={() => {
            dismissToasts();
            setOpenOn(isOpen ? undefined : key);
          }}
        >
          {t('menu.open')}
        </Button>
      </div>
      <div id="menus" className={styles.menus} data-open={isOpen || undefined}>
        {children(isOpen)}
      </div>
    </>
  );
}

function focusHeadingIfLost(): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || !activeElement.checkVisibility()) focusHeading();
}
