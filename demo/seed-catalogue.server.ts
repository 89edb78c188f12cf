import type { Trx } from '#kit/database/db.server.ts';
import {
  insertArticleViews,
  insertArticles,
  insertColours,
  insertMaterials,
  insertDepictedArticles,
  insertPrices,
  insertPriceSteps,
  insertTimedPrices,
} from '#shop/articles/seed.server.ts';
import { insertImages } from '#shop/images/seed.server.ts';
import { insertProductGroups } from '#shop/product-groups/seed.server.ts';
import type { DemoArticle } from '#demo/data/article.ts';
import { demoColours } from '#demo/data/colours.ts';
import { demoGroups } from '#demo/data/groups.ts';
import { demoMaterials } from '#demo/data/materials.ts';
import { demoPriceLists, demoPrices, demoPriceSteps, demoTimedPrices } from '#demo/data/price-lists.ts';
import {
  demoArticleViews,
  demoImagesBy,
  demoDepictedArticles,
  imageIdOfScene,
} from './demo-images.server.ts';
import { rowOf } from './row-of.ts';

/** Seeds pictures, groups, colours, materials, articles and their prices. */
export async function seedCatalogue(
  trx: Trx,
  articles: readonly DemoArticle[],
  today: string,
): Promise<void> {
  await insertImages(trx, demoImagesBy(articles, today).map(rowOf));
  await insertProductGroups(
    trx,
    demoGroups.map(({ scene, ...group }) =>
      rowOf({ ...group, imageId: (scene && imageIdOfScene(scene)) ?? null }),
    ),
  );
  await insertColours(
    trx,
    demoColours.map(({ id, nameSv, nameEn, hex }) => rowOf({ id, nameSv, nameEn, hex, sort: id })),
  );
  await insertMaterials(
    trx,
    demoMaterials.map((material) => rowOf({ ...material, sort: material.id })),
  );
  await insertArticles(
    trx,
    articles.map(({ colourIds: _colours, price: _price, regularPrice: _regular, image, ...article }) =>
      rowOf({ ...article, imageId: image ? article.id : null }),
    ),
    articles.flatMap(({ id, colourIds }) => colourIds.map((colourId) => rowOf({ articleId: id, colourId }))),
  );
  await insertArticleViews(trx, demoArticleViews(articles).map(rowOf));
  await insertDepictedArticles(trx, demoDepictedArticles(articles).map(rowOf));
  const ids = new Map(articles.map(({ id, articleNumber }) => [articleNumber, id]));
  await insertPrices(
    trx,
    demoPriceLists.map(rowOf),
    demoPrices(articles).map(({ articleNumber, ...price }) =>
      rowOf({ ...price, articleId: ids.get(articleNumber) ?? 0 }),
    ),
  );
  await insertPriceSteps(
    trx,
    demoPriceSteps(articles).map(({ articleNumber, ...step }) =>
      rowOf({ ...step, articleId: ids.get(articleNumber) ?? 0 }),
    ),
  );
  await insertTimedPrices(
    trx,
    demoTimedPrices(articles, today).map(({ articleNumber, ...price }) =>
      rowOf({ ...price, articleId: ids.get(articleNumber) ?? 0 }),
    ),
  );
}
