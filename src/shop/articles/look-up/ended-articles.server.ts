import type { Db } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { readInactiveArticles } from '#shop/articles/store.server.ts';
import { exactNumberKey, gtinKey } from './number-key.ts';

export type EndedArticle = Awaited<ReturnType<typeof readInactiveArticles>>[number];

/** The articles that are no longer for sale. */
export type EndedArticles = {
  byId: ReadonlyMap<number, EndedArticle>;
  withNumber(number: string): readonly EndedArticle[];
};

export async function readEndedArticles(db: Db): Promise<EndedArticles> {
  const rows = await readInactiveArticles(db);
  const keyed = rows.flatMap((row) => [
    { key: gtinKey(exactNumberKey(row.article_number)), row },
    ...(row.ean === null ? [] : [{ key: gtinKey(row.ean), row }]),
  ]);
  const byKey = groupBy(keyed, ({ key }) => key);
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    withNumber(number) {
      const found = byKey.get(gtinKey(exactNumberKey(number)));
      return found ? [...new Set(found.map(({ row }) => row))] : [];
    },
  };
}
