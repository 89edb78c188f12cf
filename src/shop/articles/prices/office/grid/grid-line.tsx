import { memo } from 'react';
import { Link } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { keyOf, textOf, valueIn, type Column } from './cells.ts';
import { cellMessage } from './cell-message.ts';
import type { BrokenCell, Theirs } from './changes.ts';
import type { GridRow } from './contract.ts';
import { useColumnLabel } from './use-column-label.ts';
import styles from './grid.module.css';

/** What is typed, refused and changed by others in a row; the same object for every row without any. */
export type LineDrafts = {
  texts: ReadonlyMap<string, string>;
  broken: ReadonlyMap<string, BrokenCell>;
  refused: ReadonlyMap<string, string>;
  theirs: ReadonlyMap<string, Theirs>;
  changed: ReadonlySet<string>;
};

type Props = {
  row: GridRow;
  place: number;
  columns: readonly Column[];
  currency: string;
  mayWrite: boolean;
  drafts: LineDrafts;
  onSettle: (key: string, keepsMine: boolean) => void;
};

/** An article and its cells. */
export const GridLine = memo(function GridLine({ row, place, columns, ...rest }: Props) {
  return (
    <tr>
      <ArticleOfLine row={row} />
      <td className={styles.pack}>{row.QuantityPerPackage}</td>
      {columns.map((column, at) => (
        <GridCell key={column.name} {...rest} row={row} place={place} column={column} columnPlace={at} />
      ))}
    </tr>
  );
});

function ArticleOfLine({ row }: { row: GridRow }) {
  const t = useOfficeT();
  const { amount } = useAmounts();
  const { Timed, TimedSteps } = row;
  return (
    <th scope="row" className={styles.article}>
      <Link to={`/office/articles/${row.ArticleId}`}>{row.ArticleNumber}</Link>{' '}
      {!row.Active && <Badge kind="quiet">{t('priceGrid.withdrawn')}</Badge>}
      <span className={styles.name}>
        {row.NameSV}
        <OtherLanguage text={row.NameEN} />
      </span>
      {Timed && (
        <span className={styles.timed}>
          {t('priceGrid.timed', {
            price: amount(Timed.Price),
            days: `${Timed.ValidFrom}–${Timed.ValidTo}`,
          })}
        </span>
      )}
      {TimedSteps > 0 && (
        <span className={styles.timed}>
          {t(TimedSteps === 1 ? 'priceGrid.timedSteps.one' : 'priceGrid.timedSteps.other', { n: TimedSteps })}
        </span>
      )}
    </th>
  );
}

type CellProps = Omit<Props, 'columns'> & { column: Column; columnPlace: number };

function GridCell({ row, place, column, columnPlace, currency, mayWrite, drafts, onSettle }: CellProps) {
  const t = useOfficeT();
  const labelOf = useColumnLabel(currency);
  const key = keyOf(row.ArticleId, column.name);
  const typed = drafts.texts.get(key);
  const text = typed ?? textOf(valueIn(row, column), column.kind, t.language);
  const broken = drafts.broken.get(key);
  const error = broken ? cellMessage(t, broken, { text, currency }) : drafts.refused.get(key);
  const theirs = drafts.theirs.get(key);
  const id = `cell-${place}-${columnPlace}`;
  return (
    <td
      className={styles.cell}
      data-changed={drafts.changed.has(key) || undefined}
      data-step={('place' in column && column.kind) || undefined}
    >
      <input
        value={text}
        readOnly={!mayWrite}
        inputMode={column.kind === 'Quantity' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={t('priceGrid.cell', { column: labelOf(column), article: row.ArticleNumber })}
        aria-invalid={error || theirs ? true : undefined}
        aria-describedby={error || theirs ? id : undefined}
        data-row={place}
        data-column={columnPlace}
        data-key={key}
        // The grid listens for what its fields tell.
        onChange={noChange}
      />
      {(error || theirs) && (
        <div id={id} className={styles.message}>
          {error}
          {theirs && <TheirValue theirs={theirs} onSettle={(mine) => onSettle(key, mine)} />}
        </div>
      )}
    </td>
  );
}

function noChange(): void {}

function TheirValue({ theirs, onSettle }: { theirs: Theirs; onSettle: (keepsMine: boolean) => void }) {
  const t = useOfficeT();
  const { amount } = useAmounts();
  const value =
    'step' in theirs
      ? theirs.step && `${theirs.step.Quantity} × ${amount(theirs.step.Price)}`
      : theirs.value !== null && amount(theirs.value);
  return (
    <>
      <p>{t('priceGrid.theirs', { value: value || t('priceGrid.theirs.none') })}</p>
      <Button size="s" onClick={() => onSettle(true)}>
        {t('priceGrid.keepMine')}
      </Button>
      <Button size="s" onClick={() => onSettle(false)}>
        {t('priceGrid.takeTheirs')}
      </Button>
    </>
  );
}
