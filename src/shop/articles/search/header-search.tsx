import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { late } from '#kit/late.tsx';
import { useHydrated } from '#kit/use-hydrated.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './header-search.module.css';

const SuggestionList = late(async () => (await import('./suggestion-list.tsx')).SuggestionList);

/** What the list below the field is to screen readers, who hear it through the field. */
export type ListState = { isOpen: boolean; active?: string | undefined };

const closed: ListState = { isOpen: false };

/** The search on every page: a field in the header, on a phone behind a button. Before scripts it is a plain form. */
export function HeaderSearch() {
  const t = useT();
  const id = useId();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  /** Undefined until the code that suggests and sends is there; until then the form sends itself. */
  const [state, setState] = useState<ListState>();
  const list = state ?? closed;
  const open = () => {
    // At once: what is typed or scanned next belongs to the field.
    flushSync(() => setIsShown(true));
    input.current?.focus();
    input.current?.select();
  };
  useSlash(open);

  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isShown || list.isOpen) return;
    setIsShown(false);
    toggle.current?.querySelector('button')?.focus();
  }

  return (
    <>
      <div className={styles.toggle} ref={toggle}>
        <Button
          kind="icon"
          icon={isShown ? 'close' : 'search'}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => (isShown ? setIsShown(false) : open())}
        >
          {t('search.open')}
        </Button>
      </div>
      <search
        id={id}
        className={styles.search}
        data-shown={isShown || undefined}
        aria-label={t('search.inHeader')}
      >
        <form className={styles.form} action="/products" onKeyDown={leave}>
          <Icon name="search" size="s" />
          <input
            ref={input}
            className={styles.field}
            type="text"
            inputMode="search"
            role="combobox"
            // Where scripts send what is typed, the one field of this name is that of a listing's search form.
            name={!isHydrated || (isWanted && !state) ? 'searchtext' : undefined}
            aria-label={t('search.inHeader')}
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? `${id}-list` : undefined}
            aria-activedescendant={list.active}
            aria-keyshortcuts="/"
            placeholder={t('search.placeholder')}
            maxLength={100}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={() => setIsWanted(true)}
          />
          {isWanted && (
            <SuggestionList
              id={`${id}-list`}
              input={input}
              onState={setState}
              onLeft={() => setIsShown(false)}
              onFailed={() => setIsWanted(false)}
            />
          )}
        </form>
      </search>
    </>
  );
}

/** `/` leads to the field from everywhere on the page but from where something is written. */
function useSlash(open: () => void): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isWriting = (event.target as Element).closest?.('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      if (document.querySelector('dialog[open], [aria-modal=true]')) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
