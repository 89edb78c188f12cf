import { lying, on, type Vec } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { groundShadow, wallShadow } from '#demo/drawing/light.ts';
import { clip, fade, flat, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { mugKinds, standMug } from './mug.ts';
import type { Spot } from './spot.ts';
import { drawBlock } from './timber.ts';
import { leanTray, trayKinds } from './tray.ts';

/** A stepped birch stand for the counter with three trays; the article's own design is the lowest and nearest. */
export function standTrayStand(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z } = spot;
  const foot: Vec[] = [
    [x - 22, y, z - 14],
    [x + 22, y, z - 14],
    [x + 22, y, z + 8],
    [x - 22, y, z + 8],
    [x - 22, y + 20, z - 14],
    [x + 22, y + 20, z - 14],
  ];
  const posts = [-20.5, 20.5].map((dx) => post(stage, x + dx, y, z));
  const step = (level: number): Spot => ({ x, y: y + 2 + level * 19.5, z: z + 6 - level * 8 });
  const tiers: Dress[] = [
    dress,
    {
      ...dress,
      design: dress.design === 'fjallbris' ? 'masvik' : 'fjallbris',
      colour: dress.colour === 'honung' ? 'sjo' : 'honung',
    },
    {
      ...dress,
      design: dress.design === 'dimma' ? 'masvik' : 'dimma',
      colour: dress.colour === 'sno' ? 'tegel' : 'sno',
    },
  ];
  const rows = tiers.map((tier, i) => {
    const at = step(i);
    return (
      drawBlock(stage, { x, y: at.y ?? 0, z: at.z - 1 }, { w: 45, h: 1.2, d: 4 }, false) +
      leanTray(stage, { x, y: (at.y ?? 0) + 1.2, z: at.z - 1.4, tilt: 14 }, tier, trayKinds.rect) +
      drawBlock(stage, { x, y: at.y ?? 0, z: at.z + 1.4 }, { w: 45, h: 2.6, d: 1 }, false)
    );
  });
  return groundShadow(stage, foot, y) + posts.join('') + rows.reverse().join('');
}

function post(stage: Stage, x: number, y: number, z: number): string {
  const rail = (dx: number): Point[] =>
    stage.see([
      [x + dx - 1, y, z + 9],
      [x + dx + 1, y, z + 9],
      [x + dx + 1, y + 60, z - 13],
      [x + dx - 1, y + 60, z - 13],
    ]);
  const face = rail(0);
  const birch = fade(stage, face[0] ?? [0, 0], face[1] ?? [1, 0], [
    [0, '#ecd5ac'],
    [1, '#cfae7c'],
  ]);
  return (
    wallShadow(face, stage.px(2), 0.7) +
    shape(flat(face), birch) +
    thread(flat(face), '#9b7344', stage.px(0.1), 0.35)
  );
}

/** A printed strip on the front edge of a shelf, with products on the shelf. */
export function mountShelfStrip(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z } = spot;
  const w = 38;
  const frame = { ...lying(x, y + 18, z, 0), v: [0, 1, 0] as Vec, n: [0, 0, 1] as Vec };
  const palette = dressing(dress, 'full');
  const h = 6.2;
  const top = 5.3;
  const at = (px: number, py: number): Point => stage.camera.at(on(frame, px - w / 2, 8 - py, 6.2));
  const strip = [at(0, top), at(w, top), at(w, top + h), at(0, top + h)];
  const path = flat(strip);
  const rail = [at(0, top - 0.2), at(w, top - 0.2), at(w, top + 0.25), at(0, top + 0.25)];
  const lower = [at(0, top + h - 0.2), at(w, top + h - 0.2), at(w, top + h + 0.25), at(0, top + h + 0.25)];
  const plank = stage.see([
    [x - 21, y + 20.5, z - 6],
    [x + 21, y + 20.5, z - 6],
    [x + 21, y + 15.6, z - 6],
    [x - 21, y + 15.6, z - 6],
  ]);
  const sheen = fade(stage, strip[0] ?? [0, 0], strip[2] ?? [1, 1], [
    [0, '#ffffff', 0.1],
    [0.3, '#ffffff', 0.3],
    [0.42, '#ffffff', 0.02],
    [1, '#2a1c10', 0.1],
  ]);
  return (
    wallShadow(plank, stage.px(4)) +
    drawBlock(stage, { x, y: y + 18, z }, { w: 42, h: 2.2, d: 12 }, false) +
    standMug(stage, { x: x - 13.5, y: y + 20.2, z: z - 1 }, { ...dress, design: 'masvik' }, mugKinds.mug) +
    standMug(
      stage,
      { x: x - 2.6, y: y + 20.2, z: z - 2 },
      { ...dress, design: 'masvik' },
      mugKinds.espresso,
    ) +
    leanTray(
      stage,
      { x: x + 10.6, y: y + 20.2, z: z - 2, tilt: 12 },
      { ...dress, design: 'fjallbris' },
      trayKinds.small,
    ) +
    wallShadow(strip, stage.px(0.8)) +
    clip(stage, path, shape(path, palette.ground) + printed(dress, 'full', w, 15, at)) +
    shape(path, sheen) +
    shape(flat(rail), '#f5efe4') +
    shape(flat(lower), '#d9cfbf') +
    thread(flat(strip), '#2a1c10', stage.px(0.06), 0.25)
  );
}
