import type { Vec } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { groundShadow } from '#demo/drawing/light.ts';
import { seeded } from '#demo/drawing/seeded.ts';
import { clip, fade, flat, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import type { Spot } from './spot.ts';

export type Block = { w: number; h: number; d: number };

/** A planed piece of birch, parallel to the picture plane: its top and its front. */
export function drawBlock(stage: Stage, spot: Spot, { w, h, d }: Block, shadow = true): string {
  const { x, y = 0, z } = spot;
  const corner = (dx: number, dy: number, dz: number): Vec => [
    x + dx * w * 0.5,
    y + dy * h,
    z + dz * d * 0.5,
  ];
  const top = stage.see([corner(-1, 1, -1), corner(1, 1, -1), corner(1, 1, 1), corner(-1, 1, 1)]);
  const front = stage.see([corner(-1, 1, 1), corner(1, 1, 1), corner(1, 0, 1), corner(-1, 0, 1)]);
  const left = front[0] ?? [0, 0];
  const right = front[1] ?? [1, 0];
  const foot = front[3] ?? [0, 1];
  const upper = fade(stage, top[0] ?? [0, 0], right, [
    [0, '#f4e6cc'],
    [1, '#e3cca4'],
  ]);
  const face = fade(
    stage,
    left,
    [right[0], foot[1]],
    [
      [0, '#e5ca9d'],
      [0.6, '#d9bb8b'],
      [1, '#c19d6c'],
    ],
  );
  const body = [
    corner(-1, 0, -1),
    corner(1, 0, -1),
    corner(1, 0, 1),
    corner(-1, 0, 1),
    corner(-1, 1, -1),
    corner(1, 1, -1),
    corner(1, 1, 1),
    corner(-1, 1, 1),
  ];
  return (
    (shadow ? groundShadow(stage, body, y) : '') +
    shape(flat(top), upper) +
    shape(flat(front), face) +
    grain(stage, front, Math.max(2, Math.round(h * 1.3)), `${w} ${h} ${x}`) +
    thread(open([left, right]), '#fff6e2', stage.px(0.1), 0.7)
  );
}

/** Long wavy lines that never cross, on a four-cornered face; the first two corners span its length. */
export function grain(
  stage: Stage,
  face: readonly Point[],
  lines: number,
  seed: string,
  ink = '#9b7344',
  opacity = 0.26,
): string {
  const rand = seeded(`grain ${seed}`);
  const [a, b, c, d] = [face[0] ?? [0, 0], face[1] ?? [1, 0], face[2] ?? [1, 1], face[3] ?? [0, 1]];
  const at = (s: number, t: number): Point => {
    const mix = (i: 0 | 1): number => (a[i] * (1 - s) + b[i] * s) * (1 - t) + (d[i] * (1 - s) + c[i] * s) * t;
    return [mix(0), mix(1)];
  };
  const marks = Array.from({ length: lines }, (_, i) => {
    const t = (i + rand.between(0.25, 0.75)) / lines;
    const from = rand.chance(0.6) ? 0 : rand.between(0, 0.6);
    const to = rand.chance(0.6) ? 1 : Math.min(1, from + rand.between(0.2, 0.6));
    const phase = rand.between(0, 6);
    return open(
      Array.from({ length: 10 }, (_, k) =>
        at(from + ((to - from) * k) / 9, t + (0.28 / lines) * Math.sin(k * 0.8 + phase)),
      ),
    );
  });
  return clip(stage, flat(face), thread(marks.join(''), ink, Math.max(1, stage.px(0.07)), opacity));
}
