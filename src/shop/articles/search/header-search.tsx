import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useNavigate } from 'react-router';
import { flushSync } from 'react-dom';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { productsPath } from '#shop/product-groups/paths.ts';
import { readCriteria, searchPath } from './search-criteria.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listSearchSuggestions } from './contract.ts';
import styles from './header-search.module.css';

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
  const go = useWayFrom(input, () => setIsShown(false));
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

/** Goes to the article when the text is an exact number, and to the search results otherwise. */
function useWayFrom(input: RefObject<HTMLInputElement | null>, onLeft: () => void) {
  const navigate = useNavigate();
  const language = useLanguage();
  const lastQuery = useRef('');

  async function pathFor(searchtext: string): Promise<string> {
    if (hasNumber(searchtext)) {
      // The call does not use the suggestion list's query, which is cancelled when the field loses the focus.
      const asking = { searchtext, languageCode: language };
      const found = await callOverHttp(listSearchSuggestions, asking).catch(() => undefined);
      const [article] = found?.Articles ?? [];
      if (found?.IsExact && article) return articlePath(article);
    }
    return searchPath(readCriteria(new URLSearchParams({ searchtext })));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { searchtext } = readCriteria(new URLSearchParams({ searchtext: input.current?.value ?? '' }));
    if (searchtext === '') return;
    // The text is selected, so that what is typed or scanned next replaces it.
    input.current?.select();
    lastQuery.current = searchtext;
    const path = await pathFor(searchtext);
    if (lastQuery.current !== searchtext) return;
    const keepsFocus = hasNumber(searchtext);
    if (!keepsFocus) onLeft();
    void navigate(path, { state: { keepsFocus } });
  }

  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    to: (path: string): void => {
      input.current?.select();
      onLeft();
      void navigate(path);
    },
  };
}

/**
 * Returns whether the text contains a number, as from a barcode scanner or an order list: the next number may follow
 * at once.
 */
function hasNumber(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{3}/u.test(text);
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
