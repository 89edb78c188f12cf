import type { Frame, Vec } from '#demo/drawing/camera.ts';
import { on } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { wallShadow } from '#demo/drawing/light.ts';
import { clip, fade, flat, glow, open, shape, thread, type Stage, type Stop } from '#demo/drawing/stage.ts';
import { ring } from './lathe.ts';
import type { Spot } from './spot.ts';
import { weave } from './weave.ts';

const w = 50;
const h = 70;

/** Hung by two corner loops from pegs: the top edge sags between the pegs, and folds run down from them. */
export function hangTowel(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z } = spot;
  return rail(stage, x, y + h + 4.5, z) + drawTowel(stage, spot, dress) + pegs(stage, x, y + h + 4.5, z);
}

/** The same towel on a line, outdoors. */
export function pinTowel(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z } = spot;
  const pin = (dx: number): string => {
    const [px, py] = stage.camera.at([x + dx, y + h + 2, z]);
    const cm = stage.px(1);
    const wood = `M${Math.round(px - cm * 0.55)} ${Math.round(py - cm * 1.6)}h${Math.round(cm * 1.1)}v${Math.round(cm * 4)}h${-Math.round(cm * 1.1)}z`;
    return shape(wood, '#d9bb8b') + thread(wood, '#8f6a3c', cm * 0.14, 0.6);
  };
  return drawTowel(stage, spot, dress, false) + pin(-w / 2 + 1.4) + pin(w / 2 - 1.4);
}

function drawTowel(stage: Stage, spot: Spot, dress: Dress, wall = true): string {
  const { x, y = 0, z } = spot;
  const frame: Frame = { o: [x, y + h / 2 + 2, z], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] };
  const drape = (px: number, py: number): Point => stage.camera.at(on(frame, ...hang(px, py)));
  const side = (count: number, at: (t: number) => Point): Point[] =>
    Array.from({ length: count }, (_, i) => at(i / count));
  const outline = [
    ...side(20, (t) => drape(w * t, 0)),
    ...side(14, (t) => drape(w, h * t)),
    ...side(26, (t) => drape(w - w * t, h)),
    ...side(14, (t) => drape(0, h - h * t)),
  ];
  const path = flat(outline);
  const palette = dressing(dress, 'pale');
  const print = printed(dress, 'pale', w, h, drape);
  const hem = open(side(30, (t) => drape(0.4 + (w - 0.8) * t, h - 1.8)));
  return (
    (wall ? wallShadow(outline, stage.px(3.2)) : '') +
    clip(
      stage,
      path,
      shape(path, palette.ground) +
        print +
        weave(stage, frame, path, 0.75, 0.3) +
        folds(stage, path, outline, drape),
    ) +
    thread(hem, '#3a2a1c', stage.px(0.12), 0.2) +
    thread(hem, '#ffffff', stage.px(0.12), 0.4, `stroke-dasharray="${stage.px(0.5)} ${stage.px(0.4)}"`) +
    thread(path, '#fffdf8', stage.px(0.1), 0.5)
  );
}

function hang(px: number, py: number): [number, number, number] {
  const t = Math.min(1, Math.max(0, py / h));
  const s = (px / w) * 2 - 1;
  const sag = 3.4 * (1 - s * s) * Math.pow(1 - t, 2.2);
  const drawnIn = 1 - 0.05 * Math.sin(Math.PI * Math.min(1, t * 1.15)) * Math.abs(s);
  const ripple = 0.55 * t * Math.sin(s * 8.5 + 0.6) + 0.25 * t * Math.sin(s * 17 + 2);
  const u = (px - w / 2) * drawnIn + ripple * 0.5;
  return [u, h / 2 - py - sag + (t > 0 ? ripple * 0.55 * t : 0), ripple];
}

/** Light on the left side of every fold and shade on the right, fading in downwards. */
function folds(
  stage: Stage,
  path: string,
  outline: readonly Point[],
  drape: (px: number, py: number) => Point,
): string {
  const stops: Stop[] = [];
  for (let i = 0; i <= 40; i++) {
    const s = (i / 40) * 2 - 1;
    const slope = Math.cos(s * 8.5 + 0.6) + 0.5 * Math.cos(s * 17 + 2);
    stops.push(slope > 0 ? [i / 40, '#2f2216', slope * 0.13] : [i / 40, '#ffffff', -slope * 0.17]);
  }
  const across = fade(stage, drape(0, h * 0.6), drape(w, h * 0.6), stops);
  const left = outline[0] ?? [0, 0];
  const reach = stage.px(h);
  const dip = (at: Point, strength: number): string =>
    glow(
      stage,
      at,
      reach * 0.55,
      [
        [0, '#2f2216', strength],
        [1, '#2f2216', 0],
      ],
      0.6,
    );
  const fall = fade(
    stage,
    [0, left[1]],
    [0, left[1] + reach],
    [
      [0, '#2f2216', 0.03],
      [0.2, '#ffffff', 0.05],
      [1, '#2f2216', 0.12],
    ],
  );
  const veil = stage.define(
    'mask',
    '',
    `<path d="${path}" fill="${fade(
      stage,
      [0, left[1]],
      [0, left[1] + reach * 0.9],
      [
        [0, '#ffffff', 0.25],
        [1, '#ffffff', 1],
      ],
    )}"/>`,
  );
  const crease = [0.16, 0.3, 0.45].flatMap((share, i) => [
    open([
      drape(0.6, 0.8),
      drape(w * share * 0.55, h * (0.13 + i * 0.03)),
      drape(w * share, h * (0.2 + i * 0.08)),
    ]),
    open([
      drape(w - 0.6, 0.8),
      drape(w * (1 - share * 0.55), h * (0.13 + i * 0.03)),
      drape(w * (1 - share), h * (0.2 + i * 0.08)),
    ]),
  ]);
  return (
    shape(path, across, 1, `mask="${veil}"`) +
    shape(path, fall) +
    shape(path, dip(drape(w / 2, -2), 0.16)) +
    crease
      .map(
        (line) => thread(line, '#2f2216', stage.px(1.1), 0.05) + thread(line, '#2f2216', stage.px(0.5), 0.06),
      )
      .join('')
  );
}

function rail(stage: Stage, x: number, y: number, z: number): string {
  const wide = 34;
  const corner = (dx: number, dy: number): Point => stage.camera.at([x + dx, y + dy, z - 2]);
  const plank = [corner(-wide, 2.6), corner(wide, 2.6), corner(wide, -2.6), corner(-wide, -2.6)];
  const birch = fade(stage, plank[0] ?? [0, 0], plank[3] ?? [0, 1], [
    [0, '#ecd9b8'],
    [0.1, '#e2c99f'],
    [0.9, '#d8bb8c'],
    [1, '#b8966a'],
  ]);
  const grain = [-1.6, -0.7, 0.3, 1.2, 1.9].map((dy, i) =>
    thread(
      open(
        Array.from({ length: 14 }, (_, k) =>
          corner(-wide + (k / 13) * wide * 2, dy + 0.22 * Math.sin(k * 0.9 + i * 2)),
        ),
      ),
      '#a57f4f',
      stage.px(0.08),
      0.28,
    ),
  );
  return wallShadow(plank, stage.px(1.4)) + shape(flat(plank), birch) + grain.join('');
}

function pegs(stage: Stage, x: number, y: number, z: number): string {
  const knob = (px: number, top: Point): string => {
    const base: Vec = [x + px, y, z + 1.6];
    const round = ring(0, 0, 0, 1.25, 24).map(([a, , b]): Vec => [base[0] + a, base[1] + b, base[2]]);
    const centre = stage.camera.at(base);
    const wood = glow(stage, [centre[0] - stage.px(0.5), centre[1] - stage.px(0.5)], stage.px(1.9), [
      [0, '#f3e2c4'],
      [0.6, '#d9bb8b'],
      [1, '#a37d4e'],
    ]);
    const loop = open([
      top,
      [top[0] - stage.px(0.75), top[1] - stage.px(1.9)],
      [centre[0] - stage.px(0.6), centre[1] - stage.px(1.3)],
      [centre[0] + stage.px(0.6), centre[1] - stage.px(1.3)],
      [top[0] + stage.px(0.75), top[1] - stage.px(1.9)],
      top,
    ]);
    return (
      thread(loop, '#8d7a5e', stage.px(0.62)) +
      thread(loop, '#e9dfcb', stage.px(0.44)) +
      shape(flat(stage.see(round)), wood)
    );
  };
  return (
    knob(-w / 2 + 1, stage.camera.at([x - w / 2 + 0.6, y - 2.7, z])) +
    knob(w / 2 - 1, stage.camera.at([x + w / 2 - 0.6, y - 2.7, z]))
  );
}
