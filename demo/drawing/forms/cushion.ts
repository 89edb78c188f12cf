import { leaning, on } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { boundsOf, groundShadow, innerShade, wallShadow } from '#demo/drawing/light.ts';
import { clip, flat, glow, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import type { Spot } from './spot.ts';
import { weave } from './weave.ts';

const size = 50;

/** A filled cushion: the corners stick out, the sides draw in, the middle bulges toward the viewer. */
export function leanCushion(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z, tilt = 13, turn = 0 } = spot;
  const frame = leaning(x, y, z, size, tilt, turn);
  const swell = (px: number, py: number): [number, number, number] => {
    const s = Math.min(1, Math.max(-1, (px / size) * 2 - 1));
    const t = Math.min(1, Math.max(-1, 1 - (py / size) * 2));
    const plump = Math.pow(Math.max(0, (1 - s * s) * (1 - t * t)), 0.6);
    const u = (size / 2) * s * (1 - 0.075 * Math.pow(1 - t * t, 1.2) * Math.pow(Math.abs(s), 2.2));
    const sit = t < 0 ? 0.035 : 0.08;
    const v = (size / 2) * t * (1 - sit * Math.pow(1 - s * s, 1.2) * Math.pow(Math.abs(t), 2.2));
    return [u, v, plump * 8];
  };
  const at = (px: number, py: number): Point => stage.camera.at(on(frame, ...swell(px, py)));
  const side = (of: (t: number) => Point): Point[] => Array.from({ length: 22 }, (_, i) => of(i / 22));
  const outline = [
    ...side((t) => at(size * t, 0)),
    ...side((t) => at(size, size * t)),
    ...side((t) => at(size - size * t, size)),
    ...side((t) => at(0, size - size * t)),
  ];
  const path = flat(outline);
  const palette = dressing(dress, 'full');
  const foot = [0.08, 0.3, 0.5, 0.7, 0.92].flatMap((t) => [
    on(frame, size * (t - 0.5), -size / 2 + 0.2, 5),
    on(frame, size * (t - 0.5), -size / 2 + 0.2, -5),
  ]);
  const top = [-0.45, 0.45].map((t) => on(frame, size * t, size / 2 - 1, 0));
  return (
    wallShadow(outline, stage.px(3.4)) +
    groundShadow(stage, [...foot, ...top], y) +
    shape(path, palette.inks[1]) +
    clip(
      stage,
      path,
      shape(path, palette.ground) +
        printed(dress, 'full', size, size, at) +
        weave(stage, frame, path, palette.dark ? 0.55 : 0.75, 0.3),
    ) +
    volume(stage, path, outline, palette.dark) +
    creases(stage, at) +
    seam(stage, outline, palette.ground)
  );
}

function volume(stage: Stage, path: string, outline: readonly Point[], dark: boolean): string {
  const { left, top, right, bottom } = boundsOf(outline);
  const wide = right - left;
  const light = glow(stage, [left + wide * 0.36, top + (bottom - top) * 0.32], wide * 0.62, [
    [0, '#fffaf0', dark ? 0.16 : 0.28],
    [0.6, '#fffaf0', 0.05],
    [1, '#fffaf0', 0],
  ]);
  const cm = stage.px(1);
  return (
    shape(path, light) +
    innerShade(stage, outline, [-cm * 2.4, -cm * 2.6], cm * 3.4, '#2a1c10', dark ? 0.5 : 0.34, 12) +
    innerShade(stage, outline, [cm * 0.4, cm * 0.3], cm * 1.3, '#2a1c10', 0.2, 8)
  );
}

/** Creases radiate from the corners. */
function creases(stage: Stage, at: (px: number, py: number) => Point): string {
  const corners = [
    [0, 0, 1, 1],
    [1, 0, -1, 1],
    [0, 1, 1, -1],
    [1, 1, -1, -1],
  ] as const;
  return corners
    .flatMap(([cx, cy, dx, dy]) =>
      [0.35, 0.75, 1.25].map((lean, i) => {
        const reach = [0.2, 0.27, 0.19][i] ?? 0.2;
        const end: [number, number] = [cx + dx * reach * Math.cos(lean), cy + dy * reach * Math.sin(lean)];
        const spine = [0.025, 0.4, 0.7, 1].map((t): Point => {
          const bow = 0.016 * Math.sin(t * Math.PI) * (i - 1);
          return at((cx + (end[0] - cx) * t + dx * bow) * size, (cy + (end[1] - cy) * t) * size);
        });
        return (
          thread(open(spine), '#2a1c10', stage.px(1), 0.05) +
          thread(open(spine.slice(0, 3)), '#2a1c10', stage.px(0.45), 0.09) +
          thread(
            open(spine.slice(0, 3)),
            '#fffaf0',
            stage.px(0.4),
            0.1,
            `transform="translate(${-stage.px(0.5)} ${-stage.px(0.5)})"`,
          )
        );
      }),
    )
    .join('');
}

function seam(stage: Stage, outline: readonly Point[], ground: string): string {
  const path = flat(outline);
  return (
    thread(path, ground, stage.px(0.55)) +
    thread(path, '#2a1c10', stage.px(0.55), 0.28) +
    thread(
      path,
      '#fff6e6',
      stage.px(0.14),
      0.35,
      `transform="translate(${-stage.px(0.12)} ${-stage.px(0.12)})"`,
    )
  );
}
