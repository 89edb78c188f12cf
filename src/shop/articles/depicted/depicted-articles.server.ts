import type { Db } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { readArticlesNumbered, readDepictedNumbers } from './store.server.ts';

export { copyDepictedArticles, putDepictedArticles } from './store.server.ts';

/** Joins the numbers of the articles that each of these pictures shows: `10103, 20101`. */
export async function depictedNumbersOf(
  db: Db,
  imageIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = groupBy(await readDepictedNumbers(db, imageIds), ({ image_id }) => image_id);
  return new Map([...rows].map(([id, those]) => [id, those.map((row) => row.article_number).join(', ')]));
}

type NumberedArticles = { ids: number[]; numbers: string; unknown: string[] };

/**
 * Finds the articles of a list of numbers, separated by commas, semicolons or lines. `numbers` is the list as the
 * articles spell it.
 */
export async function articlesNumbered(db: Db, list: string): Promise<NumberedArticles> {
  const wanted = list
    .split(/[,;\n]/)
    .map((number) => number.trim())
    .filter((number) => number !== '');
  const found = wanted.length === 0 ? [] : await readArticlesNumbered(db, wanted);
  const known = new Set(found.map((row) => row.article_number.toLowerCase()));
  return {
    ids: found.map(({ id }) => id),
    numbers: found.map((row) => row.article_number).join(', '),
    unknown: wanted.filter((number) => !known.has(number.toLowerCase())),
  };
}
