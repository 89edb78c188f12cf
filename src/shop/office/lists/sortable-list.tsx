import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { classNames } from '#kit/widgets/class-names.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { moved } from './moved.ts';
import drag from './drag-list.module.css';
import styles from './sortable-list.module.css';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  onSort: (items: Item[]) => void;
  children: (item: Item, place: number) => ReactNode;
};

/** Items in an order chosen by staff: by drag, or by the arrow keys on an item's handle. */
export function SortableList<Item>({ label, items, keyOf, nameOf, onSort, children }: Props<Item>) {
  const t = useOfficeT();
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onSort(moved(items, from, to));
    announce(t('sort.moved', { name: nameOf(item), place: to + 1, of: items.length }));
  };
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map((item, place) => (
        <li
          key={keyOf(item)}
          className={classNames(drag.target, styles.item)}
          data-over={
            over === place && dragged !== undefined ? (dragged < place ? 'after' : 'before') : undefined
          }
          onDragOver={(event: DragEvent) => {
            if (dragged === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            if (over !== place) setOver(place);
          }}
          onDrop={(event: DragEvent) => {
            if (dragged === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            move(dragged, place);
            setDragged(undefined);
            setOver(undefined);
          }}
        >
          <button
            type="button"
            className={drag.handle}
            draggable
            aria-label={t('sort.handle', { name: nameOf(item) })}
            title={t('sort.hint')}
            onDragStart={(event) => {
              setDragged(place);
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameOf(item));
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onKeyDown={(event) => {
              const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (step === undefined) return;
              event.preventDefault();
              move(place, place + step);
            }}
          >
            <Icon name="grip" size="s" />
          </button>
          <div className={styles.content}>{children(item, place)}</div>
        </li>
      ))}
    </ol>
  );
}
