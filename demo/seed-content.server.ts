import type { Trx } from '#kit/database/db.server.ts';
import { insertContactCards } from '#shop/contact/seed.server.ts';
import { insertWebImages } from '#shop/images/seed.server.ts';
import { insertPressArticles, insertPressMessages } from '#shop/press-room/seed.server.ts';
import { insertSettings } from '#shop/settings/seed.server.ts';
import { insertWebTexts } from '#shop/texts/seed.server.ts';
import type { DemoArticle } from '#demo/data/article.ts';
import { demoPressArticles } from '#demo/data/press-articles.ts';
import { demoPressMessages } from '#demo/data/press-messages.ts';
import { demoSettings } from '#demo/data/settings.ts';
import { demoContactCards } from '#demo/data/contact-cards.ts';
import { demoWebImages } from '#demo/data/web-images.ts';
import { demoWebTexts } from '#demo/data/web-texts.ts';
import { imageIdOfScene, pressImagesOf } from './demo-images.server.ts';
import { seedPages } from './seed-pages.server.ts';
import { rowOf } from './row-of.ts';

/** Seeds texts, settings, staff, web images, the press room and the pages. */
export async function seedContent(trx: Trx, articles: readonly DemoArticle[], today: string): Promise<void> {
  await insertWebTexts(trx, demoWebTexts.map(rowOf));
  await insertSettings(trx, demoSettings(today).map(rowOf));
  await insertContactCards(
    trx,
    demoContactCards.map((card) => rowOf({ ...card, imageId: null })),
  );
  await insertWebImages(
    trx,
    demoWebImages.flatMap(({ scene, ...image }) => {
      const imageId = imageIdOfScene(scene);
      return imageId === undefined ? [] : [rowOf({ ...image, imageId })];
    }),
  );
  await seedPressMessages(trx, articles, today);
  await seedPressArticles(trx, articles, today);
  await seedPages(trx, articles);
}

async function seedPressMessages(trx: Trx, articles: readonly DemoArticle[], today: string): Promise<void> {
  const messages = demoPressMessages(today);
  await insertPressMessages(
    trx,
    messages.map(({ scenes: _scenes, depicted: _depicted, publishAt, ...message }) =>
      rowOf({ ...message, publishAt: new Date(publishAt) }),
    ),
    messages.flatMap(({ id, scenes, depicted = [] }) =>
      [...scenes.flatMap((scene) => imageIdOfScene(scene) ?? []), ...pressImagesOf(articles, depicted)].map(
        (imageId, sort) => rowOf({ pressMessageId: id, imageId, sort }),
      ),
    ),
  );
}

async function seedPressArticles(trx: Trx, articles: readonly DemoArticle[], today: string): Promise<void> {
  const pressArticles = demoPressArticles(today);
  const depicted = new Map(articles.map(({ articleNumber, id, image }) => [articleNumber, image && id]));
  await insertPressArticles(
    trx,
    pressArticles.map(({ alsoDepicted: _depicted, publishAt, ...article }) =>
      rowOf({ ...article, publishAt: new Date(publishAt) }),
    ),
    pressArticles.flatMap(({ id, articleNumber, alsoDepicted }) =>
      [articleNumber, ...alsoDepicted].flatMap((number, sort) => {
        const imageId = depicted.get(number);
        return imageId ? [rowOf({ pressArticleId: id, imageId, sort })] : [];
      }),
    ),
  );
}
