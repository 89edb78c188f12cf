import { curved, polygon, type Contour, type Point } from './contour.ts';
import type { Rand } from './seeded.ts';

/** Hand-drawn marks are never quite straight or round; these functions add the irregularity. */
export function blob(
  rand: Rand,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  turn = 0,
  wobble = 0.06,
  count = 7,
): Contour {
  const start = rand.between(0, Math.PI * 2);
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = start + (i / count) * Math.PI * 2;
    const reach = 1 + rand.off(wobble);
    return turned(x, y, Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach, turn);
  });
  return curved(points);
}

/** A pointed leaf from base to tip; `belly` is the position of its greatest width, `bend` curves the midrib. */
export function leaf(
  rand: Rand,
  base: Point,
  tip: Point,
  width: number,
  bend = 0,
  belly = 0.45,
  blunt = false,
): Contour {
  const rib = bowed(base, tip, bend, 5);
  const sides = rib.slice(1, -1).map((at, i) => {
    const along = (i + 1) / (rib.length - 1);
    const swell = Math.sin(Math.PI * Math.pow(along, Math.log(0.5) / Math.log(belly)));
    const half = (width / 2) * swell * (1 + rand.off(0.08));
    return { at, half, normal: normalAt(rib, i + 1) };
  });
  const left = sides.map(({ at, half, normal }): Point => [
    at[0] + normal[0] * half,
    at[1] + normal[1] * half,
  ]);
  const right = sides
    .map(({ at, half, normal }): Point => [at[0] - normal[0] * half, at[1] - normal[1] * half])
    .reverse();
  const tipPoint: Point = blunt ? [tip[0], tip[1]] : [tip[0], tip[1], 1];
  return curved([[base[0], base[1], 1], ...left, tipPoint, ...right]);
}

/** The smallest leaf: four points, for needles and crumbs that occur in hundreds. */
export function sliver(base: Point, tip: Point, width: number, bend = 0): Contour {
  const dx = tip[0] - base[0];
  const dy = tip[1] - base[1];
  const length = Math.hypot(dx, dy) || 1;
  const side = (half: number): Point => {
    const off = half + bend * length;
    return [base[0] + dx * 0.45 - (dy / length) * off, base[1] + dy * 0.45 + (dx / length) * off];
  };
  return curved([[base[0], base[1], 1], side(width / 2), [tip[0], tip[1], 1], side(-width / 2)]);
}

/** A brush stroke whose half-width varies along the way. */
export function stroke(
  rand: Rand,
  spine: readonly Point[],
  half: (along: number) => number,
  wobble = 0.1,
): Contour {
  const last = spine.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((at, i) => {
    const normal = normalAt(spine, i);
    const reach = half(i / last);
    const a = reach * (1 + rand.off(wobble));
    const b = reach * (1 + rand.off(wobble));
    left.push([at[0] + normal[0] * a, at[1] + normal[1] * a]);
    right.push([at[0] - normal[0] * b, at[1] - normal[1] * b]);
  });
  return curved([...left, ...right.reverse()]);
}

export function taper(width: number, start = 0.25, end = 0.15): (along: number) => number {
  return (along) =>
    (width / 2) *
    (along < 0.5
      ? start + (1 - start) * Math.min(1, along * 3.4)
      : end + (1 - end) * Math.min(1, (1 - along) * 2.6));
}

export function line(rand: Rand, from: Point, to: Point, width: number, bend = 0, count = 4): Contour {
  return stroke(rand, bowed(from, to, bend, count), taper(width, 0.7, 0.45), 0.08);
}

/** Points along a curve between two ends, bent sideways by `bend` times the distance. */
export function bowed(from: Point, to: Point, bend: number, count: number): Point[] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  return Array.from({ length: count }, (_, i): Point => {
    const t = i / (count - 1);
    const bow = 4 * t * (1 - t) * bend;
    return [from[0] + dx * t - dy * bow, from[1] + dy * t + dx * bow];
  });
}

/** A star with straight edges and unequal arms, as if cut with a knife. */
export function cutStar(rand: Rand, x: number, y: number, reach: number, arms: number, waist = 0.3): Contour {
  const start = rand.between(0, Math.PI);
  return polygon(
    Array.from({ length: arms * 2 }, (_, i): Point => {
      const angle = start + (i / (arms * 2)) * Math.PI * 2 + rand.off(0.05);
      const length = i % 2 ? reach * waist : reach * (1 + rand.off(0.14)) * (arms > 4 && i % 4 ? 0.7 : 1);
      return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    }),
  );
}

export function normalAt(spine: readonly Point[], i: number): Point {
  const before = spine[Math.max(0, i - 1)] ?? [0, 0];
  const after = spine[Math.min(spine.length - 1, i + 1)] ?? [1, 0];
  const dx = after[0] - before[0];
  const dy = after[1] - before[1];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

export function turned(x: number, y: number, dx: number, dy: number, turn: number): Point {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
}
