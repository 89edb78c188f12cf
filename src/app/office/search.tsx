import { useEffect, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { SearchWindow } from '#shop/office/search-window.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './frame.module.css';
import { foundScreens } from './found-screens.ts';

/** Opens the search over everything: a button, and ⌘K or Ctrl+K. */
export function OfficeSearch() {
  const t = useOfficeT();
  const may = useMay();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      // The browser's own search would leave the office; over another dialog this one would hide its question.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const screens = foundScreens(t, may);
  return (
    <>
      <Button
        className={styles.search}
        size="s"
        icon="search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {t('office.search')} <kbd aria-hidden="true">{shortcut}</kbd>
      </Button>
      <SearchWindow open={open} screens={screens} onClose={() => setOpen(false)} />
    </>
  );
}

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
