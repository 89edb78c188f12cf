import type { ReactNode } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { DragHandle } from './drag-handle.tsx';
import { DragList, DragRow, type Drop } from './drag-list.tsx';
import { moved } from './moved.ts';
import styles from './sortable-list.module.css';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  onSort: (items: Item[]) => void;
  children: (item: Item, place: number) => ReactNode;
};

/** Items in an order chosen by staff: by drag, or by the arrow keys and buttons of an item's handle. */
export function SortableList<Item>({ label, items, keyOf, nameOf, onSort, children }: Props<Item>) {
  const t = useOfficeT();
  const placeOf = (id: string) => items.findIndex((item) => String(keyOf(item)) === id);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onSort(moved(items, from, to));
    announce(t('sort.moved', { name: nameOf(item), place: to + 1, of: items.length }));
  };
  const landing = ({ id, onto, where }: Drop) => {
    const [from, at] = [placeOf(id), placeOf(onto) + (where === 'after' ? 1 : 0)];
    return { from, to: from < at ? at - 1 : at };
  };
  return (
    <DragList
      nameOf={(id) => items.filter((item) => String(keyOf(item)) === id).map(nameOf)[0] ?? ''}
      mayDrop={(drop) => landing(drop).from !== landing(drop).to}
      onDrop={(drop) => move(landing(drop).from, landing(drop).to)}
    >
      <ol className={styles.list} aria-label={label}>
        {items.map((item, place) => (
          <li key={keyOf(item)}>
            <DragRow id={String(keyOf(item))} className={styles.item}>
              <DragHandle
                id={String(keyOf(item))}
                label={t('sort.handle', { name: nameOf(item) })}
                onMove={(key) => move(place, key === 'ArrowUp' ? place - 1 : place + 1)}
              />
              <div className={styles.content}>{children(item, place)}</div>
            </DragRow>
          </li>
        ))}
      </ol>
    </DragList>
  );
}
