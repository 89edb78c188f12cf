import type { ReactNode } from 'react';
import type { Block } from './contract.ts';
import styles from './blocks.module.css';

/** A heading level: 1 is the page's own. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export type BlockProps = {
  block: Block;
  /** The level of the block's own heading. */
  level: Level;
  /** Whether the block is inside another one, with less space. */
  isInner: boolean;
  /** Renders the inner blocks, with headings of this level. */
  inner: (blocks: readonly Block[], level: Level) => ReactNode;
};

export function BlockHeading({ block: { Heading, ShownIn }, level }: Pick<BlockProps, 'block' | 'level'>) {
  const Tag = `h${level}` as const;
  return Heading ? (
    <Tag className={styles.heading} lang={ShownIn?.Heading}>
      {Heading}
    </Tag>
  ) : null;
}

/** Returns the heading level of inner blocks: one below the block's own heading, or its level when it has none. */
export function levelInside({ Heading }: Pick<Block, 'Heading'>, level: Level): Level {
  return Heading === '' ? level : below(level);
}

function below(level: Level): Level {
  return level === 6 ? 6 : ((level + 1) as Level);
}
