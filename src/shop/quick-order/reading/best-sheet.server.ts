import type { CustomerSession } from '#kit/http/principal.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Language } from '#kit/text/language.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import { openNumberFinder } from '#shop/wanted-rows/find-wanted.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import type { SheetLines } from './read-file.server.ts';

/** Longer texts are no numbers. */
const longestNumber = 50;

/** Returns the sheet in most of whose lines stands a number of an article, the first of equal ones. */
export async function bestSheet(
  services: RowServices,
  customer: CustomerSession,
  sheets: readonly SheetLines[],
): Promise<SheetLines> {
  const [first = { name: '', lines: [] }] = sheets;
  if (sheets.length < 2) return first;
  const finder = await openNumberFinder(services, customer);
  const cells = sheets.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  await finder.learn(cells.filter((cell) => cell.length <= longestNumber));
  const isNumbered = ({ cells: [...all] }: SheetLines['lines'][number]) =>
    all.some((cell) => cell.length <= longestNumber && finder.isNumber(cell));
  const counts = sheets.map(({ lines }) => lines.filter(isNumbered).length);
  return sheets[counts.indexOf(Math.max(...counts))] ?? first;
}

/** Tells in what is skipped, as line 0, which sheet was read and which were not. */
export function tellSheets(
  preview: Preview | Problem,
  sheets: readonly SheetLines[],
  read: SheetLines,
  language: Language,
): Preview | Problem {
  if (preview instanceof Problem || sheets.length < 2) return preview;
  const others = sheets.filter((sheet) => sheet !== read).map(({ name }) => name);
  const Text = textOf('rows.otherSheets', { sheet: read.name, others: others.join(', ') })(language);
  return { ...preview, Skipped: [{ Line: 0, Text }, ...preview.Skipped] };
}
