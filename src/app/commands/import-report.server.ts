import type { FieldChange, RowChanges } from '#kit/tables/row-changes.server.ts';
import type { ImportOptions, Outcome } from '#kit/tables/table-file-import.server.ts';
import type { RowRefusal } from '#kit/tables/table-file-rows.server.ts';
import { missingGroups } from '#shop/articles/import/row-to-article.server.ts';
import { missingColours, missingMaterials } from '#shop/articles/import/traits-of-row.server.ts';
import { count } from './import-progress.server.ts';

const mostShown = 100;
const mostChangesShown = 50;
const mostNamesShown = 10;

/** Describes the result of an import for the person who runs it. */
export function reportOf(kind: string, outcome: Outcome, options: ImportOptions, seconds: number): string {
  const { read, created, changed, rejected, isCommitted } = outcome;
  const goesIn = rejected === 0 || options.skipBad;
  const unchanged = read - created - changed - rejected;
  const good = [`${count(created)} new`, `${count(changed)} changed`, `${count(unchanged)} unchanged`];
  const counts = [`${count(read)} read`, ...(goesIn ? good : []), `${count(rejected)} rejected`];
  return [
    ...outcome.remarks,
    ...[...outcome.notes].map(([note, rows]) => `${count(rows)} ${rows === 1 ? 'row' : 'rows'}: ${note}`),
    ...tableOf(outcome.refusals.slice(0, mostShown)),
    ...more(outcome),
    ...(goesIn && options.changes ? changedRows(options.changes) : []),
    `${kind}: ${counts.join(', ')} (${seconds.toFixed(1)} s)`,
    ...whatToMake(outcome, options),
    ...verdict(isCommitted, goesIn),
  ].join('\n');
}

/** What rows were refused for and the person may have made. */
function whatToMake({ refusals }: Outcome, { layout }: ImportOptions): string[] {
  const groups = missingGroups(refusals).map((name) => name || '“Övrigt” for rows without one');
  return [
    ...toMake('--make-groups makes the product groups', layout?.makesGroups ? [] : groups),
    ...toMake('--make-colours makes the colours', missingColours(refusals)),
    ...toMake('--make-materials makes the materials', missingMaterials(refusals)),
  ];
}

function toMake(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const [listed, more] = [names.slice(0, mostNamesShown).map(shown), names.length - mostNamesShown];
  const rest = more > 0 ? ` and ${count(more)} more` : '';
  return [`${what} that are missing: ${listed.join(', ')}${rest}.`];
}

function verdict(isCommitted: boolean, goesIn: boolean): string[] {
  if (isCommitted) return [];
  if (goesIn) return ['Dry run: nothing was changed.'];
  return ['Nothing was changed: mend the file, or use --skip-bad to take in the other rows.'];
}

function more({ refusals, rejected }: Outcome): string[] {
  const shown = new Set(refusals.slice(0, mostShown).map(({ line }) => line)).size;
  return rejected > shown ? [`… and ${count(rejected - shown)} more rejected rows`] : [];
}

function tableOf(refusals: readonly RowRefusal[]): string[] {
  if (refusals.length === 0) return [];
  const cells = refusals.map(({ line, field, head = field, value, reason }) => [
    String(line),
    head === field ? field : `${head} (${field})`,
    shown(value),
    reason,
  ]);
  return aligned([['line', 'field', 'value', 'reason'], ...cells]);
}

/** The rows that a dry run would create or change. */
function changedRows({ rows, leftOut }: RowChanges): string[] {
  const listed = rows.slice(0, mostChangesShown);
  if (listed.length === 0) return [];
  const cells = listed.map(({ line, key, isNew, fields }) => [
    String(line),
    shown(key),
    isNew ? 'new' : 'changed',
    fields.map((change) => fieldChange(change, isNew)).join('; '),
  ]);
  const more = rows.length - listed.length + leftOut;
  const rest = more > 0 ? [`… and ${count(more)} more new or changed ${more === 1 ? 'row' : 'rows'}`] : [];
  return [...aligned([['line', 'row', '', 'what'], ...cells]), ...rest];
}

function fieldChange({ head, old, now }: FieldChange, isNew: boolean): string {
  const becomes = shown(now) || '–';
  return `${shown(head)}: ${isNew ? becomes : `${shown(old) || '–'} → ${becomes}`}`;
}

/** The first column contains numbers; the last has no limit in width. */
export function aligned(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_head, place) =>
    Math.max(...rows.map((row) => row[place]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, place) => {
        if (place === 0) return cell.padStart(widths[0] ?? 0);
        return place === row.length - 1 ? cell : cell.padEnd(widths[place] ?? 0);
      })
      .join('  '),
  );
}

/** Shortens the value and removes control characters, which a terminal would interpret. */
export function shown(value: string): string {
  const plain = value.replace(/\p{C}/gu, '·');
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
}
