import type { ReactNode } from 'react';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebTexts } from './web-text-contract.ts';

/** The maker's text for a position; the page's `needs` must request `listWebTexts`. */
export function WebText({ position, fallback = null }: { position: string; fallback?: ReactNode }) {
  const { html, lang } = useWebText(position);
  return html ? <RichText html={html} lang={lang} /> : fallback;
}

type WrittenText = {
  /** '' while it is fetched, where that failed, and where the maker has written none. */
  html: string;
  lang: string | undefined;
  isPending: boolean;
};

/** Returns the text, and its language where that is another than the page's. */
export function useWebText(position: string): WrittenText {
  const { data, isError } = useEndpoint(listWebTexts);
  const found = data?.find((text) => text.Position === position);
  return { html: found?.Text ?? '', lang: found?.ShownIn?.Text, isPending: data === undefined && !isError };
}
