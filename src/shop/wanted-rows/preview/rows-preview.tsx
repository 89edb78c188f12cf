import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useMedia } from '#kit/browser/use-media.ts';
import { Button } from '#kit/widgets/button.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Brief, Preview, Verdict, Wanted } from '#shop/wanted-rows/contract.ts';
import { focusFirstRow, focusNextField } from './focus-rows.ts';
import { PreviewFoot } from './preview-foot.tsx';
import { UnreadLines } from './unread-lines.tsx';
import { useUnread } from './use-unread.ts';
import { firstOf, groupRows, rowsPerPart, skippedInWords } from './preview-rows.ts';
import { PreviewCards, PreviewTable, type RowHandlers } from './preview-lists.tsx';
import styles from './rows-preview.module.css';
import { useRowsPreview, type ValidateRows } from './use-rows-preview.ts';

type Props = {
  preview: Preview;
  /** The rows that were validated: a preview does not tell whose article was chosen for what was typed. */
  wanted?: Wanted[] | undefined;
  /** Validates rows again, after one was corrected or removed. The same function each time, as `onRows` is. */
  validate: ValidateRows;
  onClose: () => void;
  /** Is told of all rows that are left whenever a row was corrected, removed or added. */
  onRows?: (rows: Wanted[]) => void;
  /** Shown after a person has chosen an article for a number that was unknown or ambiguous. */
  afterChoice?: (number: string, article: Brief) => ReactNode;
  /** The label of the button that closes the preview. */
  closeLabel?: string;
};

/**
 * Shows what would be ordered: rows that are stopped come first, each with its cure. Enter goes on to the next field,
 * Ctrl or ⌘ with Enter puts the rows in the cart, Escape closes.
 */
export function RowsPreview({ preview, wanted, validate, onClose, onRows, afterChoice, closeLabel }: Props) {
  const t = useT();
  const [parts, setParts] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isNarrow = useMedia('(max-width: 45rem)');
  const rows = useRowsPreview({ preview, wanted, validate, onRows });
  const { shown, correct } = rows;
  const groups = firstOf(groupRows(shown.Rows), parts * rowsPerPart);
  const hidden = shown.Rows.length - parts * rowsPerPart;
  const List = isNarrow ? PreviewCards : PreviewTable;
  const unread = useUnread(shown.Skipped);
  const add = () => {
    if (unread.mayAdd()) rows.add();
  };

  const onCorrect: RowHandlers['onCorrect'] = useCallback(
    (verdict, correction, article) => {
      if (article) setChosen((lines) => new Set([...lines, verdict.Line]));
      correct(verdict.Line, correction);
    },
    [correct],
  );

  const below = useCallback(
    ({ Line, Given, Article }: Verdict) =>
      Given !== null && Article && chosen.has(Line) ? afterChoice?.(Given, Article) : null,
    [afterChoice, chosen],
  );

  const { frame, onKeyDown } = useFrame({ shown, onSend: add, onClose });

  return (
    // Keys of the whole preview: each control in it has its own as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className={styles.preview}
      aria-busy={rows.isValidating || undefined}
      onKeyDown={onKeyDown}
    >
      <p className={styles.counts} role="status">
        {shown.Counts.Stopped > 0 && <strong>{plural(t, 'rows.stoppedCount', shown.Counts.Stopped)} </strong>}
        {shown.Rows.length > 0 && plural(t, 'rows.count', shown.Rows.length)}
        {shown.Skipped.length > 0 && <span> {skippedInWords(shown.Skipped, t)}</span>}
      </p>
      {shown.Rows.length > 0 && unread.notice.lines.length > 0 && <UnreadLines {...unread.notice} />}
      {shown.Rows.some(isMadeToOrder) && <p className={styles.counts}>{t('cart.madeToOrder')}</p>}
      {shown.Rows.length > 0 && (
        <List groups={groups} onCorrect={onCorrect} onRemove={rows.remove} below={below} />
      )}
      {hidden > 0 && (
        <p className={styles.more}>
          <span>{t('rows.shownOf', { count: parts * rowsPerPart, all: shown.Rows.length })}</span>
          <Button onClick={() => setParts(parts + 1)}>
            {t('rows.showMore', { count: Math.min(hidden, rowsPerPart) })}
          </Button>
        </p>
      )}
      <PreviewFoot
        preview={shown}
        failure={rows.failure}
        added={rows.added}
        isValidating={rows.isValidating}
        isAdding={rows.isAdding || rows.isAwaited}
        onAdd={add}
        onRetry={rows.retry}
      >
        <Button kind="plain" onClick={onClose}>
          {closeLabel ?? t('general.close')}
        </Button>
      </PreviewFoot>
    </div>
  );
}

/** The frame of a preview, which begins at its first row and has keys of its own. */
function useFrame({ shown, onSend, onClose }: { shown: Preview; onSend: () => void; onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) focusFirstRow(frame.current);
  }, []);
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    // A row that was corrected or removed has taken the focus with it.
    if (frame.current && document.activeElement === document.body) focusFirstRow(frame.current);
  }, [shown]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && frame.current) {
      focusNextField(frame.current, event.target);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { frame, onKeyDown };
}

/** Pieces of the row are made for the customer: none are in stock or on order. */
function isMadeToOrder({ QuantityShort: short, Article }: Verdict): boolean {
  return short > 0 && Article !== null && Article.NoArticleStock && Article.OrderedArticles <= 0;
}
