import type { DemoArticle } from '#demo/data/article.ts';
import type { Scene } from '#demo/data/picture-spec.ts';
import { pictureOrigins } from '#demo/data/picture-origins.ts';
import type { PictureOrigin } from '#demo/data/picture-origins.ts';
import { demoWebImages } from '#demo/data/web-images.ts';
import { finishedPicture } from './finished-pictures.server.ts';
import type { FinishedView } from './finished-pictures.server.ts';
import { articlePictureKey, scenePictureKey } from './picture-keys.ts';

export type DemoImage = PictureOrigin & {
  id: number;
  file: string;
  width: number;
  height: number;
  captionSv: string;
  captionEn: string;
  licenceSv: string;
  licenceEn: string;
};

const firstSceneId = 1001;
/** The ids of additional pictures are the article's id plus this. */
const viewIds = { near: 2000, use: 4000 };
const scenes = [...new Set(demoWebImages.map(({ scene }) => scene))];

const licence = {
  licenceSv: 'Fri att använda i redaktionellt sammanhang. Ange Fjällbrusa Form.',
  licenceEn: 'Free for editorial use. Please credit Fjällbrusa Form.',
};
/** Pictures of articles are cut-outs on a plain background, without a place or date. */
const cutOut: PictureOrigin = { photographer: 'Fjällbrusa Form', placeSv: '', placeEn: '', takenOn: null };

/** An article's picture has the article's id; scenes start at 1001, additional pictures at 2001. */
export function demoImages(articles: readonly DemoArticle[]): DemoImage[] {
  const ofArticles = articles.flatMap((article) => imageOfArticle(article, article.id, 'front') ?? []);
  const furtherViews = articles.flatMap((article) =>
    viewsOf(article).flatMap(({ view, imageId }) => imageOfArticle(article, imageId, view) ?? []),
  );
  return [...ofArticles, ...scenes.map(imageOfScene), ...furtherViews];
}

/** The additional pictures of an article that are finished: a close-up, and one in use. */
export function demoArticleViews(articles: readonly DemoArticle[]) {
  return articles.flatMap((article) =>
    viewsOf(article).map(({ imageId }, sort) => ({ articleId: article.id, imageId, sort })),
  );
}

function viewsOf({ id, articleNumber }: DemoArticle) {
  return (['near', 'use'] as const)
    .filter((view) => finishedPicture(articleNumber, view))
    .map((view) => ({ view, imageId: viewIds[view] + id }));
}

function imageOfArticle(article: DemoArticle, id: number, view: FinishedView): DemoImage | undefined {
  const { id: seed, articleNumber, picture, nameSv, nameEn } = article;
  if (!picture) return undefined;
  const { file, px } = finishedPicture(articleNumber, view) ?? {
    file: articlePictureKey({ ...picture, seed }),
    px: 1600,
  };
  const captions = { captionSv: nameSv, captionEn: nameEn };
  return { id, file, width: px, height: px, ...captions, ...cutOut, ...licence };
}

/** The pictures of these articles in order: the first in use where that is finished, then each by itself. */
export function pressImagesOf(articles: readonly DemoArticle[], numbers: readonly string[]): number[] {
  const pressed = numbers.flatMap(
    (number) => articles.find(({ articleNumber }) => articleNumber === number) ?? [],
  );
  const inUse = pressed
    .slice(0, 1)
    .flatMap(viewsOf)
    .filter(({ view }) => view === 'use');
  return [...inUse.map(({ imageId }) => imageId), ...pressed.map(({ id }) => id)];
}

export function imageIdOfScene(scene: Scene): number {
  const place = scenes.indexOf(scene);
  if (place < 0) throw new Error(`No web image shows the scene ${scene}`);
  return firstSceneId + place;
}

function imageOfScene(scene: Scene): DemoImage {
  const shown = demoWebImages.filter((image) => image.scene === scene);
  const { textSv = '', textEn = '' } = shown.at(-1) ?? {};
  return {
    id: imageIdOfScene(scene),
    file: scenePictureKey(scene),
    width: 2400,
    height: 1350,
    captionSv: textSv,
    captionEn: textEn,
    ...pictureOrigins[scene],
    ...licence,
  };
}
