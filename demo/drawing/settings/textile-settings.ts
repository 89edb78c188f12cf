import { lying } from '#demo/drawing/camera.ts';
import { layCloth, layPlacemat } from '#demo/drawing/forms/cloth.ts';
import { leanCushion } from '#demo/drawing/forms/cushion.ts';
import { mugKinds, standMug } from '#demo/drawing/forms/mug.ts';
import { foldThrow } from '#demo/drawing/forms/throw.ts';
import { hangTowel } from '#demo/drawing/forms/towel.ts';
import { layBook, layCutlery } from '#demo/drawing/props/desk.ts';
import { bakeBun, fruits, heapFruit } from '#demo/drawing/props/food.ts';
import { growTwigs, plants } from '#demo/drawing/props/greenery.ts';
import { burnCandle, glazes, standPlate, standVessel, vessels } from '#demo/drawing/props/vessel.ts';
import { companion, space, type Setting } from './setting.ts';

export const textileSettings = {
  towel: {
    elevation: 6,
    extent: space(-46, 46, 96, -6, 8),
    room: { wall: 'sage', table: 'birch', back: -6, window: { x: -40, y: 20, size: 60 } },
    arrange: (stage, dress) =>
      hangTowel(stage, { x: -3, y: 12, z: -4 }, dress) +
      standVessel(stage, { x: -31, z: 6 }, vessels.jar, glazes.chalk) +
      growTwigs(stage, [-31, 13, 6], 26, plants.birch, 'towel', [-0.5, -0.05, 0.4]) +
      standVessel(stage, { x: 30, z: 8 }, vessels.bowl, glazes.smoke) +
      heapFruit(stage, { x: 30, y: 5.2, z: 8 }, fruits.apple, 3.1, 6),
  },
  runner: {
    elevation: 36,
    extent: space(-36, 36, 8, -44, 44),
    room: { wall: 'chalk', table: 'oak', back: -74 },
    arrange: (stage, dress) =>
      layCloth(stage, lying(0, 0, -2), 0, dress, 45, 100) +
      standVessel(stage, { x: -8, y: 0.3, z: -36 }, vessels.vase, glazes.clay) +
      growTwigs(stage, [-8, 18, -36], 30, plants.birch, 'runner', [-0.6, -0.2, 0.2, 0.55]) +
      burnCandle(stage, { x: 10, y: 0.3, z: -30 }, glazes.brass) +
      standPlate(stage, { x: 24, y: 0.3, z: 14 }, glazes.chalk) +
      bakeBun(stage, { x: 24, y: 1, z: 14 }, 4.6) +
      standMug(stage, { x: -26, z: 16 }, companion(dress), mugKinds.mug, true),
  },
  placemat: {
    elevation: 44,
    extent: space(-26, 29, 2, -20, 20),
    room: { wall: 'chalk', table: 'oak', back: -60 },
    arrange: (stage, dress) =>
      layPlacemat(stage, { x: 0, z: 0, turn: -3 }, dress) +
      standPlate(stage, { x: 0, y: 0.3, z: 0 }, glazes.chalk, 0.84) +
      bakeBun(stage, { x: -0.4, y: 0.9, z: 0.2 }, 4.6) +
      layCutlery(stage, { x: -15.4, y: 0.3, z: 0.6, turn: -3 }, 'fork') +
      layCutlery(stage, { x: 15.2, y: 0.3, z: -0.8, turn: -3 }, 'knife') +
      standMug(stage, { x: 23, z: -15, turn: 20 }, companion(dress), mugKinds.espresso, true) +
      standVessel(stage, { x: -23, z: -19 }, vessels.beaker, { ...glazes.celadon, gloss: 0.5 }),
  },
  cushion: {
    elevation: 10,
    extent: space(-42, 48, 58, -8, 16),
    room: { wall: 'clay', table: 'birch', back: -10, window: { x: -46, y: 12, size: 56 } },
    arrange: (stage, dress) =>
      leanCushion(stage, { x: 27, z: -3, tilt: 10, turn: -9 }, companion(dress, 'fjallbris')) +
      leanCushion(stage, { x: -9, z: 5, tilt: 16, turn: 5 }, dress) +
      layBook(stage, { x: 37, z: 19, turn: 12 }, { w: 21, h: 15, thick: 2.4 }, '#efe6d6') +
      standMug(stage, { x: 36, y: 2.4, z: 19 }, companion(dress), mugKinds.mug, true),
  },
  throw: {
    elevation: 19,
    extent: space(-34, 37, 31, -12, 20),
    room: { wall: 'rose', table: 'oak', back: -24, window: { x: -34, y: 10, size: 50 } },
    arrange: (stage, dress) =>
      standVessel(stage, { x: -25, z: -12 }, vessels.vase, glazes.chalk) +
      growTwigs(stage, [-25, 18, -12], 22, plants.eucalyptus, 'throw', [-0.5, 0, 0.5]) +
      foldThrow(stage, { x: 1, z: 2, turn: -3 }, dress) +
      layBook(stage, { x: 10, y: 9.4, z: -3, turn: 9 }, { w: 19, h: 13, thick: 1.8 }, '#e9dfcd') +
      standMug(stage, { x: 9, y: 11.2, z: -3 }, companion(dress), mugKinds.mug, true),
  },
} satisfies Record<string, Setting>;
