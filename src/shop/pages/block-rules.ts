import type { Block } from './contract.ts';

export type Link = Block['Links'][number];

/**
 * Returns the block whose heading serves as the page's title, so that the title is not repeated: the first block, if
 * it has one.
 */
export function headingOfPage(blocks: readonly Block[]): Block | undefined {
  const [first] = blocks;
  const carriesOne = ['hero', 'text', 'imageText'];
  return first && first.Heading !== '' && carriesOne.includes(first.BlockType) ? first : undefined;
}

/** Returns all blocks, including inner ones. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(block.ChildBlocks)]);
}

/** Returns the distinct articles that a block links to, in order. */
export function articleIdsOf({ Links }: Pick<Block, 'Links'>): number[] {
  const ids = Links.map(({ Url }) => Number(/^\/article\/([1-9]\d{0,8})(?:[/?#]|$)/.exec(Url)?.[1]));
  return [...new Set(ids.filter(Number.isInteger))];
}

/** Returns the number of columns for a block's inner blocks. */
export function columnsOf({ LayoutSettings, ChildBlocks }: Block): number {
  const columns = LayoutSettings.columns ?? ChildBlocks.length;
  return Math.min(4, Math.max(1, columns));
}

export type LinkPlace = 'inside' | 'web' | 'other';

/** Classifies a link: a page of this site, another website, or a mailbox, telephone number or file. */
export function placeOf({ Url, IsExternal }: Pick<Link, 'Url' | 'IsExternal'>): LinkPlace {
  if (/^https?:/i.test(Url)) return 'web';
  if (!Url.startsWith('/') || Url.startsWith('/api/')) return 'other';
  return IsExternal ? 'web' : 'inside';
}

/** Returns a function that gives the picture's address at a width. */
export function imageAt(url: string): (width: number) => string {
  return (width) => `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
}
