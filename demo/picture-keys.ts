import type { PictureSpec, Scene } from '#demo/data/picture-spec.ts';
import type { View } from '#demo/drawing/article.ts';

export type ArticlePicture = Omit<PictureSpec, 'view'> & { view: View; seed: number };

/** A key describes the picture: `demo/mug.masvik.sjo.front.17.svg`. */
export function articlePictureKey(picture: PictureSpec & { seed: number }): string {
  const { form, design, colour, view = 'front', seed } = picture;
  return `demo/${form}.${design}.${colour}.${view}.${seed}.svg`;
}

export function scenePictureKey(scene: Scene): string {
  return `demo/${scene}.svg`;
}

/** Parses a key; undefined when it is not one of those above. */
export function readPictureKey(key: string): ArticlePicture | { scene: Scene } | undefined {
  const [, name] = /^demo\/([\w.-]+)\.svg$/.exec(key) ?? [];
  if (name === undefined) return undefined;
  const [form, design, colour, view, seed] = name.split('.');
  if (design === undefined) return { scene: name as Scene };
  return { form, design, colour, view, seed: Number(seed) } as ArticlePicture;
}
