import { allBlocks } from './block-rules.ts';
import type { Block } from './contract.ts';

/** Returns the beginning of a page's text without headings, for search engines. */
export function wordsOf(blocks: readonly Block[], most = 160): string {
  const content = allBlocks(blocks).find(({ Content }) => Content !== '')?.Content ?? '';
  const words = content
    .slice(Math.max(0, content.indexOf('<p')))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= most ? words : `${words.slice(0, most - 1).replace(/\s\S*$/, '')} …`;
}
