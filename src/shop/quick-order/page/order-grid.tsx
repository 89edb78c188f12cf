import { useCallback, useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { mostRows, type SkippedLine } from '#shop/wanted-rows/contract.ts';
import { PreviewFoot } from '#shop/wanted-rows/preview/preview-foot.tsx';
import { UnreadLines } from '#shop/wanted-rows/preview/unread-lines.tsx';
import { isUnread, useUnread } from '#shop/wanted-rows/preview/use-unread.ts';
import { rowsPerPart, rowsToAdd, skippedInWords } from '#shop/wanted-rows/preview/preview-rows.ts';
import { useAddRows, whyNot, type RowsFailure } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { useAwaitedPress } from '#shop/wanted-rows/preview/use-awaited-press.ts';
import { LaterLines } from './later-lines.tsx';
import { GridLine } from './grid-line.tsx';
import { focusAfterPress } from './focus-after-press.ts';
import { moveFocus } from './grid-keys.ts';
import {
  countNumbered,
  isBlank,
  lineOf,
  linesOfPreview,
  pastedQuantities,
  withLinesAt,
  withQuantities,
  type OrderLine,
} from './lines.ts';
import styles from './order-grid.module.css';
import { readText } from './read-lists.ts';
import { lineOfNumber, withoutTyped } from './typed-line.ts';
import { useLineVerdicts } from './use-line-verdicts.ts';
import type { ChangeLines, Read } from './use-quick-order.ts';

type Props = {
  lines: readonly OrderLine[];
  change: ChangeLines;
  /** Shows the rows sorted by what they need. */
  /** What was not read of the lists that the lines are of. */
  unread: readonly SkippedLine[];
  onReview: () => Promise<void>;
  /** Shows a pasted list of which it is to be asked which column is the quantity. */
  onRead: (read: Read) => Promise<void>;
  takesFocus: boolean;
};

/** The lines of a quick order: typed, validated at once, and put in the cart from the bar below. */
export function OrderGrid({ lines, unread, change, onReview, onRead, takesFocus }: Props) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [parts, setParts] = useState(1);
  const [turn, setTurn] = useState(0);
  const [added, setAdded] = useState(0);
  const [failed, setFailed] = useState<RowsFailure>();
  const validated = useLineVerdicts(lines, turn);
  const adding = useAddRows({
    onFailed: setFailed,
    onAdded: (left, count) => {
      const stay = new Set(left.map(validated.idOf));
      const sent = new Set(validated.preview?.Rows.map(validated.idOf));
      setAdded((before) => before + count);
      change((all) => all.filter(({ id }) => !sent.has(id) || stay.has(id)));
      setTurn((before) => before + 1);
    },
  });
  const toRead = useUnread(unread);
  const shown = lines.slice(0, parts * rowsPerPart);
  const hidden = lines.length - shown.length;
  /** The line whose number is being typed: what is not known of it yet is no fault. */
  const [typed, setTyped] = useState<number>();
  const { isValidating } = validated;
  const { isAwaited, awaitPress } = useAwaitedPress(isValidating, add);
  const preview = validated.preview && withoutTyped(validated.preview, validated.verdicts.get(typed ?? -1));
  const failure = failed?.text ?? validated.failure;

  function validateAgain(): void {
    setFailed(undefined);
    setTurn((before) => before + 1);
  }

  function add(): void {
    if (adding.isPending) return;
    if (isValidating) return awaitPress();
    if (!validated.preview) return;
    // The rows that were validated last may be others than those on the screen, or may be in the cart already.
    if (validated.failure !== undefined || failed?.again === 'validate') return validateAgain();
    if (rowsToAdd(validated.preview.Rows).length === 0 || !toRead.mayAdd()) return;
    setFailed(undefined);
    adding.mutate(validated.preview.Rows);
  }

  useEffect(() => {
    if (takesFocus) list.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const remove = useRemoval(lines, change);
  const paste = usePaste(change, onRead);

  function review(): void {
    onReview().catch((error: unknown) => toast(whyNot(error, t), { error: true }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return add();
    }
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !list.current) return;
    if (event.key === 'Backspace' && event.altKey) {
      event.preventDefault();
      const id = Number(field.closest('li')?.dataset['line']);
      moveFocus(list.current, field, 'removed');
      return remove(id);
    }
    if (moveFocus(list.current, field, event.key)) event.preventDefault();
  }

  return (
    // Keys of the whole grid: each control in it has its own as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.frame}
      onKeyDown={onKeyDown}
      onMouseDown={focusAfterPress}
      onFocus={({ target }) => setTyped(lineOfNumber(target))}
      onBlur={() => setTyped(undefined)}
    >
      <GridHead />
      <ol ref={list} className={styles.lines} aria-label={t('quickOrder.lines')} aria-busy={isValidating}>
        {shown.map((line, place) => (
          <GridLine
            key={line.id}
            line={line}
            place={place}
            verdict={validated.verdicts.get(line.id)}
            isTyped={line.id === typed}
            change={change}
            onRemove={remove}
            onPaste={paste}
          />
        ))}
      </ol>
      <p className={styles.below}>
        {hidden > 0 && (
          <Button onClick={() => setParts(parts + 1)}>
            {t('rows.showMore', { count: Math.min(hidden, rowsPerPart) })}
          </Button>
        )}
        <MoreLines change={change} />
      </p>
      {toRead.notice.lines.length > 0 && <UnreadLines {...toRead.notice} />}
      {(preview || failure || added > 0) && (
        <PreviewFoot
          preview={preview}
          failure={failure}
          added={added}
          isValidating={isValidating}
          isAdding={adding.isPending || isAwaited}
          onAdd={add}
          onRetry={failed?.again === 'add' ? add : validateAgain}
        >
          <LaterLines count={countNumbered(lines) - mostRows} />
          {preview && preview.Counts.Stopped > 0 && (
            <Button kind="plain" onClick={review}>
              {plural(t, 'quickOrder.review', preview.Counts.Stopped)}
            </Button>
          )}
        </PreviewFoot>
      )}
    </div>
  );
}

function GridHead() {
  const t = useT();
  return (
    <div className={styles.head} aria-hidden="true">
      <span />
      <span>{t('quickOrder.number')}</span>
      <span>{t('cart.article')}</span>
      <span>{t('cart.quantity')}</span>
      <span>{t('cart.price')}</span>
      <span>{t('cart.lineTotal')}</span>
    </div>
  );
}

/** Takes a line out, which can be undone. */
function useRemoval(lines: readonly OrderLine[], change: ChangeLines) {
  const t = useT();
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  return useCallback(
    (id: number) => {
      const place = latest.current.findIndex((line) => line.id === id);
      const gone = latest.current[place];
      if (!gone || isBlank(gone)) return;
      change((all) => all.filter((line) => line.id !== id));
      toast(t('rows.removed', { row: gone.ref || t('rows.lineNumber', { line: place + 1 }) }), {
        action: { label: t('cart.undo'), run: () => change((all) => all.toSpliced(place, 0, gone)) },
      });
    },
    [change, t],
  );
}

/** Lets a pasted list make lines from the one that it is pasted into. */
function usePaste(change: ChangeLines, onRead: Props['onRead']) {
  const t = useT();
  return useCallback(
    (event: ClipboardEvent<HTMLElement>, id: number) => {
      const text = event.clipboardData.getData('text/plain');
      if (!/[\t\r\n]/.test(text.trim())) return;
      event.preventDefault();
      const isQuantity = (event.target as HTMLInputElement).name === 'quantity';
      const quantities = isQuantity ? pastedQuantities(text) : undefined;
      if (quantities) return change((all) => withQuantities(all, id, quantities));
      readText(text)
        .then(async (read) => {
          const { Columns, Skipped } = read.preview;
          // What is to be answered or read first is shown.
          const isOpen = Columns.length > 0 || Skipped.some(isUnread);
          if (isOpen) return await onRead(read);
          change((all) => withLinesAt(all, id, linesOfPreview(read.preview)));
          if (Skipped.length > 0) toast(skippedInWords(Skipped, t));
        })
        .catch((error: unknown) => toast(whyNot(error, t), { error: true }));
    },
    [change, onRead, t],
  );
}

function MoreLines({ change }: Pick<Props, 'change'>) {
  const t = useT();
  return (
    <Button
      kind="plain"
      icon="plus"
      onClick={() =>
        change((all) => [...all, ...Array.from({ length: 5 }, () => lineOf({ ref: '', quantity: '' }))])
      }
    >
      {t('quickOrder.moreLines')}
    </Button>
  );
}
