import type { Db } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { readNumbersOfAll } from '#shop/articles/store.server.ts';
import { exactNumberKey, gtinKey } from './number-key.ts';

/** Finds articles, for sale or not, by their article numbers, and by their numbers or EANs. */
export type AllNumbers = {
  byArticleNumber(text: string): readonly number[];
  byAnyNumber(text: string): readonly number[];
};

/** Reads the numbers of all articles, for the rows of a file. */
export async function readAllNumbers(db: Db): Promise<AllNumbers> {
  const rows = await readNumbersOfAll(db);
  const keyOf = (text: string) => gtinKey(exactNumberKey(text));
  const byNumber = groupBy(rows, ({ article_number }) => keyOf(article_number));
  const byEan = groupBy(rows, ({ ean }) => (ean === null ? '' : gtinKey(ean)));
  return {
    byArticleNumber: (text) => (byNumber.get(keyOf(text)) ?? []).map(({ id }) => id),
    byAnyNumber(text) {
      const key = keyOf(text);
      const found = [...(byNumber.get(key) ?? []), ...(key === '' ? [] : (byEan.get(key) ?? []))];
      return [...new Set(found.map(({ id }) => id))];
    },
  };
}
