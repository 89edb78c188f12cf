import { allBlocks } from './block-rules.ts';
import type { Block } from './contract.ts';

/** The first words of a page, for search engines. */
export function wordsOf(blocks: readonly Block[], most = 160): string {
  const content = allBlocks(blocks).find(({ Content }) => Content !== '')?.Content ?? '';
  const words = content
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= most ? words : `${words.slice(0, most - 1).replace(/\s\S*$/, '')} …`;
}
