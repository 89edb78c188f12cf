import { useEffect, useRef, type ReactNode } from 'react';
import { saveText } from '#kit/browser/save-text.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import { keepFieldInView } from './keep-field-in-view.ts';
import { rowsToAdd, stoppedRowsCsv } from './preview-rows.ts';
import styles from './preview-foot.module.css';

type Props = {
  preview: Preview | undefined;
  /** Why the last call failed. */
  failure: string | undefined;
  /** How many rows have been put in the cart so far. */
  added: number;
  isValidating: boolean;
  isAdding: boolean;
  onAdd: () => void;
  onRetry: () => void;
  /** Other actions. */
  children: ReactNode;
};

/** The bar that stays in view below the rows: what will be added and what will not, what failed, what was added. */
export function PreviewFoot({
  preview,
  failure,
  added,
  isValidating,
  isAdding,
  onAdd,
  onRetry,
  children,
}: Props) {
  const t = useT();
  const language = useLanguage();
  const actions = useRef<HTMLDivElement>(null);
  const rows = preview?.Rows ?? [];
  const count = rowsToAdd(rows).length;
  const stopped = preview?.Counts.Stopped ?? 0;
  const sum = preview
    ? moneyInWords(wireToOre(preview.TotalExcludingVat), preview.CurrencyCode, language)
    : '';

  useEffect(() => {
    // The button that was pressed is gone when no rows are left.
    if (added > 0 && document.activeElement === document.body)
      actions.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [added]);

  const save = () => {
    const headings = ['line', 'number', 'quantity', 'text', 'price', 'reason'] as const;
    const names = headings.map((name) => t(`rows.csv.${name}`));
    saveText(t('rows.csv.file'), stoppedRowsCsv(rows, names), 'text/csv');
  };
  return (
    <div className={styles.foot} ref={keepFieldInView}>
      <p className={styles.added} role="status">
        {added > 0 && (
          <>
            <Icon name="check" size="s" /> {plural(t, 'rows.added', added)}
          </>
        )}
      </p>
      {failure !== undefined && (
        <div className={styles.failed} role="alert">
          <p>{failure}</p>
          <Button size="s" onClick={onRetry}>
            {t('general.tryAgain')}
          </Button>
        </div>
      )}
      <div className={styles.actions} ref={actions}>
        {count > 0 && (
          <Button
            kind="primary"
            data-add
            aria-keyshortcuts="Control+Enter Meta+Enter"
            busy={isAdding && t('rows.adding')}
            aria-busy={isValidating || undefined}
            onClick={onAdd}
          >
            {t(count === 1 ? 'rows.add.one' : 'rows.add.other', { count, sum })}
          </Button>
        )}
        {added > 0 && (
          <ButtonLink kind={count > 0 ? 'secondary' : 'primary'} to="/cart" iconAfter="arrow-right">
            {t('cart.goTo')}
          </ButtonLink>
        )}
        {children}
        {stopped > 0 && (
          <span className={styles.stopped}>
            <span>{plural(t, 'rows.notAdded', stopped)}</span>
            <Button kind="plain" size="s" icon="download" onClick={save}>
              {t('rows.saveStopped')}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
