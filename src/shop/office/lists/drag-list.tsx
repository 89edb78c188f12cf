import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useDndContext,
  useDroppable,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { classNames } from '#kit/widgets/class-names.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './drag-list.module.css';
import { landingRow, type Where } from './landing-row.ts';

/** The row `id` is dropped at the row `onto`. */
export type Drop = { id: string; onto: string; where: Where };

const Target = createContext<Drop | undefined>(undefined);

type Props = {
  /** Whether a row can also be dropped into another one. */
  nests?: boolean;
  /** Rows are dropped at other rows, and not between them. */
  isOnto?: boolean;
  nameOf: (id: string) => string;
  mayDrop: (drop: Drop) => boolean;
  onDrop: (drop: Drop) => void;
  children: ReactNode;
};

/** Rows that are moved by their handles, by mouse, finger or pen; see `DragRow` and `DragHandle`. */
export function DragList({ nests = false, isOnto = false, nameOf, mayDrop, onDrop, children }: Props) {
  const t = useOfficeT();
  const [target, setTarget] = useState<Drop>();
  // A press that does not move opens the buttons of the handle.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const collisionDetection = useMemo(
    () => landingRow(isOnto ? 'onto' : nests ? 'nested' : 'between'),
    [nests, isOnto],
  );
  const dropOf = ({ active, collisions }: DragMoveEvent): Drop | undefined => {
    const row = collisions?.[0];
    if (!row) return undefined;
    const drop = { id: String(active.id), onto: String(row.id), where: row.data?.['where'] as Where };
    return mayDrop(drop) ? drop : undefined;
  };
  const follow = (event: DragMoveEvent) => {
    const next = dropOf(event);
    if (next?.onto !== target?.onto || next?.where !== target?.where) setTarget(next);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{
        announcements: noAnnouncements,
        screenReaderInstructions: { draggable: t('sort.hint') },
      }}
      onDragMove={follow}
      onDragOver={follow}
      onDragCancel={() => setTarget(undefined)}
      onDragEnd={(event) => {
        setTarget(undefined);
        const drop = dropOf(event);
        if (drop) onDrop(drop);
      }}
    >
      <Target value={target}>{children}</Target>
      <DragOverlay dropAnimation={null}>
        <DraggedName nameOf={nameOf} />
      </DragOverlay>
    </DndContext>
  );
}

// What a drag has done is announced by the list itself, in the words that it uses for the keys and buttons too.
const nothing = () => undefined;
const noAnnouncements = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

function DraggedName({ nameOf }: Pick<Props, 'nameOf'>) {
  const { active } = useDndContext();
  return active && <span className={styles.dragged}>{nameOf(String(active.id))}</span>;
}

/** A row of a `DragList`, with a mark where the dragged row would land. */
export function DragRow({
  id,
  className,
  children,
  ...rest
}: {
  id: string;
  className?: string | undefined;
  'data-selected'?: true | undefined;
  children: ReactNode;
}) {
  const { className: mark, ...row } = useDragRow(id);
  return (
    <div className={classNames(mark, className)} {...row} {...rest}>
      {children}
    </div>
  );
}

/** What makes an element a row of a `DragList`: for one that is no `div`. */
export function useDragRow(id: string) {
  const { setNodeRef, active } = useDroppable({ id });
  const target = use(Target);
  return {
    ref: setNodeRef,
    className: styles.target,
    'data-over': target?.onto === id ? target.where : undefined,
    'data-dragged': active?.id === id || undefined,
  };
}
