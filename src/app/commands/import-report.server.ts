import type { ImportOptions, Outcome } from '#kit/tables/table-file-import.server.ts';
import type { RowRefusal } from '#kit/tables/table-file-rows.server.ts';
import { count } from './import-progress.server.ts';

const mostShown = 100;

/** What became of a file, for the person who imports it. */
export function reportOf(kind: string, outcome: Outcome, options: ImportOptions, seconds: number): string {
  const { read, created, changed, rejected, isKept } = outcome;
  const goesIn = rejected === 0 || options.skipBad;
  const unchanged = read - created - changed - rejected;
  const good = [`${count(created)} new`, `${count(changed)} changed`, `${count(unchanged)} unchanged`];
  const counts = [`${count(read)} read`, ...(goesIn ? good : []), `${count(rejected)} rejected`];
  return [
    ...outcome.remarks,
    ...[...outcome.notes].map(([note, rows]) => `${count(rows)} ${rows === 1 ? 'row' : 'rows'}: ${note}`),
    ...tableOf(outcome.refusals.slice(0, mostShown)),
    ...more(outcome),
    `${kind}: ${counts.join(', ')} (${seconds.toFixed(1)} s)`,
    ...verdict(isKept, goesIn),
  ].join('\n');
}

function verdict(isKept: boolean, goesIn: boolean): string[] {
  if (isKept) return [];
  if (goesIn) return ['Dry run: nothing was changed.'];
  return ['Nothing was changed: mend the file, or use --skip-bad to take in the other rows.'];
}

function more({ refusals, rejected }: Outcome): string[] {
  const shown = new Set(refusals.slice(0, mostShown).map(({ line }) => line)).size;
  return rejected > shown ? [`… and ${count(rejected - shown)} more rejected rows`] : [];
}

function tableOf(refusals: readonly RowRefusal[]): string[] {
  if (refusals.length === 0) return [];
  const cells = refusals.map(({ line, field, value, reason }) => [String(line), field, shown(value), reason]);
  const rows = [['line', 'field', 'value', 'reason'], ...cells];
  const widths = [0, 1, 2].map((place) => Math.max(...rows.map((row) => (row[place] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, place) => (place === 0 ? cell.padStart(widths[0] ?? 0) : cell.padEnd(widths[place] ?? 0)))
      .join('  '),
  );
}

/** Short, and without what a terminal would take for a command. */
function shown(value: string): string {
  const plain = value.replace(/\p{C}/gu, '·');
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
}
