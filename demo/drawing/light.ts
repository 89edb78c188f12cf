import type { Vec } from './camera.ts';
import type { Point } from './contour.ts';
import { clip, coarse, fade, flat, glow, hull, shape, type Stage } from './stage.ts';

/** The direction of the window: left, above, a little in front. It lights every picture in the shop. */
const daylight: Vec = [-0.52, 0.74, 0.42];
/** Black, because translucent layers of any other colour round off to a pink tint. */
const shadowInk = '#000';

/** The studio background: floor and wall in one sweep, brighter toward the window. */
export function studio(stage: Stage, width: number, height: number, horizon: number): string {
  const wall = fade(
    stage,
    [0, 0],
    [0, height],
    [
      [0, '#f1ede6'],
      [Math.max(0, horizon - 0.16), '#ebe5dc'],
      [horizon, '#e4ddd2'],
      [Math.min(1, horizon + 0.1), '#e9e2d8'],
      [1, '#ece6dd'],
    ],
  );
  const sheet = `M0 0H${width}V${height}H0z`;
  return shape(sheet, wall) + windowGlow(stage, width, height);
}

export function windowGlow(stage: Stage, width: number, height: number): string {
  const sheet = `M0 0H${width}V${height}H0z`;
  const window = glow(stage, [width * 0.2, height * 0.12], width * 0.95, [
    [0, '#fffdf8', 0.75],
    [0.55, '#fffdf8', 0.2],
    [1, '#fffdf8', 0],
  ]);
  const corner = glow(stage, [width * 0.35, height * 0.42], width * 0.95, [
    [0.6, '#7d6a55', 0],
    [1, '#7d6a55', 0.16],
  ]);
  return shape(sheet, window) + shape(sheet, corner);
}

/**
 * The shadow of a body on the surface at height `ground`: dark where it touches, long and faint away from the window.
 */
export function groundShadow(stage: Stage, points: readonly Vec[], ground = 0, strength = 1): string {
  const low = Math.min(...points.map((point) => point[1]));
  const foot = points
    .filter((point) => point[1] < low + 2.5)
    .map((point): Vec => [point[0], ground, point[2]]);
  const middle = foot.reduce((sum, [x]) => sum + x, 0) / foot.length;
  const fall = (share: number): Vec[] =>
    points.map(([x, y, z]) => {
      const rise = Math.min(24, y - ground) * share;
      // A shadow narrows with its length, because skylight fills its far end.
      const narrow = middle + (x - middle) * (1 - Math.min(0.4, rise * 0.04));
      return [
        narrow - (daylight[0] / daylight[1]) * rise,
        ground,
        z - (daylight[2] / daylight[1]) * rise * 0.55,
      ];
    });
  const squash = 0.3 + 0.7 * Math.sin(stage.camera.elevation);
  return (
    feather(stage.see([...foot, ...fall(0.7)]), stage.px(1.9) + 14, shadowInk, 0.15 * strength, 14, squash) +
    feather(stage.see([...foot, ...fall(0.2)]), stage.px(0.7) + 8, shadowInk, 0.2 * strength, 12, squash) +
    contact(
      stage,
      points.filter((point) => point[1] < ground + 0.5).map((point): Vec => [point[0], ground, point[2]]),
      strength,
    )
  );
}

/** The thin dark line where two objects touch. */
function contact(stage: Stage, foot: readonly Vec[], strength = 1): string {
  const squash = 0.3 + 0.7 * Math.sin(stage.camera.elevation);
  return foot.length < 3
    ? ''
    : feather(stage.see(foot), stage.px(0.16) + 5, shadowInk, 0.48 * strength, 8, squash);
}

/** The pale shadow on the wall behind an object that hangs or leans. */
export function wallShadow(outline: readonly Point[], reach: number, strength = 1): string {
  const moved = (k: number): Point[] =>
    outline.map(([x, y]): Point => [x + reach * 0.75 * k, y + reach * 0.6 * k]);
  return (
    feather(moved(1), reach * 0.9, shadowInk, 0.14 * strength, 12) +
    feather(moved(0.3), reach * 0.3, shadowInk, 0.18 * strength)
  );
}

/**
 * An area with soft edges. A real blur takes seconds at press size; a dozen translucent layers, each a little wider,
 * take milliseconds. Concave outlines are replaced by their hull.
 */
export function feather(
  points: readonly Point[],
  radius: number,
  ink: string,
  opacity: number,
  sheets = 11,
  squash = 1,
): string {
  const alpha = fine(1 - Math.pow(1 - opacity, 1 / sheets));
  const core = drawnIn(thinned(hull(points), 36), radius, radius * squash);
  const corners = reaches.map(([cos, sin]) => ({ cos, sin, from: outermost(core, cos, sin / squash) }));
  const paths = quantiles(sheets).map((q) => {
    const reach = radius * (1 + q * 0.82);
    const sheet = corners.map(({ cos, sin, from }): Point => [
      from[0] + cos * reach,
      from[1] + sin * reach * squash,
    ]);
    return `<path d="${coarse(sheet)}"/>`;
  });
  return `<g fill="${ink}" fill-opacity="${alpha}">${paths.join('')}</g>`;
}

const reaches = Array.from({ length: 30 }, (_, i) => {
  const angle = (i / 30) * Math.PI * 2;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

function outermost(core: readonly Point[], dx: number, dy: number): Point {
  return core.reduce((far, at) => (at[0] * dx + at[1] * dy > far[0] * dx + far[1] * dy ? at : far));
}

function drawnIn(outline: readonly Point[], dx: number, dy: number): Point[] {
  const { left, top, right, bottom } = boundsOf(outline);
  const kx = Math.max(0.1, 1 - (2 * dx) / Math.max(1, right - left));
  const ky = Math.max(0.1, 1 - (2 * dy) / Math.max(1, bottom - top));
  return outline.map(([x, y]): Point => [
    (left + right) / 2 + (x - (left + right) / 2) * kx,
    (top + bottom) / 2 + (y - (top + bottom) / 2) * ky,
  ]);
}

/** Shade along the inside of an edge; `move` is the direction in which the edge overhangs. */
export function innerShade(
  stage: Stage,
  outline: readonly Point[],
  move: readonly [number, number],
  radius: number,
  ink: string,
  opacity: number,
  sheets = 9,
): string {
  const { left, top, right, bottom } = boundsOf(outline);
  const frame = `M${left - 9} ${top - 9}H${right + 9}V${bottom + 9}H${left - 9}z`;
  const alpha = fine(1 - Math.pow(1 - opacity, 1 / sheets));
  const moved = thinned(clockwise(outline), 64).map(([x, y]): Point => [x + move[0], y + move[1]]);
  const rings = quantiles(sheets).map((q) => `<path d="${frame}${coarse(grown(moved, q * radius))}"/>`);
  return clip(
    stage,
    flat(outline),
    `<g fill="${ink}" fill-opacity="${alpha}" fill-rule="evenodd">${rings.join('')}</g>`,
  );
}

function clockwise(outline: readonly Point[]): readonly Point[] {
  const area = outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  return area < 0 ? [...outline].reverse() : outline;
}

/** The offsets are normally distributed, so that the layers add up like a blur. */
function quantiles(count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.5) / count) * 2 - 1;
    return t * (0.72 + 0.5 * t * t);
  });
}

function grown(outline: readonly Point[], by: number): Point[] {
  const { left, top, right, bottom } = boundsOf(outline);
  const room = Math.min(right - left, bottom - top) / 2;
  const move = Math.max(by, -room * 0.8);
  const count = outline.length;
  return outline.map(([x, y], i): Point => {
    const [ax, ay] = outline[(i + count - 1) % count] ?? [x, y];
    const [bx, by2] = outline[(i + 1) % count] ?? [x, y];
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    return [x + ((by2 - ay) / length) * move, y - ((bx - ax) / length) * move];
  });
}

function thinned(outline: readonly Point[], count: number): Point[] {
  const step = Math.max(1, outline.length / count);
  return outline.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.floor(Math.min(...xs)),
    top: Math.floor(Math.min(...ys)),
    right: Math.ceil(Math.max(...xs)),
    bottom: Math.ceil(Math.max(...ys)),
  };
}

function fine(value: number): number {
  return Math.round(value * 10000) / 10000;
}

/** A rectangle over all these points, to be clipped. */
export function around(points: readonly Point[]): string {
  const { left, top, right, bottom } = boundsOf(points);
  return `M${left - 2} ${top - 2}H${right + 2}V${bottom + 2}H${left - 2}z`;
}
