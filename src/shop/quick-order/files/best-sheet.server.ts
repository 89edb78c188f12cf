import type { CustomerSession } from '#kit/http/principal.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Language } from '#kit/text/language.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import { openNumberFinder } from '#shop/wanted-rows/find-wanted.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import type { KnownNumbers } from '#shop/quick-order/reading/known-numbers.ts';
import type { SheetLines } from './read-file.server.ts';
import { knownBy } from '#shop/quick-order/reading/read-orders.server.ts';
import { readRows } from '#shop/quick-order/reading/read-rows.ts';

/** Longer texts are no numbers. */
const longestNumber = 50;

type BestSheet = { sheet: SheetLines; isOneOfOrders: boolean };

/**
 * Returns the sheet in most of whose lines stands a number of an article; of equal ones the one that was open when the
 * workbook was saved, else the first; one of quantities before a catalogue without them. `isOneOfOrders` is whether another
 * has quantities too.
 */
export async function bestSheet(
  services: RowServices,
  customer: CustomerSession,
  sheets: readonly SheetLines[],
): Promise<BestSheet> {
  const [first = { name: '', isActive: true, lines: [], hidden: 0 }] = sheets;
  if (sheets.length < 2) return { sheet: first, isOneOfOrders: false };
  const finder = await openNumberFinder(services, customer);
  const cells = sheets.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  await finder.learn(cells.filter((cell) => cell.length <= longestNumber));
  const isNumbered = ({ cells: [...all] }: SheetLines['lines'][number]) =>
    all.some((cell) => cell.length <= longestNumber && finder.isNumber(cell));
  const known = knownBy(finder);
  const judged = sheets.map((sheet) => {
    const numbered = sheet.lines.filter(isNumbered).length;
    const certainty = numbered > 0 ? certaintyOf(sheet.lines, known) : 0;
    return { sheet, certainty, count: numbered + (sheet.isActive ? 0.5 : 0) + fullSheet * certainty };
  });
  const best = judged.reduce((before, one) => (one.count > before.count ? one : before));
  const isOneOfOrders = judged.filter(({ certainty }) => certainty > 0).length > 1;
  return { sheet: best.sheet, isOneOfOrders };
}
/** More than the lines of any sheet. */
const fullSheet = 1_000_000;

/** Whether a sheet has quantities: 2, or 1 where a person is to say which column they are. */
function certaintyOf(lines: SheetLines['lines'], known: KnownNumbers): number {
  const { wanted, question } = readRows(lines, known);
  if (question?.isOpen) return 1;
  return wanted.some(({ Ref, Quantity }) => known.isNumber(Ref) && readQuantity(Quantity)) ? 2 : 0;
}

/** Tells in what is skipped, as line 0, which sheet was read and which were not, and how many rows are hidden. */
export function tellSheets(
  preview: Preview | Problem,
  sheets: readonly SheetLines[],
  { sheet: read, isOneOfOrders }: BestSheet,
  language: Language,
): Preview | Problem {
  if (preview instanceof Problem) return preview;
  const told: Preview['Skipped'] = [];
  if (read.hidden > 0) {
    const Text = textOf(read.hidden === 1 ? 'rows.hidden.one' : 'rows.hidden.other', { count: read.hidden })(
      language,
    );
    told.push({ Line: 0, Text, Unread: Text });
  }
  if (sheets.length < 2) return { ...preview, Skipped: [...told, ...preview.Skipped] };
  const others = sheets.filter((sheet) => sheet !== read).map(({ name }) => name);
  const Text = textOf('rows.otherSheets', { sheet: read.name, others: others.join(', ') })(language);
  const ofSheets = isOneOfOrders ? { Line: 0, Text, Unread: Text } : { Line: 0, Text };
  return { ...preview, Skipped: [ofSheets, ...told, ...preview.Skipped] };
}
