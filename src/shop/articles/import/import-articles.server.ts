import type { Trx } from '#kit/database/db.server.ts';
import { lazy } from '#kit/text/lazy.ts';
import type { Written } from '#kit/tables/row-batches.server.ts';
import { importOf } from '#kit/tables/table-file-import.server.ts';
import { imageIdsByFile } from '#shop/images/image-ids.server.ts';
import { productGroupIds } from '#shop/product-groups/group-ids.server.ts';
import { articleColumns } from './import-columns.server.ts';
import { insertImportedArticles, putColours, readArticleIds, updateArticles } from './import-store.server.ts';
import { putPrices } from './price-import-store.server.ts';
import { readArticleStates } from './imported-article-state.server.ts';
import { lineOf, type ImportedLine, type Known } from './imported-article.server.ts';
import { readColours, readMaterials } from '#shop/articles/store.server.ts';

export const importArticles = importOf({
  key: 'article_no',
  columns: articleColumns,
  topic: 'catalogue',
  atOnce: 500,
  async begin(trx, columns) {
    const ids = await readArticleIds(trx);
    const known = await readKnown(trx, columns.has('price'));
    const filesOf = lazy(() => new Map([...known.images].map(([file, id]) => [id, file])));
    return {
      take: (values, _line, note) =>
        lineOf(values, { id: ids.get((values.article_no ?? '').toLowerCase()), known, note }),
      write: (lines: readonly ImportedLine[]) => write(trx, lines),
      look: (lines: readonly ImportedLine[]) => readArticleStates(trx, lines, filesOf()),
    };
  },
});

async function readKnown(trx: Trx, hasPrices: boolean): Promise<Known> {
  return {
    groups: await productGroupIds(trx),
    colours: new Set((await readColours(trx)).map(({ id }) => id)),
    materials: new Set((await readMaterials(trx)).map(({ id }) => id)),
    images: await imageIdsByFile(trx),
    hasPrices,
  };
}

async function write(trx: Trx, lines: readonly ImportedLine[]): Promise<Written> {
  const fresh = lines.filter((line) => line.id === undefined);
  const known = lines.filter((line) => line.id !== undefined);
  const freshIds = await insertImportedArticles(
    trx,
    fresh.map(({ article }) => article),
  );
  const changed = new Set(
    await updateArticles(
      trx,
      known.map(({ id, article }) => ({ id, ...article })),
    ),
  );

  const all = [...known, ...fresh.map((line, place) => ({ id: freshIds[place] ?? 0, ...line }))];
  const prices = all
    .filter(({ price, regularPrice }) => price !== undefined || regularPrice !== undefined)
    .map(({ id, price, regularPrice }) => ({ article_id: id, price, regular_price: regularPrice }));
  const colours = all.flatMap(({ id, colourIds }) =>
    colourIds ? [{ article_id: id, colour_ids: colourIds }] : [],
  );
  for (const id of [...(await putPrices(trx, prices)), ...(await putColours(trx, colours))]) changed.add(id);
  for (const id of freshIds) changed.delete(id);
  return { created: fresh.length, changed: changed.size };
}
