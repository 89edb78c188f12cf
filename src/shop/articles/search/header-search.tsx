import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { productsPath } from '#shop/product-groups/paths.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './header-search.module.css';
import { useGoToSearch } from './use-go-to-search.ts';

const SuggestionList = lazyPart(async () => (await import('./suggestion-list.tsx')).SuggestionList);

/** The state of the suggestion list, for the field's ARIA attributes. */
export type ListState = { isOpen: boolean; active?: string | undefined };

/** The search on every page: a field in the header, on a phone behind a button. Without scripts it is a plain form. */
export function HeaderSearch() {
  const t = useT();
  const id = useId();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [list, setList] = useState<ListState>({ isOpen: false });
  const go = useGoToSearch(input, () => setIsShown(false));
  const open = () => {
    // The update is synchronous, so that the field gets whatever is typed or scanned next.
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
        <form className={styles.form} action={productsPath} onSubmit={go.submit}>
          <Icon name="search" size="s" />
          <input
            ref={input}
            className={styles.field}
            type="text"
            inputMode="search"
            role="combobox"
            // Once scripts send the search, the field has no name, because the search form of a listing has a field
            // of the same name.
            name={isHydrated ? undefined : 'searchtext'}
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
            onKeyDown={leave}
          />
          {isWanted && (
            <SuggestionList
              id={`${id}-list`}
              input={input}
              onState={setList}
              onGo={go.to}
              onFailed={() => setIsWanted(false)}
            />
          )}
        </form>
      </search>
    </>
  );
}

/** `/` opens the search from anywhere on the page, except inside a text field. */
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
