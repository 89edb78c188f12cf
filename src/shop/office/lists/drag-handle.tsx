import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './drag-list.module.css';

const moves = {
  ArrowUp: { icon: 'arrow-up', text: 'sort.up' },
  ArrowDown: { icon: 'arrow-down', text: 'sort.down' },
  ArrowLeft: { icon: 'arrow-left', text: 'sort.out' },
  ArrowRight: { icon: 'arrow-right', text: 'sort.in' },
} as const;
export type Move = keyof typeof moves;

const upAndDown = ['ArrowUp', 'ArrowDown'] as const;
const everyWay = [...upAndDown, 'ArrowLeft', 'ArrowRight'] as const;

type Props = {
  /** The id of the `DragRow` that it moves. */
  id: string;
  /** The id of the element, for a list that has to find it again. */
  elementId?: string;
  label: string;
  nests?: boolean;
  /** Moves the row by an arrow key or by the button that stands for it. */
  onMove: (move: Move) => void;
};

/**
 * Moves its row by drag or by the arrow keys. A click shows a button for each arrow key, for those who can neither
 * drag nor have a keyboard.
 */
export function DragHandle({ id, elementId, label, nests = false, onMove }: Props) {
  const t = useOfficeT();
  const buttonsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { setNodeRef, listeners } = useDraggable({ id });
  const ways = nests ? everyWay : upAndDown;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
    const move = ways.find((key) => key === event.key);
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <span className={styles.grip} onBlur={onBlur}>
      <button
        ref={setNodeRef}
        id={elementId}
        type="button"
        className={styles.handle}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={buttonsId}
        title={t('sort.hint')}
        data-handle=""
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
        {...listeners}
      >
        <Icon name="grip" size="s" />
      </button>
      <span id={buttonsId} className={styles.moves} hidden={!isOpen}>
        {ways.map((way) => (
          <Button
            key={way}
            kind="icon"
            size="s"
            icon={moves[way].icon}
            onClick={() => onMove(way)}
            onKeyDown={onKeyDown}
          >
            {t(moves[way].text)}
          </Button>
        ))}
      </span>
    </span>
  );
}
