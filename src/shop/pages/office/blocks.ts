/** What a kind of block is made of. `holds` says which blocks may lie inside it. */
type BlockKind = {
  content?: true;
  image?: true;
  links?: true;
  columns?: true;
  imageSide?: true;
  holds?: 'every' | 'image';
};

/** The kinds that the shop knows how to show, in the order in which they are offered. */
export const blockKinds = {
  hero: { content: true, image: true, links: true },
  text: { content: true, links: true },
  image: { content: true, image: true },
  imageText: { content: true, image: true, links: true, imageSide: true },
  columns: { columns: true, holds: 'every' },
  gallery: { columns: true, holds: 'image' },
  quote: { content: true },
  links: { links: true },
  products: { links: true, columns: true },
  resellers: {},
  form: { content: true },
} as const satisfies Record<string, BlockKind>;

export type BlockType = keyof typeof blockKinds;
export const blockTypes = Object.keys(blockKinds) as BlockType[];

/** Undefined for a kind from elsewhere, which is kept as it is. */
export function kindOf(type: string): BlockKind | undefined {
  return Object.hasOwn(blockKinds, type) ? blockKinds[type as BlockType] : undefined;
}

/** Whether a block of the one kind may lie inside one of the other. */
export function mayHold(outer: string, inner: string): boolean {
  const holds = kindOf(outer)?.holds;
  return holds === 'every' || holds === inner;
}
