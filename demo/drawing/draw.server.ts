import type { Colour, Design, Form, View } from './article.ts';
import { drawDetail } from './detail-view.ts';
import { forms } from '#demo/drawing/forms/form-table.ts';
import { fit } from './fit.ts';
import { drawFront } from './front-view.ts';
import { sceneHeight, sceneWidth, type SceneName } from '#demo/drawing/scenes/scene.ts';
import { scenes } from '#demo/drawing/scenes/scene-table.ts';
import { drawSetting } from './setting-view.ts';
import { openStage } from './stage.ts';

export type { Colour, Design, Form, View } from './article.ts';
export { drawFavicon, drawLogo } from './logo.ts';
export type { SceneName } from '#demo/drawing/scenes/scene.ts';

/** A square picture, 1600 by 1600; the same article always gives the same picture. */
export function drawArticle(article: {
  form: Form;
  design: Design;
  colour: Colour;
  view: View;
  seed: number;
}): string {
  const { form, view, ...dress } = article;
  if (view === 'front') return drawFront(forms[form], dress);
  if (view === 'detail') return drawDetail(forms[form], dress);
  return drawSetting(form, dress);
}

/** A landscape for galleries, the press room and the start page, 2400 by 1350. */
export function drawScene(name: SceneName): string {
  const { elevation, extent, draw } = scenes[name];
  const stage = openStage(
    fit(extent, elevation, { width: 2340, height: 1190, centre: [sceneWidth / 2, sceneHeight / 2 + 20] }),
  );
  return stage.document(sceneWidth, sceneHeight, draw(stage));
}
