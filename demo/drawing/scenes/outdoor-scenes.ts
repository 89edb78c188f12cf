import { lying } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { layCloth } from '#demo/drawing/forms/cloth.ts';
import { leanCushion } from '#demo/drawing/forms/cushion.ts';
import { ring } from '#demo/drawing/forms/lathe.ts';
import { mugKinds, standMug } from '#demo/drawing/forms/mug.ts';
import { layNapkins } from '#demo/drawing/forms/napkins.ts';
import { pinTowel } from '#demo/drawing/forms/towel.ts';
import { layTray, leanTray, trayKinds } from '#demo/drawing/forms/tray.ts';
import { groundShadow } from '#demo/drawing/light.ts';
import { bakeBun, fruits, layFruit } from '#demo/drawing/props/food.ts';
import { glazes, standPlate } from '#demo/drawing/props/vessel.ts';
import { space } from '#demo/drawing/settings/setting.ts';
import { fade, flat, hull, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { birchTrunk, drawMeadow } from './outdoor.ts';
import { dressed, type Scene } from './scene.ts';

export const outdoorScenes = {
  picnic: {
    elevation: 30,
    extent: space(-66, 66, 30, -34, 36),
    draw: (stage) =>
      drawMeadow(stage, 430) +
      layCloth(stage, lying(0, 0, 4, 6), 0, dressed('dimma', 'lingon'), 128, 72) +
      leanCushion(stage, { x: -43, y: 1, z: 8, tilt: 64, turn: 10 }, dressed('dimma', 'sjo')) +
      layTray(stage, { x: 6, y: 0.4, z: 2, turn: -8 }, dressed('lingonris', 'skog'), trayKinds.roundLarge) +
      standMug(stage, { x: -4, y: 0.8, z: -4 }, dressed('masvik', 'honung'), mugKinds.mug, true) +
      standMug(stage, { x: 8, y: 0.8, z: -9 }, dressed('masvik', 'tegel'), mugKinds.mug, true) +
      standPlate(stage, { x: 17, y: 0.8, z: 4 }, glazes.chalk, 0.6) +
      bakeBun(stage, { x: 17, y: 1.4, z: 4 }, 4.1) +
      layNapkins(stage, { x: 47, y: 0.4, z: 4 }, dressed('kottestig', 'skog')) +
      layFruit(stage, { x: -22, y: 0.4, z: 20 }, fruits.apple, 3.5) +
      layFruit(stage, { x: -29, y: 0.4, z: 17 }, fruits.apple, 3.3) +
      layFruit(stage, { x: -25, y: 0.4, z: 24 }, fruits.pear, 3.4),
  },
  'linen-line': {
    elevation: 3,
    extent: space(-105, 105, 104, 0, 2),
    draw: (stage) =>
      drawMeadow(stage, 1080) +
      birchTrunk(stage, 130, 92) +
      birchTrunk(stage, 2290, 76) +
      clothesLine(stage) +
      pinTowel(stage, { x: -62, y: 15.4, z: 0 }, dressed('lingonris', 'lingon')) +
      pinTowel(stage, { x: 0, y: 13, z: 0 }, dressed('granruset', 'skog')) +
      pinTowel(stage, { x: 62, y: 15.4, z: 0 }, dressed('slandan', 'sjo')),
  },
  'forest-edge': {
    elevation: 17,
    extent: space(-50, 50, 38, -14, 22),
    draw: (stage) =>
      drawMeadow(stage, 800) +
      birchTrunk(stage, 2180, 150) +
      stump(stage) +
      leanTray(stage, { x: 12, y: 0, z: -6, tilt: 14 }, dressed('granruset', 'tegel'), trayKinds.medium) +
      layTray(stage, { x: -8, y: 0, z: 8, turn: 7 }, dressed('vintergatan', 'kol'), trayKinds.round) +
      standMug(stage, { x: -13, y: 0.4, z: 5 }, dressed('fjallbris', 'sjo'), mugKinds.mug, true) +
      bakeBun(stage, { x: -1, y: 0.4, z: 8 }, 4) +
      standMug(stage, { x: 21, y: 0, z: 13 }, dressed('fjallbris', 'honung'), mugKinds.mug, true),
  },
} satisfies Record<string, Scene>;

/** The line sags a little under each towel. */
function clothesLine(stage: Stage): string {
  const cord = Array.from({ length: 60 }, (_, i): Point => {
    const x = -112 + (i / 59) * 224;
    return stage.camera.at([x, 91.5 - 3.4 * (1 - Math.pow(x / 112, 2)), 0]);
  });
  return thread(open(cord), '#6b5a45', stage.px(0.5)) + thread(open(cord), '#d9c9a8', stage.px(0.3));
}

/** A sawn spruce stump, wide enough to set a table on, whose top is the ground of this picture. */
function stump(stage: Stage): string {
  const r = 46;
  const top = stage.see(ring(0, 0, 2, r, 60));
  const side = hull([...top, ...stage.see(ring(0, -34, 2, r * 1.07, 60))]);
  const [left, right] = [stage.camera.at([-r, 0, 2]), stage.camera.at([r, 0, 2])];
  const bark = fade(stage, left, right, [
    [0, '#8a7056'],
    [0.4, '#755b43'],
    [1, '#3f3024'],
  ]);
  const wood = fade(stage, left, right, [
    [0, '#f0dcb4'],
    [1, '#d2b283'],
  ]);
  const years = [0.96, 0.86, 0.77, 0.66, 0.57, 0.46, 0.36, 0.26, 0.17, 0.08].map((share) =>
    flat(stage.see(ring(-3 * (1 - share), 0, 2, r * share, 48))),
  );
  return (
    groundShadow(stage, [...ring(0, -34, 2, r * 1.05, 30), ...ring(0, 0, 2, r, 30)], -34) +
    shape(flat(side), bark) +
    shape(flat(top), wood) +
    years.map((year) => thread(year, '#9b7344', stage.px(0.16), 0.4)).join('') +
    thread(flat(top), '#5b4430', stage.px(0.8), 0.8)
  );
}
