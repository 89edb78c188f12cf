import { lying } from '#demo/drawing/camera.ts';
import { layCloth } from '#demo/drawing/forms/cloth.ts';
import { layCoasters } from '#demo/drawing/forms/coasters.ts';
import { mugKinds, standMug } from '#demo/drawing/forms/mug.ts';
import { layNapkins } from '#demo/drawing/forms/napkins.ts';
import { ring } from '#demo/drawing/forms/lathe.ts';
import { layTray, leanTray, trayKinds } from '#demo/drawing/forms/tray.ts';
import { layBook } from '#demo/drawing/props/desk.ts';
import { bakeBun, fruits, heapFruit } from '#demo/drawing/props/food.ts';
import { growTwigs, plants } from '#demo/drawing/props/greenery.ts';
import { burnCandle, glazes, standPlate, standVessel, vessels } from '#demo/drawing/props/vessel.ts';
import { space } from '#demo/drawing/settings/setting.ts';
import { flat, thread, type Stage } from '#demo/drawing/stage.ts';
import { dressed, inRoom, type Scene } from './scene.ts';

export const tableScenes = {
  'morning-table': {
    elevation: 30,
    extent: space(-56, 56, 13, -26, 26),
    draw: inRoom(
      { wall: 'chalk', table: 'oak', back: -48, window: { x: -30, y: 12, size: 62 } },
      (stage) =>
        layCloth(stage, lying(-2, 0, 0, 90), 0, dressed('lingonris', 'skog'), 45, 190) +
        standVessel(stage, { x: -38, y: 0.3, z: -26 }, vessels.vase, glazes.chalk) +
        growTwigs(stage, [-38, 18, -26], 34, plants.rowan, 'morning', [-0.7, -0.25, 0.1, 0.55]) +
        standVessel(stage, { x: 46, y: 0.3, z: -22 }, vessels.bowl, glazes.smoke) +
        heapFruit(stage, { x: 46, y: 5.4, z: -22 }, fruits.apple, 3.1, 6) +
        layTray(stage, { x: 0, y: 0.3, z: 2, turn: -6 }, dressed('kottestig', 'skog'), trayKinds.large) +
        standMug(stage, { x: -12, y: 0.8, z: -5, turn: 20 }, dressed('masvik', 'tegel'), mugKinds.mug, true) +
        standPlate(stage, { x: 11, y: 0.7, z: -3 }, glazes.chalk, 0.6) +
        bakeBun(stage, { x: 11, y: 1.3, z: -3 }, 4) +
        standMug(stage, { x: 37, y: 0.3, z: 10, turn: 25 }, dressed('masvik', 'sjo'), mugKinds.mug, true) +
        layNapkins(stage, { x: -42, y: 0.3, z: 12 }, dressed('kottestig', 'tegel')),
    ),
  },
  'tray-stack': {
    elevation: 17,
    extent: space(-50, 50, 46, -14, 20),
    draw: inRoom({ wall: 'clay', table: 'birch', back: -20, window: { x: -44, y: 8, size: 52 } }, (stage) => {
      const pile = [
        dressed('dimma', 'kol'),
        dressed('masvik', 'sno'),
        dressed('dimma', 'honung'),
        dressed('masvik', 'tegel'),
        dressed('slandan', 'sjo'),
      ];
      return (
        leanTray(stage, { x: 17, z: -12, tilt: 11 }, dressed('vintergatan', 'sjo'), trayKinds.roundLarge) +
        leanTray(stage, { x: -30, z: -10, tilt: 12 }, dressed('fjallbris', 'sno'), trayKinds.round) +
        pile
          .map((dress, i) =>
            layTray(
              stage,
              { x: -2 + (i % 2) * 0.8, y: i * 1.5, z: 7, turn: [4, -3, 6, -5, 2][i] },
              dress,
              trayKinds.medium,
            ),
          )
          .join('') +
        standMug(stage, { x: 2, y: 7.8, z: 5 }, dressed('masvik', 'honung'), mugKinds.espresso, true) +
        standVessel(stage, { x: 42, z: 8 }, vessels.bottle, glazes.clay) +
        growTwigs(stage, [42, 19.5, 8], 20, plants.birch, 'stack', [-0.5, 0.1, 0.5])
      );
    }),
  },
  'coffee-rings': {
    elevation: 50,
    extent: space(-37, 37, 0, -22, 22),
    draw: inRoom(
      { wall: 'chalk', table: 'white', back: -80 },
      (stage) =>
        rings(stage) +
        layBook(stage, { x: -29, z: -12, turn: 12 }, { w: 17, h: 24, thick: 2 }, '#c9603c') +
        standPlate(stage, { x: 26, z: -10 }, glazes.celadon, 0.95) +
        bakeBun(stage, { x: 23, y: 1, z: -11 }) +
        bakeBun(stage, { x: 30, y: 1, z: -8 }) +
        layCoasters(stage, { x: -2, z: 0 }, dressed('vintergatan', 'sjo')) +
        standMug(
          stage,
          { x: 5.6, y: 0.42, z: 0.4, turn: -20 },
          dressed('masvik', 'sjo'),
          mugKinds.espresso,
          true,
        ) +
        standMug(stage, { x: -21, z: 12, turn: 30 }, dressed('masvik', 'honung'), mugKinds.mug, true) +
        layNapkins(stage, { x: 24, z: 15 }, dressed('kottestig', 'honung')),
    ),
  },
  'winter-set': {
    elevation: 20,
    extent: space(-52, 52, 34, -16, 22),
    draw: inRoom(
      { wall: 'ink', table: 'dark', back: -20, window: { x: -56, y: 6, size: 44 } },
      (stage) =>
        growTwigs(stage, [-34, 17, -8], 30, plants.spruce, 'winter', [-0.85, -0.3, 0.3]) +
        standVessel(stage, { x: -34, z: -8 }, vessels.vase, glazes.chalk) +
        leanTray(stage, { x: 12, z: -13, tilt: 12 }, dressed('vintergatan', 'kol'), trayKinds.round) +
        burnCandle(stage, { x: -17, z: -6 }, glazes.brass) +
        burnCandle(stage, { x: -11, z: -11 }, glazes.brass) +
        burnCandle(stage, { x: 38, z: -8 }, glazes.brass) +
        layTray(stage, { x: -2, z: 9, turn: -7 }, dressed('granruset', 'lingon'), trayKinds.rect) +
        standMug(stage, { x: -7, y: 0.4, z: 6 }, dressed('masvik', 'lingon'), mugKinds.mug, true) +
        bakeBun(stage, { x: 6, y: 0.4, z: 6 }, 3.8) +
        standMug(stage, { x: 27, z: 3 }, dressed('fjallbris', 'kol'), mugKinds.mug, true) +
        standVessel(stage, { x: 43, z: 10 }, vessels.bowl, glazes.chalk) +
        heapFruit(stage, { x: 43, y: 5.6, z: 10 }, fruits.lingon, 1.25, 7.4) +
        layNapkins(stage, { x: -36, z: 14 }, dressed('kottestig', 'lingon')),
    ),
  },
} satisfies Record<string, Scene>;

/** Rings left by cups on an unprotected table. */
function rings(stage: Stage): string {
  return [
    [-10, 15, 3.4],
    [-7.6, 17, 3.4],
    [12, -15, 2.7],
    [38, 2, 3.4],
  ]
    .map(
      ([x = 0, z = 0, r = 3]) =>
        thread(flat(stage.see(ring(x, 0, z, r, 40))), '#8a5a33', stage.px(0.26), 0.28) +
        thread(flat(stage.see(ring(x, 0, z, r - 0.16, 40))), '#6b4020', stage.px(0.08), 0.3),
    )
    .join('');
}
