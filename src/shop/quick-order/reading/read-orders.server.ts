import type { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { mostRows } from '#shop/wanted-rows/contract.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import { openNumberFinder } from '#shop/wanted-rows/find-wanted.server.ts';
import type { NumberFinder } from '#shop/wanted-rows/find-wanted.server.ts';
import { previewRows } from '#shop/wanted-rows/preview.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { tooManyRows } from '#shop/wanted-rows/too-many-rows.ts';
import { readRows } from './read-rows.ts';
import type { ReadRows } from './read-rows.ts';
import type { SplitLine } from './split-line.ts';

/** Room for headings, which are no rows. */
const mostLines = mostRows + 100;

/** Reads lines of an order and previews their rows. */
export async function previewLines(
  services: RowServices,
  customer: Customer,
  lines: readonly SplitLine[],
  language: Language,
): Promise<Preview | Problem> {
  if (lines.length > mostLines) return tooManyRows;
  const finder = await openNumberFinder(services, customer);
  const { wanted, headings } = await readKnowingOwnNumbers(finder, lines);
  if (wanted.length > mostRows) return tooManyRows;
  const heading = textOf('rows.heading')(language);
  const skipped = headings.map((Line) => ({ Line, Text: heading }));
  return await previewRows(services, customer, wanted, { language, finder, skipped });
}

/**
 * How a line is read depends on which of its parts are numbers, and own numbers are known only when they have been
 * asked for. So the lines are read again while that brings numbers that were not known before.
 */
async function readKnowingOwnNumbers(finder: NumberFinder, lines: readonly SplitLine[]): Promise<ReadRows> {
  for (;;) {
    const numbers = new Set<string>();
    const rows = readRows(lines, {
      isName: (text) => finder.isName(text),
      namesOf: (number) => finder.namesOf(number),
      isNumber(text) {
        numbers.add(text);
        return finder.isNumber(text);
      },
    });
    for (const { Ref } of rows.wanted) numbers.add(Ref);
    if (!(await finder.learn(numbers))) return rows;
  }
}
