import { curved, type Contour, type Point } from '#demo/artwork/contour.ts';
import { blob, line, sliver, stroke } from '#demo/artwork/hand.ts';
import { unitOf, type Area, type Print } from '#demo/artwork/print.ts';
import type { Rand } from '#demo/artwork/seeded.ts';

/** Mountain Breeze: three ranges behind each other, a low sun and the wind drawn as one gesture. */
export function fjallbris(area: Area): Print {
  const { w, h, rand } = area;
  const u = unitOf(area);
  const sun = { x: w * 0.68, y: h * 0.27, r: Math.min(w, h) * 0.13 };
  const far = range(rand, w, h * 0.5, h * 0.2, Math.max(3, Math.round(w / (8 * u))), h);
  const middle = range(rand, w, h * 0.62, h * 0.22, Math.max(2, Math.round(w / (10 * u))), h);
  const near = swell(rand, w, h * 0.79, h * 0.045, 6 * u, h);
  const front = swell(rand, w, h * 0.9, h * 0.03, 9 * u, h);

  return [
    { ink: 3, shapes: [blob(rand, sun.x, sun.y, sun.r, sun.r * 0.98, 0, 0.02, 12)] },
    { ink: 0, shapes: breeze(rand, w, h, u), opacity: 0.9 },
    { ink: 2, shapes: [far.body] },
    { ink: 0, shapes: far.snow },
    { ink: 0, shapes: [middle.body] },
    { ink: 1, shapes: middle.lee, opacity: 0.7 },
    { ink: 2, shapes: middle.ruts, over: true },
    { ink: 1, shapes: [near] },
    { ink: 2, shapes: contours(rand, w, h, u) },
    { ink: 3, shapes: [front] },
    { ink: 1, shapes: tufts(rand, w, h, u) },
  ];
}

type Range = { body: Contour; snow: Contour[]; lee: Contour[]; ruts: Contour[] };

function range(rand: Rand, w: number, base: number, rise: number, peaks: number, floor: number): Range {
  const step = w / (peaks - 0.4);
  const ridge: Point[] = [];
  const tops: { top: Point; left: Point; right: Point }[] = [];
  let valley: Point = [-step * 0.7, base + rand.between(0, rise * 0.3)];
  ridge.push([...xy(valley), 1]);
  for (let i = 0; i <= peaks; i++) {
    const top: Point = [valley[0] + step * rand.between(0.46, 0.58), base - rise * rand.between(0.62, 1.25)];
    const next: Point = [valley[0] + step * rand.between(0.95, 1.1), base + rand.between(-0.1, 0.3) * rise];
    ridge.push(
      [(valley[0] + top[0]) / 2 - step * 0.05, (valley[1] + top[1]) / 2 + rise * 0.1],
      [...xy(top), 1],
      [(next[0] + top[0]) / 2 - step * 0.03, (next[1] + top[1]) / 2 + rise * 0.06],
      [...xy(next), 1],
    );
    tops.push({ top, left: valley, right: next });
    valley = next;
  }
  const body = curved([...ridge, ...along(w + step, -step, floor + 1, 10)]);
  return {
    body,
    snow: tops.map((it) => cap(rand, it, 0.42)),
    lee: tops.map((it) => lee(rand, it, base + rise)),
    ruts: tops.flatMap((it) => ruts(rand, it, rise)),
  };
}

/** Snow covers both flanks and ends in a jagged line. */
function cap(
  rand: Rand,
  { top, left, right }: { top: Point; left: Point; right: Point },
  depth: number,
): Contour {
  const l = toward(top, left, depth);
  const r = toward(top, right, depth * 0.8);
  const teeth: Point[] = [];
  for (let i = 1; i < 5; i++) {
    const t = i / 5;
    const drop = (i % 2 ? 0.38 : -0.12) * (left[1] - top[1]) * depth * rand.between(0.8, 1.3);
    teeth.push([r[0] + (l[0] - r[0]) * t, r[1] + (l[1] - r[1]) * t + drop, 1]);
  }
  return { smooth: false, points: [top, r, ...teeth, l] };
}

function lee(rand: Rand, { top, right }: { top: Point; right: Point }, floor: number): Contour {
  const foot: Point = [top[0] + (right[0] - top[0]) * 0.16, floor];
  const knees = [0.2, 0.42, 0.66].map((t, i): Point => [
    top[0] + (foot[0] - top[0]) * t + (i % 2 ? -1 : 1) * (right[0] - top[0]) * 0.13 * rand.between(0.8, 1.2),
    top[1] + (right[1] - top[1]) * t * 1.2,
    1,
  ]);
  return {
    smooth: false,
    points: [
      top,
      [(right[0] + top[0]) / 2 - (right[0] - top[0]) * 0.06, (right[1] + top[1]) / 2 + 0.05],
      right,
      [right[0] - ((right[0] - top[0]) * 0.5 * (floor - right[1])) / (right[1] - top[1]), floor],
      foot,
      ...knees.reverse(),
    ],
  };
}

function ruts(rand: Rand, { top, left }: { top: Point; left: Point }, rise: number): Contour[] {
  return [0.2, 0.42, 0.6, 0.8].map((t, i) => {
    const x = top[0] + (left[0] - top[0]) * t * 0.7;
    const y = top[1] + (left[1] - top[1]) * t + rise * (0.2 + 0.1 * (i % 2));
    const long = rise * rand.between(0.5, 0.85) * (i % 2 ? 0.7 : 1);
    return sliver([x, y], [x - long * 0.3, y + long], rise * 0.1, 0.04);
  });
}

function swell(rand: Rand, w: number, y: number, height: number, length: number, floor: number): Contour {
  const phase = rand.between(0, 6);
  const top = along(-1, w + 1, y, Math.max(8, Math.round(w / 2))).map(([x]): Point => [
    x,
    y + height * Math.sin(x / (length / 2.2) + phase) + height * 0.4 * Math.sin(x / (length / 5) + phase * 2),
  ]);
  const corners = top.map(([x, yy], i): Point => (i === 0 || i === top.length - 1 ? [x, yy, 1] : [x, yy]));
  return curved([...corners, [w + 1, floor + 1, 1], ...along(w, 0, floor + 1, 8), [-1, floor + 1, 1]]);
}

function breeze(rand: Rand, w: number, h: number, u: number): Contour[] {
  return Array.from({ length: 5 }, (_, i) => {
    const y = h * (0.1 + i * 0.052);
    const from = w * (i % 2 ? 0.02 : -0.04) + rand.between(0, w * 0.1);
    const length = w * rand.between(0.5, 0.95);
    const spine = Array.from({ length: 9 }, (_, k): Point => {
      const t = k / 8;
      return [from + length * t, y - h * 0.035 * Math.sin(t * Math.PI * 1.7 + 0.4 + i * 0.3) + h * 0.02 * t];
    });
    return stroke(rand, spine, (t) => u * 0.13 * (0.25 + Math.sin(Math.PI * Math.pow(t, 0.7))), 0.12);
  });
}

function contours(rand: Rand, w: number, h: number, u: number): Contour[] {
  return Array.from({ length: Math.round(w / (2.6 * u)) }, (_, i) => {
    const x = (i + rand.between(0.1, 0.7)) * 2.6 * u;
    const y = h * rand.between(0.83, 0.88);
    return line(rand, [x, y], [x + u * rand.between(1, 2.4), y - u * 0.1], 0.13 * u, -0.05);
  });
}

function tufts(rand: Rand, w: number, h: number, u: number): Contour[] {
  return Array.from({ length: Math.round(w / (1.7 * u)) }, (_, i) => {
    const x = (i + rand.between(0, 0.8)) * 1.7 * u;
    const y = h * rand.between(0.925, 0.985);
    return [-0.28, 0.02, 0.3].map((lean) =>
      line(rand, [x, y], [x + (lean + 0.35) * u, y - u * rand.between(0.55, 0.9)], 0.1 * u, 0.12),
    );
  }).flat();
}

function along(from: number, to: number, y: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => [from + ((to - from) * i) / (count - 1), y]);
}

function toward(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

function xy([x, y]: Point): [number, number] {
  return [x, y];
}
