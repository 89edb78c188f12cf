import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { callOverHttp } from '#kit/call.ts';
import { useLanguage } from '#kit/use-endpoint.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { readCriteria, searchPath } from '#shop/articles/search-criteria.ts';
import { listSearchSuggestions } from './contract.ts';

/** Where what was typed leads to: the article of an exact number, else the listing of what is found. */
export function useSearchFrom(input: RefObject<HTMLInputElement | null>, onLeft: () => void) {
  const navigate = useNavigate();
  const language = useLanguage();
  const asked = useRef('');

  async function pathFor(searchtext: string): Promise<string> {
    if (hasNumber(searchtext)) {
      // Not by the query that the list shares: who leaves the field breaks that one off.
      const input = { searchtext, languageCode: language };
      const found = await callOverHttp(listSearchSuggestions, input).catch(() => undefined);
      const [article] = found?.Articles ?? [];
      if (found?.IsExact && article) return articlePath(article);
    }
    return searchPath(readCriteria(new URLSearchParams({ searchtext })));
  }

  useEffect(() => {
    const form = input.current?.form;
    const submit = async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      const { searchtext } = readCriteria(new URLSearchParams({ searchtext: input.current?.value ?? '' }));
      if (searchtext === '') return;
      // What is typed or scanned next takes its place.
      input.current?.select();
      asked.current = searchtext;
      const path = await pathFor(searchtext);
      if (asked.current !== searchtext) return;
      const keepsFocus = hasNumber(searchtext);
      if (!keepsFocus) onLeft();
      void navigate(path, { state: { keepsFocus } });
    };
    const listen = (event: SubmitEvent) => void submit(event);
    form?.addEventListener('submit', listen);
    return () => form?.removeEventListener('submit', listen);
  });

  return (path: string): void => {
    input.current?.select();
    onLeft();
    void navigate(path);
  };
}

/** As a barcode scanner or somebody with a list types: the next number may follow at once. */
function hasNumber(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{3}/u.test(text);
}
