import type { Mode } from './colourways.ts';

type Edges = readonly [left: number, top: number, right: number, bottom: number];

export type Surface = {
  w: number;
  h: number;
  mode: Mode;
  round?: boolean;
  inset?: Edges;
  clip?: Edges;
  pieces?: number;
};

/**
 * The printed surface of each form in cm; `mode` tells whether the colour covers it or is printed on pale ware. A
 * design is composed inside `inset` (left, top, right, bottom); parts that extend beyond, such as a wing or a leaf,
 * stay whole until `clip`. A mug's left and right edges meet behind the handle. With `pieces`, the surface is cut
 * into squares of this size, each composed separately.
 */
export const surfaces: Readonly<Record<string, Surface>> = {
  'tray-rect': { w: 27, h: 20, mode: 'full' },
  'tray-rect-medium': { w: 33, h: 27, mode: 'full' },
  'tray-rect-large': { w: 43, h: 33, mode: 'full' },
  'tray-small': { w: 18, h: 12, mode: 'full' },
  'tray-round': { w: 31, h: 31, mode: 'full', round: true },
  'tray-round-medium': { w: 38, h: 38, mode: 'full', round: true },
  'tray-round-large': { w: 49, h: 49, mode: 'full', round: true },
  mug: { w: 25.8, h: 9, mode: 'pale', inset: [1.5, 0.55, 1.5, 0.75], clip: [0, 0.25, 0, 0.75] },
  'espresso-mug': { w: 21.7, h: 6.6, mode: 'pale', inset: [1.2, 0.5, 1.2, 1.3], clip: [0, 0.25, 0, 0.95] },
  board: { w: 20, h: 30, mode: 'full' },
  'board-round': { w: 25, h: 25, mode: 'full', round: true },
  trivet: { w: 21, h: 21, mode: 'full', round: true },
  coasters: { w: 30, h: 20, mode: 'full', pieces: 10 },
  towel: { w: 50, h: 70, mode: 'pale' },
  runner: { w: 45, h: 150, mode: 'pale' },
  placemat: { w: 40, h: 30, mode: 'pale' },
  cushion: { w: 50, h: 50, mode: 'full' },
  throw: { w: 65, h: 45, mode: 'full' },
  napkins: { w: 16.5, h: 16.5, mode: 'pale' },
  postcard: { w: 14.8, h: 10.5, mode: 'pale', inset: [0.7, 0.7, 0.7, 0.7], clip: [0, 0, 0, 0] },
  notebook: { w: 15, h: 21, mode: 'full' },
  'tray-stand': { w: 43, h: 33, mode: 'full' },
  'tray-stand-floor': { w: 43, h: 33, mode: 'full' },
  'shelf-strip': { w: 100, h: 3.9, mode: 'full' },
  catalogue: { w: 21, h: 29.7, mode: 'full' },
};
