import type { Stage } from '#demo/drawing/stage.ts';
import { boardKinds, leanBoard } from '#demo/drawing/forms/board.ts';
import { mugKinds, standMug } from '#demo/drawing/forms/mug.ts';
import { layNapkins } from '#demo/drawing/forms/napkins.ts';
import { leanCatalogue, leanNotebook, standPostcards } from '#demo/drawing/forms/paper-goods.ts';
import { standTrayStand } from '#demo/drawing/forms/shop-goods.ts';
import { drawBlock } from '#demo/drawing/forms/timber.ts';
import { layTray, leanTray, trayKinds } from '#demo/drawing/forms/tray.ts';
import { foldThrow } from '#demo/drawing/forms/throw.ts';
import { leanCushion } from '#demo/drawing/forms/cushion.ts';
import { wallShadow } from '#demo/drawing/light.ts';
import { bakeBun, fruits, heapFruit } from '#demo/drawing/props/food.ts';
import { growTwigs, plants } from '#demo/drawing/props/greenery.ts';
import { glazes, standPlate, standVessel, vessels } from '#demo/drawing/props/vessel.ts';
import { space } from '#demo/drawing/settings/setting.ts';
import { dressed, inRoom, type Scene } from './scene.ts';

export const shelfScenes = {
  'kitchen-shelf': {
    elevation: 4,
    extent: space(-70, 70, 76, -6, 8),
    draw: inRoom(
      { wall: 'sage', table: 'white', back: -10, window: { x: -64, y: 8, size: 72 } },
      (stage) =>
        shelf(stage, 0, 36, 128) +
        leanTray(
          stage,
          { x: -36, y: 38.4, z: -3, tilt: 7 },
          dressed('kottestig', 'honung'),
          trayKinds.large,
        ) +
        leanTray(stage, { x: 3, y: 38.4, z: -3, tilt: 7 }, dressed('fjallbris', 'sjo'), trayKinds.round) +
        standMug(stage, { x: 26, y: 38.4, z: 0 }, dressed('masvik', 'tegel'), mugKinds.mug) +
        standMug(stage, { x: 39, y: 38.4, z: 0 }, dressed('masvik', 'skog'), mugKinds.mug) +
        standVessel(stage, { x: 54, y: 38.4, z: -1 }, vessels.jar, glazes.chalk) +
        growTwigs(stage, [54, 51.4, -1], 15, plants.eucalyptus, 'shelf', [-0.5, 0, 0.5]) +
        leanBoard(stage, { x: -46, z: -5, tilt: 8 }, dressed('granruset', 'skog'), boardKinds.board) +
        leanBoard(stage, { x: -22, z: -5, tilt: 8 }, dressed('vintergatan', 'tegel'), boardKinds.trivet) +
        standVessel(stage, { x: 4, z: 2 }, vessels.bowl, glazes.smoke) +
        heapFruit(stage, { x: 4, y: 5.4, z: 2 }, fruits.lemon, 2.8, 6) +
        standMug(stage, { x: 24, z: 3 }, dressed('masvik', 'sjo'), mugKinds.espresso) +
        standMug(stage, { x: 36, z: 5 }, dressed('masvik', 'honung'), mugKinds.espresso) +
        standVessel(stage, { x: 56, z: 0 }, vessels.pot, glazes.night),
    ),
  },
  'window-sill': {
    elevation: 10,
    extent: space(-48, 48, 46, -6, 12),
    draw: inRoom(
      { wall: 'chalk', table: 'white', back: -12, window: { x: -22, y: 2, size: 64 } },
      (stage) =>
        standVessel(stage, { x: -38, z: -2 }, vessels.vase, glazes.celadon) +
        growTwigs(stage, [-38, 18, -2], 26, plants.birch, 'sill', [-0.45, -0.05, 0.35, 0.7]) +
        leanTray(stage, { x: -8, z: -6, tilt: 9 }, dressed('slandan', 'honung'), trayKinds.medium) +
        leanNotebook(stage, { x: 38, z: -5 }, dressed('granruset', 'skog')) +
        standMug(stage, { x: 16, z: 4 }, dressed('slandan', 'sjo'), mugKinds.mug, true) +
        standPlate(stage, { x: 30, z: 11 }, glazes.chalk, 0.55) +
        bakeBun(stage, { x: 30, y: 0.5, z: 11 }, 4) +
        standPostcards(stage, { x: -33, z: 8, turn: 6 }, dressed('fjallbris', 'tegel')),
    ),
  },
  'shop-counter': {
    elevation: 12,
    extent: space(-82, 82, 70, -12, 22),
    draw: inRoom(
      { wall: 'mist', table: 'birch', back: -26, window: { x: -84, y: 10, size: 78 } },
      (stage) =>
        standVessel(stage, { x: -70, z: -10 }, vessels.vase, glazes.chalk) +
        growTwigs(stage, [-70, 18, -10], 38, plants.birch, 'counter', [-0.3, 0, 0.45]) +
        leanCushion(stage, { x: 62, z: -8, tilt: 12, turn: -6 }, dressed('dimma', 'tegel')) +
        standTrayStand(stage, { x: -28, z: 0 }, dressed('slandan', 'skog')) +
        leanCatalogue(stage, { x: 20, z: -4 }, dressed('fjallbris', 'sjo')) +
        foldThrow(stage, { x: 58, z: 22, turn: -8 }, dressed('dimma', 'bjork')) +
        standMug(stage, { x: 8, z: 16 }, dressed('masvik', 'sjo'), mugKinds.mug) +
        standMug(stage, { x: 21, z: 20 }, dressed('masvik', 'tegel'), mugKinds.mug) +
        layNapkins(stage, { x: -64, z: 20 }, dressed('kottestig', 'lingon')),
    ),
  },
  header: {
    elevation: 14,
    extent: space(-66, 66, 44, -8, 20),
    draw: inRoom(
      { wall: 'chalk', table: 'birch', back: -18, window: { x: -66, y: 6, size: 58 } },
      (stage) =>
        standVessel(stage, { x: -8, z: -8 }, vessels.vase, glazes.clay) +
        growTwigs(stage, [-8, 18, -8], 30, plants.rowan, 'header', [-0.75, -0.3, 0.15, 0.5]) +
        leanTray(stage, { x: 46, z: -11, tilt: 10 }, dressed('vintergatan', 'sjo'), trayKinds.roundLarge) +
        leanTray(stage, { x: 12, z: -7, tilt: 11 }, dressed('kottestig', 'skog'), trayKinds.medium) +
        leanBoard(stage, { x: 60, z: -3, tilt: 12 }, dressed('granruset', 'tegel'), boardKinds.board) +
        layTray(stage, { x: 33, z: 13, turn: -6 }, dressed('slandan', 'honung'), trayKinds.rect) +
        standMug(stage, { x: 27, y: 0.4, z: 10 }, dressed('masvik', 'sjo'), mugKinds.mug, true) +
        bakeBun(stage, { x: 40, y: 0.4, z: 11 }, 3.9) +
        standMug(stage, { x: 2, z: 12 }, dressed('masvik', 'tegel'), mugKinds.mug, true),
    ),
  },
} satisfies Record<string, Scene>;

function shelf(stage: Stage, x: number, y: number, w: number): string {
  const front = stage.see([
    [x - w / 2, y + 2.4, -6],
    [x + w / 2, y + 2.4, -6],
    [x + w / 2, y, -6],
    [x - w / 2, y, -6],
  ]);
  return wallShadow(front, stage.px(5)) + drawBlock(stage, { x, y, z: -1 }, { w, h: 2.4, d: 14 }, false);
}
