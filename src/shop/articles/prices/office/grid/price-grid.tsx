import {
  useCallback,
  useMemo,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { toast } from '#kit/browser/announce.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { Table } from '#kit/widgets/table.tsx';
import { LeaveQuestion } from '#kit/widgets/modal.tsx';
import { useLeaving } from '#shop/office/forms/use-office-form.ts';
import { OfficePager } from '#shop/office/lists/office-pager.tsx';
import type { OfficeListState } from '#shop/office/lists/use-office-list.ts';
import { useLatest } from '#shop/office/use-latest.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { blockOf, columnsOf, placeOfKey, spreadBlock } from './cells.ts';
import { readPriceGrid, type GridRow } from './contract.ts';
import { GridFoot } from './grid-foot.tsx';
import { focusCell, placeAfterKey, placeOfField } from './grid-keys.ts';
import { GridLine, type LineDrafts } from './grid-line.tsx';
import { useColumnLabel } from './use-column-label.ts';
import { useGridDrafts, type GridDrafts } from './use-grid-drafts.ts';
import { useSaveGrid } from './use-save-grid.ts';
import styles from './grid.module.css';

export type GridFilters = { q: string; group: string; state: string; price: string; steps: string };
type Props = { code: string; currency: string; filters: GridFilters; state: OfficeListState };

/** The prices of many articles in one list, edited cell by cell like a spreadsheet. */
export function PriceGrid({ code, currency, filters, state }: Props) {
  const t = useOfficeT();
  const mayWrite = useMay()('prices.write');
  const grid = useRef<HTMLDivElement>(null);
  const answer = useEndpoint(readPriceGrid, { code, ...queryOf(filters), ...partOf(state) });
  const columns = columnsOf(filters.steps !== '');
  const labelOf = useColumnLabel(currency);
  const drafts = useGridDrafts(currency);
  const latest = useLatest(drafts);
  const settle = useCallback(
    (key: string, keepsMine: boolean) => latest.current.settle(key, keepsMine),
    [latest],
  );
  const saving = useSaveGrid(code, drafts);
  const { leave } = useLeaving(drafts.count > 0);
  const { Rows = [], Next } = answer.data ?? {};
  const fields = useGridFields({ rows: Rows, columns, currency, drafts, save, grid });
  const draftsOf = useLineDrafts(drafts);

  function save(): void {
    const [wrong] = drafts.broken.keys();
    if (wrong !== undefined) grid.current?.querySelector<HTMLElement>(`[data-key="${wrong}"]`)?.focus();
    else if (!saving.isPending) saving.mutate();
  }

  if (answer.error && !answer.data)
    return (
      <ListFailed
        text={answer.error.problem?.detail ?? t('list.failed')}
        retry={t('general.tryAgain')}
        onRetry={() => void answer.refetch()}
      />
    );
  if (!answer.data) return <ListOnItsWay text={t('general.loading')} rows={12} />;
  return (
    // What its fields tell is listened for here: there may be a thousand of them.
    <div ref={grid} className={styles.grid} {...(mayWrite && fields)}>
      {mayWrite && <p className={styles.help}>{t('priceGrid.help')}</p>}
      {Rows.length === 0 ? (
        <p>{t(state.isFiltered ? 'list.noneMatch' : 'list.empty')}</p>
      ) : (
        <Table caption={t('steps.show.grid')} busy={answer.isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col">{t('articles.field.ArticleNumber')}</th>
              <th scope="col" className={styles.pack}>
                {t('priceGrid.pack')}
              </th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={styles.head}>
                  {labelOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Rows.map((row, place) => (
              <GridLine
                key={row.ArticleId}
                row={row}
                place={place}
                columns={columns}
                currency={currency}
                mayWrite={mayWrite}
                drafts={draftsOf(row.ArticleId)}
                onSettle={settle}
              />
            ))}
          </tbody>
        </Table>
      )}
      <OfficePager state={state} shown={Rows.length} total={undefined} next={Next} />
      {mayWrite && <GridFoot drafts={drafts} saving={saving} onSave={save} />}
      {leave && <LeaveQuestion {...leave} />}
    </div>
  );
}

function queryOf({ q, group, state, price }: GridFilters) {
  return {
    q,
    ...(/^\d+$/.test(group) && { group: Number(group) }),
    ...(state && { state: state as 'active' }),
    ...(price && { price: price as 'without' }),
  };
}

function partOf({ part }: OfficeListState) {
  return { take: part.take, ...(/^\d+$/.test(part.after) && { after: Number(part.after) }) };
}

type Fields = {
  rows: readonly GridRow[];
  currency: string;
  columns: ReturnType<typeof columnsOf>;
  drafts: GridDrafts;
  save: () => void;
  grid: { readonly current: HTMLDivElement | null };
};

/** What the fields of the grid do when somebody types, pastes or presses a key. */
function useGridFields({ rows, columns, currency, drafts, save, grid }: Fields) {
  const t = useOfficeT();

  function fieldOf({ target }: SyntheticEvent): HTMLInputElement | undefined {
    return target instanceof HTMLInputElement && target.dataset['key'] !== undefined ? target : undefined;
  }

  return {
    onInput(event: SyntheticEvent) {
      const field = fieldOf(event);
      const row = field && rows[placeOfField(field).row];
      if (!row) return;
      const column = placeOfKey(field.dataset['key']!).column.name;
      drafts.put([{ row, column, text: field.value }], true);
    },

    onBlur(event: SyntheticEvent) {
      const field = fieldOf(event);
      if (field) drafts.leave(field.dataset['key']!);
    },

    onFocus(event: SyntheticEvent) {
      fieldOf(event)?.select();
    },

    /** A first press takes the whole cell, so that typing replaces it; a second one places the caret. */
    onMouseDown(event: SyntheticEvent) {
      const field = fieldOf(event);
      if (!field || document.activeElement === field) return;
      event.preventDefault();
      field.focus();
    },

    onPaste(event: ClipboardEvent) {
      const field = fieldOf(event);
      const text = event.clipboardData.getData('text/plain');
      if (!field || !/[\t\r\n]/.test(text)) return;
      event.preventDefault();
      const { cells, outside } = spreadBlock(blockOf(text), placeOfField(field), {
        rows: rows.length,
        columns,
        language: t.language,
        currency,
      });
      drafts.put(
        cells.map((cell) => ({ row: rows[cell.row]!, column: columns[cell.column]!.name, text: cell.text })),
      );
      const told = t(cells.length === 1 ? 'priceGrid.pasted.one' : 'priceGrid.pasted.other', {
        n: cells.length,
      });
      const rest = t(outside === 1 ? 'priceGrid.outside.one' : 'priceGrid.outside.other', { n: outside });
      toast(outside > 0 ? `${told}. ${rest}` : told, { error: outside > 0 });
    },

    onKeyDown(event: KeyboardEvent) {
      const field = fieldOf(event);
      if (!field || !grid.current) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.key === 'Enter') save();
      else if (isCommand && event.key.toLowerCase() === 'z') drafts.undo();
      else if (isCommand || event.altKey) return;
      else if (event.key === 'Escape') {
        drafts.restore(field.dataset['key']!);
        // What is typed next replaces the value that is back, once it stands in the field.
        requestAnimationFrame(() => field.select());
      } else {
        const next = placeAfterKey(event, field, placeOfField(field));
        if (!next) return;
        focusCell(grid.current, next);
      }
      event.preventDefault();
    },
  };
}

const nothing: LineDrafts = {
  texts: new Map(),
  broken: new Map(),
  refused: new Map(),
  theirs: new Map(),
  changed: new Set(),
};

/** A row without drafts gets the same object each time, so that it is not drawn again. */
function useLineDrafts({ texts, broken, refused, theirs, changes }: GridDrafts) {
  const drafted = useMemo(() => {
    const changed = new Set(changes.flatMap(({ keys }) => keys).filter((key) => texts.has(key)));
    const ids = new Set(
      [...texts.keys(), ...broken.keys(), ...refused.keys(), ...theirs.keys()].map(
        (key) => placeOfKey(key).articleId,
      ),
    );
    return { ids, drafts: { texts, broken, refused, theirs, changed } };
  }, [texts, broken, refused, theirs, changes]);
  return (articleId: number) => (drafted.ids.has(articleId) ? drafted.drafts : nothing);
}
