import { useRef, type FormEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { callOverHttp } from '#kit/http/call.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { readCriteria, searchPath } from './search-criteria.ts';
import { listSearchSuggestions } from './contract.ts';

/** Goes to the article when the text is an exact number, and to the search results otherwise. */
export function useGoToSearch(input: RefObject<HTMLInputElement | null>, onLeft: () => void) {
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
