import type { ReactNode } from 'react';
import type { Block } from './contract.ts';
import styles from './blocks.module.css';

export type Level = 'h1' | 'h2' | 'h3';

export type BlockProps = {
  block: Block;
  /** Of the block's own heading. */
  level: Level;
  /** Draws the blocks inside it. */
  inner: (blocks: readonly Block[]) => ReactNode;
};

export function BlockHeading({ block: { Heading }, level: Tag }: Pick<BlockProps, 'block' | 'level'>) {
  return Heading ? <Tag className={styles.heading}>{Heading}</Tag> : null;
}
