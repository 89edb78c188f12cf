import { curved, polygon, type Contour, type Point } from '#demo/artwork/contour.ts';
import { blob, line, turned } from '#demo/artwork/hand.ts';
import { unitOf, type Area, type Print } from '#demo/artwork/print.ts';
import { scatter } from '#demo/artwork/scatter.ts';
import type { Rand } from '#demo/artwork/seeded.ts';

/** Gull Bay: gulls over a bay of scalloped waves, with boathouses on the skerries. */
export function masvik(area: Area): Print {
  const { w, h, rand } = area;
  const u = unitOf(area);
  const shore = h * 0.66;
  const gulls = scatter({ ...area, h: shore - 3.6 * u }, 4.7 * u, 0.3 * u).map(([x, y]) =>
    gull(rand, x, y + 1.4 * u, u * rand.between(0.72, 1.12), rand.off(0.35)),
  );
  const islets = Math.max(2, Math.round(w / (9.5 * u)));
  const skerries = Array.from({ length: islets }, (_, i) =>
    skerry(rand, ((i + 0.5 + rand.off(0.2)) * w) / islets, shore + 0.05 * u, u),
  );

  return [
    { ink: 3, shapes: [blob(rand, w * 0.3, shore - 1.4 * u, 2.3 * u, 2.25 * u, 0, 0.02, 12)], opacity: 0.95 },
    { ink: 1, shapes: skerries.flatMap((it) => it.rock) },
    { ink: 0, shapes: skerries.flatMap((it) => it.walls) },
    { ink: 3, shapes: skerries.flatMap((it) => it.roofs) },
    { ink: 'ground', shapes: skerries.flatMap((it) => it.windows) },
    { ink: 2, shapes: [sea(w, shore + 0.6 * u, u, 0.2, h)] },
    { ink: 0, shapes: [sea(w, shore + 2 * u, u, 1.1, h)] },
    { ink: 1, shapes: [sea(w, shore + 3.7 * u, u, 0.5, h)] },
    { ink: 'ground', shapes: ripples(rand, w, shore, h, u) },
    { ink: 0, shapes: gulls.flatMap((it) => it.wings) },
    { ink: 2, shapes: gulls.flatMap((it) => it.body) },
    { ink: 1, shapes: gulls.flatMap((it) => it.tips) },
    { ink: 3, shapes: gulls.flatMap((it) => it.bills) },
  ];
}

function gull(
  rand: Rand,
  x: number,
  y: number,
  u: number,
  turn: number,
): Record<'wings' | 'body' | 'tips' | 'bills', Contour[]> {
  const at = (dx: number, dy: number): Point => turned(x, y, dx * u, dy * u, turn);
  const tip = (dx: number, dy: number): Point => {
    const [tx, ty] = at(dx, dy);
    return [tx, ty, 1];
  };
  const lift = rand.between(0.75, 1.15);
  const wings = [-1, 1].map((side) =>
    curved([
      at(0.1 * side, -0.12),
      at(0.75 * side, -0.95 * lift),
      at(1.6 * side, -1.2 * lift),
      tip(2.75 * side, -0.35 * lift),
      at(1.75 * side, -0.62 * lift),
      at(1 * side, -0.22),
      at(0.3 * side, 0.3),
    ]),
  );
  const tips = [-1, 1].map((side) =>
    curved([tip(2.1 * side, -0.98 * lift), tip(2.78 * side, -0.33 * lift), tip(2.05 * side, -0.52 * lift)]),
  );
  const body = [
    curved([
      at(-0.05, -0.45),
      at(0.27, -0.1),
      at(0.27, 0.45),
      tip(0.28, 1.25),
      tip(0, 1.05),
      tip(-0.28, 1.25),
      at(-0.27, 0.45),
      at(-0.27, -0.1),
    ]),
  ];
  const head = blob(rand, ...xy(at(0, -0.55)), 0.24 * u, 0.28 * u, turn, 0.03, 6);
  return {
    wings,
    tips,
    body: [...body, head],
    bills: [polygon([at(-0.08, -0.78), at(0.08, -0.78), at(0.02, -1.12)])],
  };
}

/** Scallops with sharp crests: the points between the arcs are corners. */
function sea(w: number, y: number, u: number, phase: number, floor: number): Contour {
  const length = 2.1 * u;
  const points: Point[] = [];
  for (let x = -length * (1 + phase); x < w + length; x += length) {
    points.push([x, y - 0.42 * u, 1], [x + length * 0.28, y + 0.12 * u], [x + length * 0.62, y + 0.18 * u]);
  }
  const end = points[points.length - 1]?.[0] ?? w;
  const start = points[0]?.[0] ?? 0;
  return curved([
    ...points,
    [end, floor + 1, 1],
    [w * 0.75, floor + 1],
    [w / 2, floor + 1],
    [w / 4, floor + 1],
    [start, floor + 1, 1],
  ]);
}

function ripples(rand: Rand, w: number, shore: number, h: number, u: number): Contour[] {
  const rows = [shore + 3.05 * u, shore + 4.7 * u, shore + 5.9 * u].filter((y) => y < h - 0.3 * u);
  return rows.flatMap((y, row) =>
    Array.from({ length: Math.round(w / (2.1 * u)) }, (_, i) => {
      const x = (i + (row % 2) * 0.5 + rand.off(0.08)) * 2.1 * u;
      return line(rand, [x, y], [x + 1.15 * u, y + rand.off(0.06 * u)], 0.15 * u, 0.14);
    }),
  );
}

type Skerry = Record<'rock' | 'walls' | 'roofs' | 'windows', Contour[]>;

/** Boathouses are cut, not brushed: with a round ridge they melt into one another where they are small. */
function skerry(rand: Rand, x: number, y: number, u: number): Skerry {
  const rock = curved([
    [x - 3 * u, y + 1 * u, 1],
    [x - 2.1 * u, y - 0.15 * u],
    [x - 0.9 * u, y - 0.6 * u],
    [x + 0.6 * u, y - 0.5 * u],
    [x + 1.7 * u, y - 0.05 * u],
    [x + 2.8 * u, y + 1 * u, 1],
    [x, y + 1.2 * u],
  ]);
  const walls: Contour[] = [];
  const roofs: Contour[] = [];
  const windows: Contour[] = [];
  const count = rand.chance(0.6) ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const left = x - 1.15 * u + i * 1.4 * u;
    const foot = y - 0.4 * u;
    const tall = u * rand.between(0.95, 1.25);
    walls.push(
      polygon([
        [left, foot],
        [left + 0.03 * u, foot - tall],
        [left + 0.52 * u, foot - tall - 0.62 * u],
        [left + 1.05 * u, foot - tall],
        [left + 1.05 * u, foot],
      ]),
    );
    const roofPoint = (dx: number, dy: number): Point => [
      left + (dx + rand.off(0.03)) * u,
      foot - tall + (dy + rand.off(0.03)) * u,
    ];
    roofs.push(
      polygon([
        roofPoint(-0.16, 0.06),
        roofPoint(0.52, -0.78),
        roofPoint(1.2, 0.06),
        roofPoint(1.12, 0.26),
        roofPoint(0.52, -0.48),
        roofPoint(-0.08, 0.26),
      ]),
    );
    const [wide, high] = [0.16 * u, 0.36 * u];
    const [middle, sill] = [left + 0.52 * u, foot - 0.32 * tall];
    windows.push(
      polygon([
        [middle - wide, sill],
        [middle - wide, sill - high],
        [middle + wide, sill - high],
        [middle + wide, sill],
      ]),
    );
  }
  return { rock: [rock], walls, roofs, windows };
}

function xy([x, y]: Point): [number, number] {
  return [x, y];
}
