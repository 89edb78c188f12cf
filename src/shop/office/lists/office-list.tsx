import type { ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import type { CallError } from '#kit/http/call.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './office-list.module.css';
import { OfficePager } from './office-pager.tsx';
import type { OfficeListState } from './use-office-list.ts';
import type { Selection } from './use-selection.ts';

export type OfficeColumn<Row> = {
  /** The sort key of the call, if the column is sortable. */
  sort?: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** An amount or a count, which is right-aligned. */
  amount?: boolean;
};

type Props<Row> = {
  caption: string;
  state: OfficeListState;
  columns: readonly OfficeColumn<Row>[];
  idOf: (row: Row) => number;
  /** The accessible name of a row. */
  nameOf: (row: Row) => string;
  answer: {
    data: { Rows: Row[]; Total?: number | undefined; Next?: string | undefined } | undefined;
    error: CallError | null;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  selection?: Selection | undefined;
  /** Explains how to fill the list, shown while it is empty. */
  empty?: ReactNode;
};

/** A paginated list of rows; the first column's cell is the row's link. */
export function OfficeList<Row>({
  caption,
  state,
  columns,
  idOf,
  nameOf,
  answer,
  selection,
  empty,
}: Props<Row>) {
  const t = useOfficeT();
  const { data, error, isPlaceholderData, refetch } = answer;
  if (error && !data)
    return (
      <ListFailed
        text={error.problem?.detail ?? t('list.failed')}
        retry={t('general.tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListOnItsWay text={t('general.loading')} rows={12} />;
  if (data.Rows.length === 0)
    return (
      <div className={styles.empty}>
        <p>{t(state.isFiltered ? 'list.noneMatch' : 'list.empty')}</p>
        {!state.isFiltered && empty && <p>{empty}</p>}
        {state.isFiltered && <Button onClick={state.clear}>{t('list.clear')}</Button>}
      </div>
    );
  const ids = data.Rows.map(idOf);
  return (
    <>
      <div className={styles.table}>
        <Table caption={caption} stacks busy={isPlaceholderData}>
          <thead>
            <tr>
              {selection && (
                <Tick
                  label={t('list.selectAll')}
                  checked={ids.every((id) => selection.ids.has(id))}
                  onTick={(checked) => selection.set(ids, checked)}
                />
              )}
              {columns.map((column) => (
                <Heading key={column.label} column={column} state={state} />
              ))}
            </tr>
          </thead>
          <tbody>
            {data.Rows.map((row) => (
              <tr key={idOf(row)} data-selected={selection?.ids.has(idOf(row)) || undefined}>
                {selection && (
                  <Tick
                    label={t('list.select', { name: nameOf(row) })}
                    checked={selection.ids.has(idOf(row))}
                    onTick={(checked) => selection.set([idOf(row)], checked)}
                  />
                )}
                {columns.map(({ label, cell, amount }, place) =>
                  place === 0 ? (
                    <th key={label} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={label} data-label={label} className={amount ? amountCell : undefined}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <OfficePager state={state} shown={data.Rows.length} total={data.Total} next={data.Next} />
    </>
  );
}

type TickProps = { label: string; checked: boolean; onTick: (checked: boolean) => void };

function Tick({ label, checked, onTick }: TickProps) {
  return (
    <td className={styles.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onTick(target.checked)}
      />
    </td>
  );
}

function Heading<Row>({ column, state }: { column: OfficeColumn<Row>; state: OfficeListState }) {
  const t = useOfficeT();
  const { sort, label, amount } = column;
  const order = state.sort === sort ? 'ascending' : state.sort === `-${sort}` ? 'descending' : undefined;
  return (
    <th
      scope="col"
      className={amount ? amountCell : undefined}
      aria-sort={sort ? (order ?? 'none') : undefined}
    >
      {sort ? (
        <button
          type="button"
          className={styles.sort}
          title={t('list.sortBy', { column: label })}
          onClick={() => state.sortBy(sort)}
        >
          {label}
          {order && <Icon name={order === 'ascending' ? 'arrow-up' : 'arrow-down'} size="s" />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
