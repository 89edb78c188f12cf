import { csvLine } from '#kit/tables/csv-file.ts';
import type { CellForm } from '#kit/tables/table-file-cells.server.ts';
import type { TableOut } from './table-out.server.ts';
import { xlsxStream, type Sheet, type SheetCell } from './xlsx-stream.server.ts';

type Pages = AsyncIterable<readonly Readonly<Record<string, string>>[]>;
type Table = Pick<TableOut, 'columns'> & { pages: Pages };

/** The words of the reader's language: the heading of a column, and those for a flag. */
export type FileWords = { headingOf: (column: string) => string; yes: string; no: string };

/** Writes the table as CSV, as Swedish spreadsheets expect it. */
export async function* csvStream({ columns, pages }: Table, words: FileWords): AsyncGenerator<string> {
  const names = Object.keys(columns);
  yield `\uFEFF${csvLine(names.map(words.headingOf))}`;
  for await (const page of pages) {
    yield page
      .map((row) => csvLine(names.map((name) => csvText(row[name] ?? '', columns[name]?.read.form, words))))
      .join('');
  }
}

/** Writes the table as the first sheet of a workbook. */
export function tableXlsx(name: string, table: Table, words: FileWords, more: readonly Sheet[] = []) {
  return xlsxStream([{ name, columns: columnsOf(table, words), pages: sheetPages(table, words) }, ...more]);
}

function columnsOf({ columns }: Table, { headingOf }: FileWords): Sheet['columns'] {
  return Object.entries(columns).map(([name, { read }]) => {
    const heading = headingOf(name);
    return { heading, width: Math.max(heading.length + 2, widthOf(read.form)) };
  });
}

function widthOf(form: CellForm): number {
  if (form.is === 'text') return form.max > 1_000 ? 50 : form.max > 100 ? 28 : 16;
  return form.is === 'such' ? 16 : 12;
}

async function* sheetPages({ columns, pages }: Table, words: FileWords) {
  const forms = Object.entries(columns).map(([name, { read }]) => [name, read.form] as const);
  for await (const page of pages)
    yield page.map((row) => forms.map(([name, form]) => sheetCell(row[name] ?? '', form, words)));
}

/** A number with three decimals gets a fourth: after a comma, three digits may also be thousands. */
function csvText(text: string, form: CellForm | undefined, words: FileWords): string {
  if (form?.is === 'flag') return flagText(text, words);
  return form?.is === 'number' && /,\d{3}$/.test(text) ? `${text}0` : text;
}

function sheetCell(text: string, form: CellForm, words: FileWords): SheetCell {
  if (form.is === 'text') return form.max > 60 ? text : { number: text };
  if (form.is === 'such') return { number: text };
  if (form.is === 'flag') return flagText(text, words);
  if (text === '' || form.is === 'choice') return text;
  if (form.is === 'day') return { day: text };
  const value = Number(text.replace(',', '.'));
  // A group may be told by its name.
  if (Number.isNaN(value)) return text;
  return form.decimals === 2 ? { ore: Math.round(value * 100) } : value;
}

function flagText(text: string, { yes, no }: FileWords): string {
  return text === 'yes' ? yes : text === 'no' ? no : text;
}
