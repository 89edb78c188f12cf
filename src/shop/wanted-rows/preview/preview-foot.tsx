import { saveText } from '#kit/browser/save-text.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { moneyInWords, wireToOre } from '#kit/text/money.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { rowsToAdd, stoppedRowsCsv } from './preview-rows.ts';
import styles from './preview-foot.module.css';
import type { useRowsPreview } from './use-rows-preview.ts';

type Props = { rows: ReturnType<typeof useRowsPreview>; onClose: () => void; closeLabel: string };

/** The bar that stays in view below the rows: what will be added and what will not, what failed, what was added. */
export function PreviewFoot({ rows, onClose, closeLabel }: Props) {
  const t = useT();
  const language = useLanguage();
  const { shown, failure, added } = rows;
  const count = rowsToAdd(shown.Rows).length;
  const { Stopped } = shown.Counts;
  const sum = moneyInWords(wireToOre(shown.TotalExcludingVat), shown.CurrencyCode, language);
  const save = () => {
    const headings = ['line', 'number', 'quantity', 'text', 'price', 'reason'] as const;
    const names = headings.map((name) => t(`rows.csv.${name}`));
    saveText(t('rows.csv.file'), stoppedRowsCsv(shown.Rows, names), 'text/csv');
  };
  return (
    <div className={styles.foot}>
      <p className={styles.added} role="status">
        {added > 0 && (
          <>
            <Icon name="check" size="s" /> {plural(t, 'rows.added', added)}
          </>
        )}
      </p>
      {failure && (
        <div className={styles.failed} role="alert">
          <p>{failure}</p>
          <Button size="s" onClick={rows.retry}>
            {t('general.tryAgain')}
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        {count > 0 && (
          <Button
            kind="primary"
            data-add
            aria-keyshortcuts="Control+Enter Meta+Enter"
            busy={rows.isAdding && t('rows.adding')}
            aria-disabled={rows.isJudging || undefined}
            onClick={rows.add}
          >
            {t(count === 1 ? 'rows.add.one' : 'rows.add.other', { count, sum })}
          </Button>
        )}
        {added > 0 && (
          <ButtonLink kind={count > 0 ? 'secondary' : 'primary'} to="/cart" iconAfter="arrow-right">
            {t('cart.goTo')}
          </ButtonLink>
        )}
        <Button kind={count > 0 || added > 0 ? 'plain' : 'secondary'} onClick={onClose}>
          {closeLabel}
        </Button>
        {Stopped > 0 && (
          <span className={styles.stopped}>
            <span>{plural(t, 'rows.notAdded', Stopped)}</span>
            <Button kind="plain" size="s" icon="download" onClick={save}>
              {t('rows.saveStopped')}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
