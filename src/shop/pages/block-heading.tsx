import type { ReactNode } from 'react';
import type { Block } from './contract.ts';
import styles from './blocks.module.css';

/** Of a heading: 1 is the page's own. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export type BlockProps = {
  block: Block;
  /** Of the block's own heading. */
  level: Level;
  /** Whether it stands inside another block, with less room. */
  isInner: boolean;
  /** Draws the blocks inside it, whose headings are of this level. */
  inner: (blocks: readonly Block[], level: Level) => ReactNode;
};

export function BlockHeading({ block: { Heading }, level }: Pick<BlockProps, 'block' | 'level'>) {
  const Tag = `h${level}` as const;
  return Heading ? <Tag className={styles.heading}>{Heading}</Tag> : null;
}

/** Of headings inside a block: one below its own, or in its place where it has none. */
export function levelInside({ Heading }: Pick<Block, 'Heading'>, level: Level): Level {
  return Heading === '' ? level : below(level);
}

function below(level: Level): Level {
  return level === 6 ? 6 : ((level + 1) as Level);
}
