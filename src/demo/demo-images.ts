import type { DemoArticle } from './data/article.ts';
import type { Scene } from './data/picture-spec.ts';
import { pictureOrigins } from './data/picture-origins.ts';
import type { PictureOrigin } from './data/picture-origins.ts';
import { demoWebImages } from './data/web-images.ts';
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
const scenes = [...new Set(demoWebImages.map(({ scene }) => scene))];

const licence = {
  licenceSv: 'Fri att använda i redaktionellt sammanhang. Ange Fjällbrusa Form.',
  licenceEn: 'Free for editorial use. Please credit Fjällbrusa Form.',
};
/** Of articles, cut out on a plain ground: nobody asks where or when. */
const cutOut: PictureOrigin = { photographer: 'Fjällbrusa Form', placeSv: '', placeEn: '', takenOn: null };

/** Articles' pictures have the articles' ids, those of scenes follow from 1001. */
export function demoImages(articles: readonly DemoArticle[]): DemoImage[] {
  const ofArticles = articles.flatMap(({ id, picture, nameSv, nameEn }): DemoImage[] => {
    if (!picture) return [];
    const file = articlePictureKey({ ...picture, seed: id });
    const captions = { captionSv: nameSv, captionEn: nameEn };
    return [{ id, file, width: 1600, height: 1600, ...captions, ...cutOut, ...licence }];
  });
  return [...ofArticles, ...scenes.map(imageOfScene)];
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
