import { boardKinds, leanBoard } from '#demo/drawing/forms/board.ts';
import { layCoasters } from '#demo/drawing/forms/coasters.ts';
import { mugKinds, standMug, type MugKind } from '#demo/drawing/forms/mug.ts';
import { layBook } from '#demo/drawing/props/desk.ts';
import { bakeBun, fruits, heapFruit, layFruit } from '#demo/drawing/props/food.ts';
import { growTwigs, plants } from '#demo/drawing/props/greenery.ts';
import { glazes, standPlate, standVessel, vessels } from '#demo/drawing/props/vessel.ts';
import { companion, space, type Setting } from './setting.ts';

export const kitchenSettings = {
  mug: coffee(mugKinds.mug, 1),
  'espresso-mug': coffee(mugKinds.espresso, 0.84),
  board: counter(boardKinds.board, 15),
  'board-round': counter(boardKinds.round, 19),
  trivet: counter(boardKinds.trivet, 15),
  coasters: {
    elevation: 38,
    extent: space(-19, 20, 6, -16, 15),
    room: { wall: 'chalk', table: 'oak', back: -38 },
    arrange: (stage, dress) =>
      layBook(stage, { x: 17, z: -15, turn: -14 }, { w: 15, h: 21, thick: 2 }, '#cdbfa6') +
      standVessel(stage, { x: -15, z: -18 }, vessels.bottle, glazes.night) +
      growTwigs(stage, [-15, 19.5, -18], 16, plants.eucalyptus, 'coasters') +
      layCoasters(stage, { x: 0, z: 2 }, dress) +
      standMug(stage, { x: 7.6, y: 0.42, z: 2.4, turn: -12 }, companion(dress), mugKinds.espresso, true),
  },
} satisfies Record<string, Setting>;

function coffee(kind: MugKind, scale: number): Setting {
  return {
    elevation: 14,
    extent: space(-12.5 * scale, 14 * scale, 15 * scale, -8, 5),
    room: { wall: 'mist', table: 'birch', back: -26, window: { x: -16, y: 6, size: 28 } },
    arrange: (stage, dress) =>
      standVessel(stage, { x: -10, z: -13 }, vessels.bottle, glazes.clay) +
      growTwigs(stage, [-10, 19.5, -13], 13, plants.rowan, 'coffee', [-0.55, -0.1, 0.45]) +
      standMug(stage, { x: 7.2 * scale, z: -9, turn: 14 }, companion(dress), kind) +
      standMug(stage, { x: -3.2 * scale, z: 1, turn: 16 }, dress, kind, true) +
      standPlate(stage, { x: 10.4 * scale, z: 4.5 }, glazes.chalk, 0.52) +
      bakeBun(stage, { x: 10.4 * scale, y: 0.5, z: 4.5 }, 3.6),
  };
}

function counter(kind: (typeof boardKinds)[keyof typeof boardKinds], reach: number): Setting {
  return {
    elevation: 12,
    extent: space(-reach - 9, reach + 11, kind.h + 6, -4, 9),
    room: { wall: 'sage', table: 'white', back: -9, window: { x: -reach - 8, y: 8, size: 34 } },
    arrange: (stage, dress) =>
      standVessel(stage, { x: -reach - 3, z: -1 }, vessels.jar, glazes.chalk) +
      growTwigs(stage, [-reach - 3, 13, -1], 19, plants.eucalyptus, 'counter', [-0.35, 0.1, 0.5]) +
      leanBoard(stage, { x: -1, z: -4, tilt: 9 }, dress, kind) +
      standVessel(stage, { x: reach + 1, z: 4 }, vessels.bowl, glazes.smoke) +
      heapFruit(stage, { x: reach + 1, y: 5.4, z: 4 }, fruits.lemon, 2.8, 6) +
      layFruit(stage, { x: reach - 12, z: 10 }, fruits.lemon, 2.9),
  };
}
