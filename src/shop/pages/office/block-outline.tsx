import { classNames } from '#kit/widgets/class-names.ts';
import { DragHandle, type Move } from '#shop/office/lists/drag-handle.tsx';
import drag from '#shop/office/lists/drag-list.module.css';
import { DragList, DragRow, type Drop } from '#shop/office/lists/drag-list.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { kindName } from './block-name.ts';
import { movedByDrop, movedByKey, type Node } from './block-tree.ts';
import styles from './page-editor.module.css';
import type { Blocks } from './use-blocks.ts';

/** The tree of the page's blocks; a handle moves a block, its name opens it. */
export function BlockOutline({ blocks, mayWrite }: { blocks: Blocks; mayWrite: boolean }) {
  const t = useOfficeT();
  const { tree, selected } = blocks;
  if (tree.length === 0) return <p className={styles.note}>{t('pages.noBlocks')}</p>;
  const landing = ({ id, onto, where }: Drop) => movedByDrop(tree, id, onto, where, blocks.mayHold);
  return (
    <DragList
      nests
      nameOf={(key) => blocks.nameOf(key)}
      mayDrop={(drop) => landing(drop) !== undefined}
      onDrop={(drop) => blocks.move(drop.id, landing(drop))}
    >
      {mayWrite && <p className={styles.note}>{t('pages.moveHint')}</p>}
      {branch(tree)}
    </DragList>
  );

  function branch(nodes: readonly Node[]) {
    return (
      <ul className={drag.branch}>
        {nodes.map((node) => (
          <li key={node.key}>
            {row(node.key)}
            {node.inner.length > 0 && branch(node.inner)}
          </li>
        ))}
      </ul>
    );
  }

  function row(key: string) {
    const block = blocks.block(key);
    const words = blocks.nameOf(key).slice(kindName(t, block.BlockType).length).replace(/^: /, '');
    return (
      <DragRow
        id={key}
        className={classNames(drag.row, styles.row)}
        data-selected={selected === key || undefined}
      >
        {mayWrite && (
          <DragHandle
            id={key}
            elementId={handleId(key)}
            label={t('sort.handle', { name: blocks.nameOf(key) })}
            nests
            onMove={(move) => moveByKey(key, move)}
          />
        )}
        <button
          type="button"
          className={classNames(drag.name, styles.name)}
          data-key={key}
          aria-expanded={selected === key}
          onClick={() => blocks.select(selected === key ? undefined : key)}
        >
          <strong>{kindName(t, block.BlockType)}</strong> {words}
        </button>
      </DragRow>
    );
  }

  function moveByKey(key: string, move: Move): void {
    blocks.move(key, movedByKey(tree, key, move, blocks.mayHold));
    // The handle is recreated when the block lands in another one.
    requestAnimationFrame(() => document.getElementById(handleId(key))?.focus());
  }
}

function handleId(key: string): string {
  return `block-handle-${key}`;
}
