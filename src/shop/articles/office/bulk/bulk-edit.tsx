import { useRef, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import type { ArticleSelection } from './use-article-selection.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { blankBulk, changeOfForm } from './bulk-form.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkWindow } from './bulk-window.tsx';
import styles from './bulk.module.css';
import type { BulkChange, BulkFilter } from './contract.ts';

type Props = {
  selection: ArticleSelection;
  filter: BulkFilter;
  /** How many articles the filter finds. */
  total: number;
  onDone: () => void;
};

/** Asks for one change of all selected articles, and shows what it does before it is made. */
export function BulkEdit({ selection, filter, total, onDone }: Props) {
  const t = useOfficeT();
  const [values, setValues] = useState(blankBulk);
  const [asked, setAsked] = useState<BulkChange>();
  const told = useRef<HTMLParagraphElement>(null);
  const change = changeOfForm(values);
  const isEmpty = change !== null && Object.keys(change).length === 0;
  const { count, isAll } = selection;
  return (
    <form
      className={styles.bulk}
      aria-label={t('articles.bulk.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (change && !isEmpty) setAsked(change);
      }}
    >
      <div className={styles.selected}>
        <p role="status" ref={told} tabIndex={-1}>
          {isAll
            ? t('articles.bulk.all', { n: total })
            : t(count === 1 ? 'list.selected.one' : 'list.selected.other', { n: count })}
        </p>
        {!isAll && total > count && (
          <Button
            kind="plain"
            size="s"
            onClick={() => {
              selection.takeAll();
              // The button goes; what it has done is told where the focus is then.
              told.current?.focus();
            }}
          >
            {t('articles.bulk.takeAll', { n: total })}
          </Button>
        )}
      </div>
      <BulkFields values={values} isWrong={change === null} onChange={setValues} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" size="s" disabled={isEmpty}>
          {t('articles.bulk.look')}
        </Button>
        <Button size="s" onClick={selection.clear}>
          {t('list.clearSelection')}
        </Button>
      </div>
      {asked && (
        <BulkWindow
          change={asked}
          which={isAll ? { Filter: filter } : { Ids: [...selection.rows.ids] }}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            selection.clear();
            onDone();
          }}
        />
      )}
    </form>
  );
}
