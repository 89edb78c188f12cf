import { addDays } from '#kit/text/dates.ts';
import type { DemoArticle } from '#demo/data/article.ts';
import { sceneTable, type Scene } from '#demo/data/scene-table.ts';
import type { SceneWords } from '#demo/data/scene-words.ts';
import { demoPressArticles } from '#demo/data/press-articles.ts';
import { demoPressMessages } from '#demo/data/press-messages.ts';
import type { Form } from '#demo/data/image-spec.ts';
import { finishedImage, finishedScene, type FinishedView } from './finished-images.server.ts';

export type DemoImage = {
  id: number;
  file: string;
  width: number;
  height: number;
  captionSv: string;
  captionEn: string;
  licenceSv: string;
  licenceEn: string;
  photographer: string;
  placeSv: string;
  placeEn: string;
  takenOn: string;
  focusX: number | null;
  focusY: number | null;
};

const firstSceneId = 1001;
/** The ids of additional pictures are the article's id plus this. */
const viewIds = { near: 2000, use: 4000 };
const scenes = Object.keys(sceneTable) as Scene[];

const licence = {
  licenceSv: 'Datorframställd bild. Fri att använda i redaktionellt sammanhang. Ange Fjällbrusa Form.',
  licenceEn: 'Computer-generated picture. Free for editorial use. Please credit Fjällbrusa Form.',
};
/** The pictures are made by computer: they were taken at no place. */
const origin = { photographer: 'Fjällbrusa Form', placeSv: '', placeEn: '' };

/** An article's picture has the article's id; scenes start at 1001, additional pictures at 2001. */
export function demoImages(articles: readonly DemoArticle[]): DemoImage[] {
  const ofArticles = articles.flatMap((article) => imageOfArticle(article, article.id, 'front') ?? []);
  const furtherViews = articles.flatMap((article) =>
    viewsOf(article).flatMap(({ view, imageId }) => imageOfArticle(article, imageId, view) ?? []),
  );
  return [...ofArticles, ...scenes.flatMap((scene) => imageOfScene(scene) ?? []), ...furtherViews];
}

/** The pictures as they are known when they are shown: none was made after the message that it stands in. */
export function demoImagesBy(articles: readonly DemoArticle[], today: string): DemoImage[] {
  const shownOn = new Map<number, string>();
  const show = (ids: readonly number[], publishAt: string) => {
    for (const id of ids) {
      const before = shownOn.get(id);
      if (before === undefined || publishAt < before) shownOn.set(id, publishAt);
    }
  };
  for (const { publishAt, scenes: own, depicted = [] } of demoPressMessages(today)) {
    const ofScenes = own.flatMap((scene) => imageIdOfScene(scene) ?? []);
    show([...ofScenes, ...pressImagesOf(articles, depicted)], publishAt);
  }
  for (const { publishAt, articleNumber, alsoDepicted } of demoPressArticles(today))
    show(idsOf(articles, [articleNumber, ...alsoDepicted]), publishAt);
  return demoImages(articles).map((image) => {
    const shown = shownOn.get(image.id);
    if (shown === undefined || image.takenOn < shown.slice(0, 10)) return image;
    return { ...image, takenOn: addDays(shown.slice(0, 10), -daysBeforeMessage) };
  });
}

const daysBeforeMessage = 7;

function idsOf(articles: readonly DemoArticle[], numbers: readonly (string | null)[]): number[] {
  return articles.filter(({ articleNumber }) => numbers.includes(articleNumber)).map(({ id }) => id);
}

/** The additional pictures of an article that are finished: a close-up, and one in use. */
export function demoArticleViews(articles: readonly DemoArticle[]) {
  return articles.flatMap((article) =>
    viewsOf(article).map(({ imageId }, sort) => ({ articleId: article.id, imageId, sort })),
  );
}

/** The articles in each scene that is finished. */
export function demoDepictedArticles(articles: readonly DemoArticle[]) {
  return scenes.flatMap((scene) => {
    const imageId = imageIdOfScene(scene);
    if (imageId === undefined) return [];
    const { shows }: SceneWords = sceneTable[scene];
    return articles
      .filter(({ articleNumber }) => shows.includes(articleNumber))
      .map(({ id }) => ({ imageId, articleId: id }));
  });
}

function viewsOf({ id, articleNumber }: DemoArticle) {
  return (['near', 'use'] as const)
    .filter((view) => finishedImage(articleNumber, view))
    .map((view) => ({ view, imageId: viewIds[view] + id }));
}

/** What a further picture shows beside the article, for those who do not see it. */
function wordsOfView(form: Form, view: FinishedView): { sv: string; en: string } {
  const isMug = form === 'mug' || form === 'espresso-mug';
  if (view === 'front') return { sv: '', en: '' };
  if (view === 'near')
    return isMug
      ? { sv: ', mönstret på nära håll', en: ', the pattern close up' }
      : { sv: ', ett hörn med mönstret på nära håll', en: ', a corner with the pattern close up' };
  return isMug
    ? { sv: ', på en bok på ett träbord', en: ', on a book on a wooden table' }
    : { sv: ', på ett träbord med en skål lingon', en: ', on a wooden table with a bowl of lingonberries' };
}

function imageOfArticle(article: DemoArticle, id: number, view: FinishedView): DemoImage | undefined {
  const { articleNumber, image, nameSv, nameEn } = article;
  const finished = image ? finishedImage(articleNumber, view) : undefined;
  if (!image || !finished) return undefined;
  const { sv, en } = wordsOfView(image.form, view);
  const words = { captionSv: nameSv + sv, captionEn: nameEn + en, focusX: null, focusY: null };
  const { madeOn: takenOn, ...file } = finished;
  return { id, ...file, takenOn, ...words, ...origin, ...licence };
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

/** Returns the id of the scene's picture; undefined when it has not been rendered. */
export function imageIdOfScene(scene: Scene): number | undefined {
  return finishedScene(scene) && firstSceneId + scenes.indexOf(scene);
}

function imageOfScene(scene: Scene): DemoImage | undefined {
  const finished = finishedScene(scene);
  if (!finished) return undefined;
  const { sv, en, focus } = sceneTable[scene];
  const [focusX, focusY] = focus;
  const words = { captionSv: sv, captionEn: en, focusX, focusY };
  const { madeOn: takenOn, ...file } = finished;
  return { id: firstSceneId + scenes.indexOf(scene), ...file, takenOn, ...words, ...origin, ...licence };
}
