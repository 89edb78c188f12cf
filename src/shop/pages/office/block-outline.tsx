import { useState } from 'react';
import type { DragEvent } from 'react';
import { classNames } from '#kit/widgets/class-names.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import drag from '#shop/office/lists/drag-list.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { kindName } from './block-name.ts';
import { movedByDrop, movedByKey } from './block-tree.ts';
import type { Node, Where } from './block-tree.ts';
import styles from './page-editor.module.css';
import type { Blocks } from './use-blocks.ts';

/** The tree of the page's blocks; a handle moves a block, its name opens it. */
export function BlockOutline({ blocks, mayWrite }: { blocks: Blocks; mayWrite: boolean }) {
  const t = useOfficeT();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ key: string; where: Where }>();
  const { tree, selected } = blocks;
  if (tree.length === 0) return <p className={styles.note}>{t('pages.noBlocks')}</p>;
  return (
    <>
      {mayWrite && <p className={styles.note}>{t('pages.moveHint')}</p>}
      {branch(tree)}
    </>
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
      <div
        className={classNames(drag.row, drag.target, styles.row)}
        data-selected={selected === key || undefined}
        data-over={over?.key === key ? over.where : undefined}
        onDragOver={(event) => {
          if (dragged === undefined) return;
          event.preventDefault();
          const where = placeIn(event);
          if (over?.key !== key || over.where !== where) setOver({ key, where });
        }}
        onDrop={(event) => {
          if (dragged === undefined) return;
          event.preventDefault();
          if (over) blocks.move(dragged, movedByDrop(tree, dragged, key, over.where, blocks.mayHold));
          setOver(undefined);
          setDragged(undefined);
        }}
      >
        {mayWrite && (
          <button
            type="button"
            className={drag.handle}
            draggable
            aria-label={t('sort.handle', { name: blocks.nameOf(key) })}
            onDragStart={(event) => {
              setDragged(key);
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', key);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onKeyDown={(event) => {
              if (!event.key.startsWith('Arrow')) return;
              event.preventDefault();
              const { parentElement } = event.currentTarget;
              blocks.move(key, movedByKey(tree, key, event.key, blocks.mayHold));
              const id = parentElement?.querySelector<HTMLElement>('[data-key]')?.dataset.key;
              // The element is recreated when it lands in another block.
              requestAnimationFrame(() =>
                document
                  .querySelector<HTMLElement>(`[data-key="${id}"]`)
                  ?.parentElement?.querySelector('button')
                  ?.focus(),
              );
            }}
          >
            <Icon name="grip" size="s" />
          </button>
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
      </div>
    );
  }
}

/** The upper and lower quarter of a row count as its edges. */
function placeIn(event: DragEvent): Where {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into';
}
