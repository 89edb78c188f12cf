import type { Contour, Point } from '#demo/artwork/contour.ts';
import { blob, bowed, line, sliver, stroke, turned } from '#demo/artwork/hand.ts';
import { unitOf, type Area, type Print } from '#demo/artwork/print.ts';
import { scatter } from '#demo/artwork/scatter.ts';
import type { Rand } from '#demo/artwork/seeded.ts';

/** Pine Path: a pale path winds between fat cones and fans of needles. */
export function kottestig(area: Area): Print {
  const { w, h, rand } = area;
  const u = unitOf(area);
  const across = (x: number): number =>
    h * (0.52 + 0.2 * Math.sin((x / (17 * u)) * Math.PI + 0.6)) + h * 0.06 * Math.sin(x / (3.4 * u));
  const spine = Array.from({ length: 16 }, (_, i): Point => [
    -2 * u + (i / 15) * (w + 4 * u),
    across(-2 * u + (i / 15) * (w + 4 * u)),
  ]);
  const path = stroke(rand, spine, () => 1.55 * u, 0.12);
  const offPath = (x: number, y: number): number => Math.abs(across(x) - y);

  const steps = spine.flatMap(([x, y], i) => [
    line(rand, [x - 0.5 * u, y - 0.7 * u], [x + 0.35 * u, y - 0.75 * u + rand.off(0.2 * u)], 0.16 * u, 0.1),
    ...(i % 2 ? [line(rand, [x, y + 0.5 * u], [x + 0.8 * u, y + 0.45 * u], 0.16 * u, -0.1)] : []),
    line(rand, [x + 0.7 * u, y - 0.1 * u], [x + 1.3 * u, y + rand.off(0.15 * u)], 0.16 * u),
  ]);
  const places = scatter(area, 5.3 * u, 1.6 * u, (x, y) => offPath(x, y) > 3.5 * u);
  const cones = places.map(([x, y]) =>
    cone(rand, x, y, u * rand.between(0.88, 1.1), rand.off(0.55) + (y < across(x) ? 0 : 0.25)),
  );
  const fans = scatter(
    area,
    3.5 * u,
    2 * u,
    (x, y) =>
      offPath(x, y) > 2.1 * u && places.every(([px, py]) => Math.hypot(px - x, (py - y) * 0.8) > 2.9 * u),
  ).map(([x, y]) => needles(rand, x, y, u, rand.between(-2.6, -0.6)));

  return [
    { ink: 2, shapes: [path] },
    { ink: 'ground', shapes: steps },
    { ink: 1, shapes: fans.flat(), over: true },
    { ink: 0, shapes: cones.flatMap((it) => it.body) },
    { ink: 2, shapes: cones.flatMap((it) => it.shade), over: true },
    { ink: 1, shapes: cones.flatMap((it) => it.scales) },
    { ink: 3, shapes: cones.flatMap((it) => it.dots) },
  ];
}

function cone(
  rand: Rand,
  x: number,
  y: number,
  u: number,
  turn: number,
): Record<'body' | 'shade' | 'scales' | 'dots', Contour[]> {
  const at = (dx: number, dy: number): Point => turned(x, y, dx * u, dy * u, turn);
  const tip = (dx: number, dy: number): Point => {
    const [tx, ty] = at(dx, dy);
    return [tx, ty, 1];
  };
  const outline: Contour = {
    smooth: true,
    points: [
      at(0, -3.1),
      at(1.25, -2.3),
      at(1.85, -0.7),
      at(1.75, 0.9),
      at(1, 2.4),
      tip(0.1, 3.1),
      at(-1, 2.35),
      at(-1.75, 0.9),
      at(-1.85, -0.7),
      at(-1.25, -2.3),
    ],
  };
  const shade: Contour = {
    smooth: true,
    points: [
      tip(0.3, -3),
      at(1.25, -2.25),
      at(1.85, -0.7),
      at(1.75, 0.9),
      at(1, 2.4),
      tip(0.1, 3),
      at(0.75, 1.2),
      at(0.95, -0.9),
    ],
  };
  const scales: Contour[] = [];
  const dots: Contour[] = [];
  for (let row = 0; row < 6; row++) {
    const cy = -2.1 + row * 0.83;
    const half = 1.75 * Math.sqrt(Math.max(0.08, 1 - Math.pow((cy + 0.1) / 3.05, 2)));
    const count = row === 5 ? 1 : row % 2 ? 2 : 3;
    for (let i = 0; i < count; i++) {
      const cx = count === 1 ? 0 : (i / (count - 1) - 0.5) * 2 * half * (count === 2 ? 0.46 : 0.72);
      const size = 0.46 * (half / 1.75) + 0.1;
      const brow = bowed([cx - size, cy + 0.1], [cx + size, cy + 0.1], -0.42, 4).map(([px, py]) =>
        at(px, py + rand.off(0.03)),
      );
      scales.push(stroke(rand, brow, (t) => u * (0.05 + 0.14 * Math.sin(Math.PI * t)), 0.12));
      dots.push(blob(rand, ...place(at(cx, cy + 0.22)), 0.13 * u, 0.17 * u, turn, 0.1, 4));
    }
  }
  const stem = stroke(rand, [at(0, -2.9), at(0.08, -3.5), at(0.3, -3.95)], () => 0.13 * u);
  return { body: [outline], shade: [shade], scales: [...scales, stem], dots };
}

function needles(rand: Rand, x: number, y: number, u: number, heading: number): Contour[] {
  const count = 7;
  return Array.from({ length: count }, (_, i) => {
    const angle = heading + (i / (count - 1) - 0.5) * 1.9 + rand.off(0.06);
    const reach = u * (2 - Math.abs(i - 3) * 0.16) * rand.between(0.9, 1.08);
    return sliver(
      [x, y],
      [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
      0.24 * u,
      (i - 3) * 0.03,
    );
  });
}

function place([x, y]: Point): [number, number] {
  return [x, y];
}
