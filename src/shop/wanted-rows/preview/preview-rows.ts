import { csvFile, formatDecimal } from '#kit/tables/csv-file.ts';
import { wireToOre } from '#kit/text/money.ts';
import { plural, type T } from '#shop/texts/text.ts';
import type { Brief, Preview, Verdict, Wanted } from '#shop/wanted-rows/contract.ts';

/** How many rows are shown at once; the rest follow in parts of this size. */
export const rowsPerPart = 200;

export type RowGroup = 'stopped' | 'uncertain' | 'ok';

const groupOf = { stopped: 'stopped', changed: 'uncertain', short: 'uncertain', ok: 'ok' } as const;

/** Returns the rows in the order in which they need attention: stopped, then changed or short, then the others. */
export function groupRows(rows: readonly Verdict[]): { group: RowGroup; rows: Verdict[] }[] {
  return (['stopped', 'uncertain', 'ok'] as const)
    .map((group) => ({ group, rows: rows.filter(({ State }) => groupOf[State] === group) }))
    .filter((one) => one.rows.length > 0);
}

/** Keeps the first `count` rows of the groups together. */
export function firstOf(groups: ReturnType<typeof groupRows>, count: number): ReturnType<typeof groupRows> {
  let left = count;
  return groups
    .map(({ group, rows }) => {
      const shown = rows.slice(0, left);
      left -= shown.length;
      return { group, rows: shown };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the row that a verdict is about, so that it can be validated again. */
export function wantedOf({ Line, Given, GivenQuantity, Article, PriceThen }: Verdict): Wanted {
  return {
    Line,
    Ref: Given,
    // A number that was typed is looked for again: it may have become an own number meanwhile.
    ...(Given === null && Article && { ArticleId: Article.ArticleId }),
    Quantity: GivenQuantity,
    ...(PriceThen !== null && { PriceThen }),
  };
}

/** The rows that would be put in the cart: those that are not stopped, or merged with an earlier one. */
export function rowsToAdd(rows: readonly Verdict[]): { verdict: Verdict; article: Brief }[] {
  return rows.flatMap((verdict) =>
    verdict.State !== 'stopped' && verdict.Quantity > 0 && verdict.Article
      ? [{ verdict, article: verdict.Article }]
      : [],
  );
}

/**
 * Returns the rows that remain when the others have been added. `notAdded` has each row's place in the call as `Line`,
 * and does not know what was typed.
 */
export function rowsLeft(rows: readonly Verdict[], notAdded: readonly Verdict[]): Verdict[] {
  const sent = rowsToAdd(rows).map(({ verdict }) => verdict);
  const refused = new Map(notAdded.map((verdict) => [sent[verdict.Line - 1], verdict]));
  const missing = new Set(notAdded.map(({ Line }) => sent[Line - 1]?.Article?.ArticleId));
  return rows.flatMap((row) => {
    const why = refused.get(row);
    if (why) return [{ ...row, State: why.State, Notes: why.Notes, Quantity: 0, TotalAmount: 0 }];
    const stays = row.State === 'stopped' || (isMerged(row) && missing.has(row.Article?.ArticleId));
    return stays ? [row] : [];
  });
}

/** Says which lines are no rows and why; many are counted only. */
export function skippedInWords(skipped: Preview['Skipped'], t: T): string {
  // Line 0 tells of the whole file: which of its sheets was read.
  const ofFile = skipped.flatMap(({ Line, Text }) => (Line === 0 ? [`${Text}.`] : []));
  const lines = skipped.filter(({ Line }) => Line > 0);
  if (lines.length === 0) return ofFile.join(' ');
  const named = lines.slice(0, 5).map(({ Line, Text }) => t('rows.skippedLine', { line: Line, text: Text }));
  return [...ofFile, plural(t, 'rows.skippedCount', lines.length), named.join(', ')].join(' ');
}

export function isMerged({ Notes }: Verdict): boolean {
  return Notes.some(({ Code }) => Code === 'merged');
}

/** Returns the sum of the rows, as on the wire. */
export function previewOf(preview: Preview, rows: Verdict[]): Preview {
  const count = (state: Verdict['State']) => rows.filter(({ State }) => State === state).length;
  return {
    ...preview,
    Rows: rows,
    Counts: { Ok: count('ok'), Changed: count('changed'), Short: count('short'), Stopped: count('stopped') },
    TotalExcludingVat: rows.reduce((sum, row) => sum + wireToOre(row.TotalAmount), 0) / 100,
  };
}

/** Writes the stopped rows as CSV, with the reason why each is stopped. The headings are in the reader's language. */
export function stoppedRowsCsv(rows: readonly Verdict[], headings: readonly string[]): string {
  return csvFile(
    headings,
    rows
      .filter(({ State }) => State === 'stopped')
      .map(({ Line, Given, GivenQuantity, Article, Price, Notes }) => [
        Line,
        Given ?? Article?.ArticleNumber ?? '',
        GivenQuantity ?? '',
        Article?.ArticleText ?? '',
        Price === null ? '' : formatDecimal(wireToOre(Price)),
        Notes.map(({ Text }) => Text).join('. '),
      ]),
  );
}
