import { inLanguage, type Language } from '#kit/text/language.ts';
import type { CatalogueArticle } from './memoized-article.server.ts';

/** The place of each article, by id, among all in an order that does not depend on the reader's prices. */
export type Ranks = ReadonlyMap<number, number>;
/** What articles are ranked by: their numbers, or their names in a language. */
export type RankedBy = 'number' | Language;

const articlesInStep = 500;

/** Ranks the articles as people read lists: capitals as small letters, 9 before 10, å ä ö where the language has them. */
export function* ranksOf(articles: readonly CatalogueArticle[], by: RankedBy): Generator<undefined, Ranks> {
  const { compare } = new Intl.Collator(by === 'number' ? 'sv' : by, { numeric: true });
  const texts = articles.map(({ row }) => ({
    id: row.id,
    text: by === 'number' ? row.article_number : inLanguage(by, row.name_sv, row.name_en),
  }));
  let runs: Text[][] = [];
  for (let from = 0; from < texts.length; from += articlesInStep) {
    runs.push(texts.slice(from, from + articlesInStep).sort((a, b) => compare(a.text, b.text)));
    yield;
  }
  while (runs.length > 1) {
    const merged: Text[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergedInSteps(runs[at]!, runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return new Map((runs[0] ?? []).map(({ id }, rank) => [id, rank]));
}

type Text = { id: number; text: string };

function* mergedInSteps(
  left: readonly Text[],
  right: readonly Text[],
  compare: (a: string, b: string) => number,
): Generator<undefined, Text[]> {
  const merged: Text[] = [];
  let [fromLeft, fromRight] = [0, 0];
  while (fromLeft < left.length && fromRight < right.length) {
    const isRight = compare(right[fromRight]!.text, left[fromLeft]!.text) < 0;
    merged.push(isRight ? right[fromRight++]! : left[fromLeft++]!);
    if (merged.length % (articlesInStep * 4) === 0) yield;
  }
  return [...merged, ...left.slice(fromLeft), ...right.slice(fromRight)];
}
