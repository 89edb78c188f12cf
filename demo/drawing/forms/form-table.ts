import { lying, type Vec } from '#demo/drawing/camera.ts';
import type { Form } from '#demo/drawing/article.ts';
import type { Dress } from '#demo/drawing/goods.ts';
import type { Stage } from '#demo/drawing/stage.ts';
import { boardKinds, leanBoard } from './board.ts';
import { layPlacemat, unrollRunner } from './cloth.ts';
import { layCoasters } from './coasters.ts';
import { leanCushion } from './cushion.ts';
import { mugKinds, standMug } from './mug.ts';
import { layNapkins } from './napkins.ts';
import { raised } from './outline.ts';
import { leanCatalogue, leanNotebook, standPostcards } from './paper-goods.ts';
import { mountShelfStrip, standTrayStand } from './shop-goods.ts';
import type { Spot } from './spot.ts';
import { foldThrow } from './throw.ts';
import { hangTowel } from './towel.ts';
import { leanTray, trayKinds } from './tray.ts';

export type Pose = {
  place: (stage: Stage, spot: Spot, dress: Dress) => string;
  /** The points that the front view must contain. */
  extent: readonly Vec[];
  /** Upright objects are seen almost level; flat ones from above. */
  stance: 'upright' | 'hung' | 'low' | 'flat';
  spot?: Partial<Spot>;
  /** The target of the detail view: a position in the scene, and the visible width in centimetres. */
  closeUp: { at: Vec; across: number };
};

const upright = (w: number, h: number): Vec[] => [
  [-w / 2, 0, 1],
  [w / 2, 0, 1],
  [-w / 2, h, -2],
  [w / 2, h, -2],
];
const flat = (w: number, d: number): Vec[] =>
  raised(
    lying(0, 0, 0),
    [
      [-w / 2, -d / 2],
      [w / 2, -d / 2],
      [w / 2, d / 2],
      [-w / 2, d / 2],
    ],
    0,
  );

function tray(kind: (typeof trayKinds)[keyof typeof trayKinds], tilt?: number): Pose {
  return {
    place: (stage, spot, dress) => leanTray(stage, { ...spot, ...(tilt ? { tilt } : {}) }, dress, kind),
    extent: upright(kind.w, kind.h),
    stance: 'upright',
    closeUp: { at: [-kind.w * 0.22, kind.h * 0.72, 0], across: kind.w * 0.56 },
  };
}

function mug(kind: (typeof mugKinds)[keyof typeof mugKinds], w: number, h: number): Pose {
  return {
    place: (stage, spot, dress) => standMug(stage, spot, dress, kind),
    extent: [...upright(w, h), [0, h, -4]],
    stance: 'upright',
    spot: { x: -w * 0.13 },
    closeUp: { at: [-0.2, h * 0.62, 3], across: w * 0.62 },
  };
}

function board(kind: (typeof boardKinds)[keyof typeof boardKinds], turn = 0): Pose {
  return {
    place: (stage, spot, dress) => leanBoard(stage, { turn, ...spot }, dress, kind),
    extent: upright(kind.w, kind.h),
    stance: 'upright',
    closeUp: { at: [-kind.w * 0.05, kind.h * 0.74, 0], across: kind.w * 0.72 },
  };
}

export const forms: Record<Form, Pose> = {
  'tray-rect': tray(trayKinds.rect),
  'tray-rect-large': tray(trayKinds.large),
  'tray-small': tray(trayKinds.small, 12),
  'tray-round': tray(trayKinds.round),
  'tray-round-large': tray(trayKinds.roundLarge),
  mug: mug(mugKinds.mug, 11.2, 9),
  'espresso-mug': mug(mugKinds.espresso, 9, 7),
  board: board(boardKinds.board),
  'board-round': board(boardKinds.round),
  trivet: board(boardKinds.trivet, -24),
  coasters: {
    place: layCoasters,
    extent: flat(22.5, 20),
    stance: 'flat',
    closeUp: { at: [-0.5, 0, 4], across: 15 },
  },
  towel: {
    place: hangTowel,
    extent: [
      [-27, 3, 0],
      [27, 3, 0],
      [-27, 80, 0],
      [27, 80, 0],
    ],
    stance: 'hung',
    closeUp: { at: [-13, 60, 0], across: 32 },
  },
  runner: {
    place: unrollRunner,
    extent: flat(47, 82),
    stance: 'flat',
    spot: { turn: 14 },
    closeUp: { at: [4, 0, 4], across: 34 },
  },
  placemat: {
    place: layPlacemat,
    extent: flat(42, 33),
    stance: 'flat',
    spot: { turn: -6 },
    closeUp: { at: [-9, 0, 6], across: 24 },
  },
  cushion: {
    place: leanCushion,
    extent: upright(50, 49),
    stance: 'upright',
    closeUp: { at: [-10, 33, 0], across: 30 },
  },
  throw: {
    place: foldThrow,
    extent: [...flat(40, 26), [0, 11, 0]],
    stance: 'low',
    closeUp: { at: [-7, 7, 14], across: 25 },
  },
  napkins: {
    place: layNapkins,
    extent: flat(29, 27),
    stance: 'flat',
    closeUp: { at: [0, 0, 4], across: 19 },
  },
  postcard: {
    place: standPostcards,
    extent: upright(18, 12),
    stance: 'upright',
    spot: { x: -0.8 },
    closeUp: { at: [-2.5, 6.5, 0], across: 11 },
  },
  notebook: {
    place: leanNotebook,
    extent: upright(15, 21),
    stance: 'upright',
    closeUp: { at: [2, 13.5, 0], across: 11 },
  },
  catalogue: {
    place: leanCatalogue,
    extent: upright(29, 27),
    stance: 'upright',
    closeUp: { at: [-3, 12, 0], across: 17 },
  },
  'tray-stand': {
    place: standTrayStand,
    extent: upright(45, 63),
    stance: 'upright',
    closeUp: { at: [-6, 15, 4], across: 26 },
  },
  'shelf-strip': {
    place: mountShelfStrip,
    extent: [
      [-21, 9, 0],
      [21, 9, 0],
      [-21, 34, 0],
      [21, 34, 0],
    ],
    stance: 'hung',
    closeUp: { at: [-10, 20, 4], across: 24 },
  },
};
