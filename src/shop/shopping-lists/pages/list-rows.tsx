import { useDeferredValue, useMemo, useState } from 'react';
import { useFocusBeside } from '#kit/browser/use-focus-beside.ts';
import { TextField } from '#kit/forms/field.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { rowsPerPart } from '#shop/wanted-rows/preview/preview-rows.ts';
import { findRows } from './find-rows.ts';
import styles from './list-rows.module.css';
import { ListRow, type RowHandlers } from './list-row.tsx';

type Props = RowHandlers & { rows: readonly Verdict[]; isSaving: boolean };

/** A list that is about a window long is searched faster by eye. */
const leastToSearch = 20;

/** The rows of a saved list, each with what would be ordered of it today. */
export function ListRows({ rows, isSaving, ...handlers }: Props) {
  const t = useT();
  const [parts, setParts] = useState(1);
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const found = useMemo(() => findRows(rows, searched), [rows, searched]);
  const hidden = found.length - parts * rowsPerPart;
  const noteRemoved = useFocusBeside(rows);
  return (
    <div className={styles.rows} aria-busy={isSaving || undefined}>
      {(rows.length >= leastToSearch || words !== '') && (
        <div className={styles.search}>
          <TextField
            label={t('lists.search')}
            type="search"
            name="words"
            value={words}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => {
              setWords(target.value);
              setParts(1);
            }}
          />
          <p role="status">
            {searched.trim() !== '' &&
              (found.length > 0
                ? plural(t, 'lists.found', found.length, { all: rows.length })
                : t('lists.noneFound', { words: searched.trim() }))}
          </p>
        </div>
      )}
      <Table caption={t('lists.caption')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('cart.article')}</th>
            <th scope="col">{t('cart.quantity')}</th>
            <th scope="col" className={amountCell}>
              {t('cart.price')}
            </th>
            <th scope="col" className={amountCell}>
              {t('cart.lineTotal')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {found.slice(0, parts * rowsPerPart).map((verdict) => (
            <ListRow
              key={verdict.Article?.ArticleId ?? verdict.Line}
              verdict={verdict}
              onRemoving={noteRemoved}
              {...handlers}
            />
          ))}
        </tbody>
      </Table>
      {hidden > 0 && (
        <p className={styles.more}>
          <span>{t('rows.shownOf', { count: parts * rowsPerPart, all: found.length })}</span>
          <Button onClick={() => setParts(parts + 1)}>
            {t('rows.showMore', { count: Math.min(hidden, rowsPerPart) })}
          </Button>
        </p>
      )}
    </div>
  );
}
