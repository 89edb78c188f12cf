import type { ReactNode } from 'react';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebTexts } from './contract.ts';

/** The maker's text for a position; the page's `needs` must request `listWebTexts`. */
export function WebText({ position, fallback = null }: { position: string; fallback?: ReactNode }) {
  const html = useWebText(position);
  return html ? <RichText html={html} /> : fallback;
}

export function useWebText(position: string): string {
  const { data } = useEndpoint(listWebTexts);
  return data?.find((text) => text.Position === position)?.Text ?? '';
}
