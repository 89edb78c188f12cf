import { leanCatalogue, leanNotebook, standPostcards } from '#demo/drawing/forms/paper-goods.ts';
import { mugKinds, standMug } from '#demo/drawing/forms/mug.ts';
import { layNapkins } from '#demo/drawing/forms/napkins.ts';
import { layBook, layRod, laySheet } from '#demo/drawing/props/desk.ts';
import { bakeBun } from '#demo/drawing/props/food.ts';
import { growTwigs, plants } from '#demo/drawing/props/greenery.ts';
import { burnCandle, glazes, standPlate, standVessel, vessels } from '#demo/drawing/props/vessel.ts';
import { companion, space, type Setting } from './setting.ts';

export const paperSettings = {
  napkins: {
    elevation: 38,
    extent: space(-24, 22, 6, -17, 15),
    room: { wall: 'chalk', table: 'oak', back: -44 },
    arrange: (stage, dress) =>
      burnCandle(stage, { x: -20, z: -17 }, glazes.brass) +
      standPlate(stage, { x: 17, z: -17 }, glazes.chalk) +
      bakeBun(stage, { x: 14, y: 0.8, z: -18 }) +
      bakeBun(stage, { x: 20.5, y: 0.8, z: -15 }) +
      layNapkins(stage, { x: -4, z: 2 }, dress) +
      standMug(stage, { x: 18, z: 7, turn: 24 }, companion(dress), mugKinds.espresso, true),
  },
  postcard: {
    elevation: 10,
    extent: space(-15, 17, 20, -5, 5),
    room: { wall: 'mist', table: 'birch', back: -9, window: { x: -20, y: 5, size: 28 } },
    arrange: (stage, dress) =>
      standVessel(stage, { x: -12, z: -2 }, vessels.bottle, glazes.clay) +
      growTwigs(stage, [-12, 19.5, -2], 10, plants.rowan, 'postcard', [-0.5, 0.1, 0.6]) +
      standPostcards(stage, { x: 1.6, z: 1 }, dress) +
      layRod(stage, { x: 13, z: 6, turn: 28 }, 12, 0.36, ['#e7b94f', '#a8771c'], '#2b2b2b'),
  },
  notebook: {
    elevation: 15,
    extent: space(-15, 21, 25, -6, 10),
    room: { wall: 'rose', table: 'birch', back: -12, window: { x: -24, y: 6, size: 32 } },
    arrange: (stage, dress) =>
      standVessel(stage, { x: -11, z: -4 }, vessels.bottle, glazes.celadon) +
      growTwigs(stage, [-11, 19.5, -4], 13, plants.eucalyptus, 'notebook', [-0.5, 0, 0.55]) +
      leanNotebook(stage, { x: 2, z: -2 }, dress) +
      standMug(stage, { x: 14, z: 1 }, companion(dress), mugKinds.espresso, true) +
      layRod(stage, { x: 3, z: 10, turn: 14 }, 15, 0.38, ['#3f6a86', '#1f3f55'], '#2b2b2b'),
  },
  catalogue: {
    elevation: 14,
    extent: space(-24, 24, 31, -8, 13),
    room: { wall: 'mist', table: 'white', back: -14, window: { x: -30, y: 8, size: 38 } },
    arrange: (stage, dress) =>
      standVessel(stage, { x: -20, z: -4 }, vessels.bottle, glazes.honey) +
      growTwigs(stage, [-20, 19.5, -4], 13, plants.birch, 'catalogue', [-0.4, 0.1, 0.5]) +
      leanCatalogue(stage, { x: 0, z: -4 }, dress) +
      layBook(stage, { x: 19, z: 7, turn: -10 }, { w: 15, h: 11, thick: 1.3 }, '#d7c7ab') +
      standMug(stage, { x: 19, y: 1.3, z: 7 }, companion(dress), mugKinds.espresso, true) +
      laySheet(stage, { x: -10, z: 13, turn: 12 }, 15, 10),
  },
} satisfies Record<string, Setting>;
