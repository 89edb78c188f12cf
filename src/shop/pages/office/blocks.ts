/** The properties of a block type. `holds` lists the types that it may contain. */
type BlockKind = {
  content?: true;
  image?: true;
  links?: true;
  columns?: true;
  imageSide?: true;
  holds?: 'every' | 'image';
};

/** The types that the shop can render, in the order of the menu. */
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

/** Returns undefined for an unknown type, which is stored unchanged. */
export function kindOf(type: string): BlockKind | undefined {
  return Object.hasOwn(blockKinds, type) ? blockKinds[type as BlockType] : undefined;
}

/** Returns whether a block of one type may contain one of the other. */
export function mayHold(outer: string, inner: string): boolean {
  const holds = kindOf(outer)?.holds;
  return holds === 'every' || holds === inner;
}
