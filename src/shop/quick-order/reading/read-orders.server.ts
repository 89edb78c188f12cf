import type { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import { textOf, type TextKey } from '#shop/texts/language-table.ts';
import { mostRows, type Preview } from '#shop/wanted-rows/contract.ts';
import { openNumberFinder, type NumberFinder } from '#shop/wanted-rows/find-wanted.server.ts';
import { previewRows, skippedLine, type RowServices } from '#shop/wanted-rows/preview.server.ts';
import { tooManyRows } from '#shop/wanted-rows/too-many-rows.ts';
import { keepAnswer, readAnswer } from './answers-store.server.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows, type ReadRows } from './read-rows.ts';
import type { SplitLine } from './split-line.ts';

/** Room for headings, which are no rows. */
export const mostLines = mostRows + 100;

const reasons = {
  heading: 'rows.heading',
  noQuantity: 'rows.noQuantity',
} as const satisfies Record<string, TextKey>;

/**
 * Reads lines of an order and previews their rows. `answered` are the columns that a person has said are the quantity;
 * they are remembered for the same headings.
 */
export async function previewLines(
  services: RowServices,
  customer: CustomerSession,
  lines: readonly SplitLine[],
  { language, answered }: { language: Language; answered?: readonly number[] | undefined },
): Promise<Preview | Problem> {
  if (lines.length > mostLines) return tooManyRows;
  const finder = await openNumberFinder(services, customer);
  const { wanted, skipped, question } = await readAnswered(services, customer, finder, lines, answered);
  if (wanted.length > mostRows) return tooManyRows;
  return await previewRows(services, customer, wanted, {
    language,
    finder,
    skipped: skipped.map(({ line, why, unread }) =>
      skippedLine(line, textOf(reasons[why])(language), unread),
    ),
    columns: question?.isOpen ? question.columns : [],
    answered:
      question && !question.isOpen ? { Columns: question.columns, Quantity: [...question.quantities] } : null,
  });
}

/** Reads by the answer that is given, or by the one that was given for the same headings before. */
async function readAnswered(
  { db, now }: RowServices,
  customer: CustomerSession,
  finder: NumberFinder,
  lines: readonly SplitLine[],
  answered: readonly number[] | undefined,
): Promise<ReadRows> {
  const read = await readKnowingOwnNumbers(finder, lines, answered);
  const key = read.question?.key;
  if (!read.question || key === undefined) return read;
  if (read.question.isOpen) {
    const kept = await readAnswer(db, customer.id, key);
    return kept ? await readKnowingOwnNumbers(finder, lines, kept) : read;
  }
  await keepAnswer(db, { customerId: customer.id, heading: key, columns: read.question.quantities }, now());
  return read;
}

/**
 * How a line is read depends on which of its parts are numbers, and own numbers are known only when they have been
 * asked for. So the lines are read again while that brings numbers that were not known before.
 */
async function readKnowingOwnNumbers(
  finder: NumberFinder,
  lines: readonly SplitLine[],
  answered: readonly number[] | undefined,
): Promise<ReadRows> {
  for (;;) {
    const numbers = new Set<string>();
    const known = knownBy(finder, (text) => numbers.add(text));
    const rows = readRows(lines, known, answered);
    for (const { Ref } of rows.wanted) numbers.add(Ref);
    if (!(await finder.learn(numbers))) return rows;
  }
}

/** What a finder knows while it learns nothing; `ask` is told each text that is looked for as a number. */
export function knownBy(finder: NumberFinder, ask?: (text: string) => void): KnownNumbers {
  // Every cell of a row is compared with its article.
  const articles = new Map<string, KnownArticle[]>();
  return {
    isName: (text) => finder.idsOfName(text).length > 0,
    kindOfWord: (word) => finder.kindOfWord(word),
    articlesOf(number) {
      let found = articles.get(number);
      if (!found) articles.set(number, (found = finder.articlesOf(number).map(knownArticle)));
      return found;
    },
    isNumber(text) {
      ask?.(text);
      return finder.isNumber(text);
    },
  };
}

function knownArticle(article: ReturnType<NumberFinder['articlesOf']>[number]): KnownArticle {
  if ('nameSv' in article) {
    const { id, nameSv, nameEn, pack, priceOre } = article;
    return { id, names: namesToCompare(nameSv, nameEn), pack, priceOre };
  }
  const { id, name_sv, name_en, quantity_per_package } = article;
  return { id, names: namesToCompare(name_sv, name_en), pack: quantity_per_package, priceOre: null };
}

function namesToCompare(...names: readonly (string | null)[]): string[] {
  return names.flatMap((name) => name || []);
}
