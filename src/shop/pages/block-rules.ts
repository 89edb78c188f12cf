import type { Block } from './contract.ts';

export type Link = Block['Links'][number];

/** The heading that names the whole page: the first block's where it has one, so that the title is not said twice. */
export function headingOfPage(blocks: readonly Block[]): Block | undefined {
  const [first] = blocks;
  const carriesOne = ['hero', 'text', 'imageText'];
  return first && first.Heading !== '' && carriesOne.includes(first.BlockType) ? first : undefined;
}

/** All blocks, those inside others too. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(block.ChildBlocks)]);
}

/** The articles a block links to, in its order, each once. */
export function articleIdsOf({ Links }: Pick<Block, 'Links'>): number[] {
  const ids = Links.map(({ Url }) => Number(/^\/article\/([1-9]\d{0,8})(?:[/?#]|$)/.exec(Url)?.[1]));
  return [...new Set(ids.filter(Number.isInteger))];
}

/** How many columns a block's inner blocks stand in. */
export function columnsOf({ LayoutSettings, ChildBlocks }: Block): number {
  const columns = LayoutSettings.columns ?? ChildBlocks.length;
  return Math.min(4, Math.max(1, columns));
}

export type LinkPlace = 'inside' | 'web' | 'other';

/** Where a link leads: a page of ours, another website, or a mailbox, a telephone or a file. */
export function placeOf({ Url, IsExternal }: Pick<Link, 'Url' | 'IsExternal'>): LinkPlace {
  if (/^https?:/i.test(Url)) return 'web';
  if (!Url.startsWith('/') || Url.startsWith('/api/')) return 'other';
  return IsExternal ? 'web' : 'inside';
}

/** A picture's address at a width. */
export function pictureAt(url: string): (width: number) => string {
  return (width) => `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
}
