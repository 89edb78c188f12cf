import { BlockHeading, levelInside, type BlockProps } from './block-heading.tsx';
import { columnsOf } from './block-rules.ts';
import styles from './blocks.module.css';

export function ColumnsBlock({ block, level, inner }: BlockProps) {
  return (
    <section>
      <BlockHeading block={block} level={level} />
      <div className={styles.columns} data-columns={columnsOf(block)}>
        {inner(block.ChildBlocks, levelInside(block, level))}
      </div>
    </section>
  );
}

/** Pictures side by side, two per row on a phone. */
export function GalleryBlock({ block, level, inner }: BlockProps) {
  return (
    <section>
      <BlockHeading block={block} level={level} />
      <div className={styles.images} data-columns={columnsOf(block)}>
        {inner(block.ChildBlocks, levelInside(block, level))}
      </div>
    </section>
  );
}
