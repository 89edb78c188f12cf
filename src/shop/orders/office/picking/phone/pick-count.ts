import type { RowToPick } from '#shop/orders/office/picking/contract.ts';

type Row = Pick<RowToPick, 'RowId' | 'ArticleNumber' | 'EAN' | 'Ready'>;

/** The pieces that are picked, by the id of their row. */
export type Picked = Readonly<Record<number, number>>;

/** `row` is the one that was meant: which counts one more, or is full. */
export type Scan<Of> =
  | { outcome: 'counted'; row: Of; picked: Picked }
  | { outcome: 'tooMany'; row: Of }
  | { outcome: 'wrong' };

export function pickedOf({ RowId }: Pick<Row, 'RowId'>, picked: Picked): number {
  return picked[RowId] ?? 0;
}

/** Counts a scan: of rows with the same article the first that is not full. The number of an article may be typed too. */
export function scanned<Of extends Row>(rows: readonly Of[], picked: Picked, code: string): Scan<Of> {
  const key = keyOf(code);
  const meant = rows.filter(
    (row) => row.Ready > 0 && (keyOf(row.EAN) === key || keyOf(row.ArticleNumber) === key),
  );
  const [first] = meant;
  if (key === '' || !first) return { outcome: 'wrong' };
  const open = meant.find((row) => pickedOf(row, picked) < row.Ready);
  if (!open) return { outcome: 'tooMany', row: first };
  return { outcome: 'counted', row: open, picked: { ...picked, [open.RowId]: pickedOf(open, picked) + 1 } };
}

/** Takes a typed count, which is at most what is there; undefined for a text that is no such count. */
export function typedCount({ Ready }: Pick<Row, 'Ready'>, text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  const count = /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : Infinity;
  return count <= Ready ? count : undefined;
}

/** Returns how many pieces of a row are said to be missing on its shelf, of those that should lie there. */
export function missingOf(
  row: Pick<Row, 'RowId' | 'Ready'>,
  picked: Picked,
  missing: ReadonlySet<number>,
): number {
  return missing.has(row.RowId) ? Math.max(0, row.Ready - pickedOf(row, picked)) : 0;
}

/** Of a row of which no more are on the shelf nothing is left to pick. */
export function isAllPicked(rows: readonly Row[], picked: Picked, missing: ReadonlySet<number>): boolean {
  return rows.every((row) => pickedOf(row, picked) + missingOf(row, picked, missing) >= row.Ready);
}

/** A GTIN of 14 digits, an EAN and a UPC of one article differ in zeros before them. */
function keyOf(code: string): string {
  const text = code.trim().toUpperCase();
  return /^\d{11,14}$/.test(text) ? text.padStart(14, '0') : text;
}
