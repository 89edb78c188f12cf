import type { Contour, Point } from '#demo/artwork/contour.ts';
import { blob, bowed, leaf, line, stroke, taper, turned } from '#demo/artwork/hand.ts';
import { unitOf, type Area, type Print } from '#demo/artwork/print.ts';
import { scatter } from '#demo/artwork/scatter.ts';
import type { Rand } from '#demo/artwork/seeded.ts';

/** Dragonfly: big sheer wings crossing each other above a shore of reeds. */
export function slandan(area: Area): Print {
  const { w, h, rand } = area;
  const u = unitOf(area);
  const count = Math.max(1, Math.round((w * h) / (170 * u * u)));
  const flights: Point[] =
    count < 3
      ? [
          [w * 0.4, h * 0.45],
          [w * 0.83, h * 0.2],
          [w * 0.92, h * 0.78],
        ]
      : scatter({ ...area, h: h * 0.86 }, 9.4 * u, -1.5 * u);
  const flies = flights.map(([x, y], i) =>
    dragonfly(
      rand,
      x,
      y,
      u * (count < 3 && i > 0 ? 0.5 : rand.between(0.9, 1.12)),
      rand.pick([-0.6, 0.5, 0.75, -0.9]) + rand.off(0.2),
    ),
  );
  const reeds = Array.from({ length: Math.round(w / (1.15 * u)) }, (_, i) =>
    reed(rand, (i + rand.between(0, 0.9)) * 1.15 * u, h, u),
  );

  return [
    { ink: 2, shapes: rings(rand, w, h, u) },
    { ink: 2, shapes: reeds.flatMap((it) => it.blades) },
    { ink: 3, shapes: reeds.flatMap((it) => it.heads), over: true },
    { ink: 0, shapes: flies.flatMap((it) => it.fore), over: true, opacity: 0.92 },
    { ink: 2, shapes: flies.flatMap((it) => it.hind), over: true, opacity: 0.9 },
    { ink: 1, shapes: flies.flatMap((it) => it.veins) },
    { ink: 1, shapes: flies.flatMap((it) => it.body) },
    { ink: 3, shapes: flies.flatMap((it) => it.marks) },
  ];
}

type Fly = Record<'fore' | 'hind' | 'veins' | 'body' | 'marks', Contour[]>;

function dragonfly(rand: Rand, x: number, y: number, u: number, turn: number): Fly {
  const at = (dx: number, dy: number): Point => turned(x, y, dx * u, dy * u, turn);
  const fly: Fly = { fore: [], hind: [], veins: [], body: [], marks: [] };
  for (const side of [-1, 1]) {
    wing(fly.fore, fly, [0.25 * side, -0.75], [4.9 * side, -2.1], side, 1.5);
    wing(fly.hind, fly, [0.25 * side, -0.1], [4.5 * side, 1.25], side, 1.75);
  }
  fly.body.push(
    stroke(
      rand,
      [at(0, 0.3), at(0.08, 1.8), at(0.02, 3.4), at(0.22, 4.9), at(0.4, 5.7)],
      (t) => u * (0.3 - 0.16 * t + 0.08 * Math.sin(t * 9)),
      0.05,
    ),
    blob(rand, ...xy(at(0, -0.45)), 0.52 * u, 0.95 * u, turn, 0.03),
    blob(rand, ...xy(at(0, -1.6)), 0.5 * u, 0.36 * u, turn, 0.03),
  );
  fly.marks.push(blob(rand, ...xy(at(-0.36, -1.72)), 0.24 * u), blob(rand, ...xy(at(0.36, -1.72)), 0.24 * u));
  for (let i = 0; i < 6; i++) {
    const dy = 0.9 + i * 0.72;
    fly.marks.push(line(rand, at(-0.14, dy), at(0.24, dy + 0.05), 0.17 * u, 0, 3));
  }
  fly.marks.push(
    line(rand, at(-0.2, -0.8), at(-0.1, 0.1), 0.16 * u, 0, 3),
    line(rand, at(0.2, -0.8), at(0.12, 0.1), 0.16 * u, 0, 3),
  );
  return fly;

  function wing(
    sheet: Contour[],
    { veins, marks }: Fly,
    root: Point,
    tip: Point,
    side: number,
    width: number,
  ): void {
    const base = at(...xy(root));
    const end = at(...xy(tip));
    sheet.push(leaf(rand, base, end, width * u, 0.05 * side, 0.62, true));
    veins.push(stroke(rand, bowed(base, end, 0.02 * side, 5), taper(0.13 * u, 0.8, 0.4), 0.06));
    for (let i = 1; i < 6; i++) {
      const t = 0.12 + i * 0.135;
      const reach = width * 0.36 * Math.sin(Math.PI * Math.pow(t, 1.45));
      const foot: Point = [root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t];
      veins.push(
        line(
          rand,
          at(foot[0], foot[1]),
          at(foot[0] + 0.34 * side, foot[1] + reach),
          0.075 * u,
          0.08 * side,
          3,
        ),
      );
      veins.push(
        line(
          rand,
          at(foot[0], foot[1]),
          at(foot[0] + 0.34 * side, foot[1] - reach * 0.92),
          0.075 * u,
          -0.08 * side,
          3,
        ),
      );
    }
    marks.push(
      blob(
        rand,
        ...xy(at(root[0] + (tip[0] - root[0]) * 0.88, root[1] + (tip[1] - root[1]) * 0.88 - 0.25)),
        0.32 * u,
        0.14 * u,
        turn + (side * (tip[1] - root[1])) / 6,
        0.05,
        6,
      ),
    );
  }
}

function reed(rand: Rand, x: number, h: number, u: number): { blades: Contour[]; heads: Contour[] } {
  const top = h - u * rand.between(2.2, 6.4);
  const lean = rand.off(1.1) * u;
  const blades = [leaf(rand, [x, h + 0.5], [x + lean, top], 0.42 * u, rand.off(0.08), 0.3)];
  if (!rand.chance(0.3)) return { blades, heads: [] };
  const stemTop: Point = [x + 0.4 * u + lean * 0.2, top - 0.4 * u];
  blades.push(line(rand, [x + 0.4 * u, h + 0.5], stemTop, 0.16 * u, 0.02));
  return {
    blades,
    heads: [
      stroke(
        rand,
        [
          [stemTop[0], stemTop[1] + 1.7 * u],
          [stemTop[0], stemTop[1] + 0.9 * u],
          [stemTop[0], stemTop[1]],
        ],
        (t) => u * (0.18 + 0.14 * Math.sin(Math.PI * t)),
        0.05,
      ),
    ],
  };
}

function rings(rand: Rand, w: number, h: number, u: number): Contour[] {
  return Array.from({ length: Math.round((w * h) / (60 * u * u)) }, () => {
    const x = rand.between(0, w);
    const y = rand.between(h * 0.05, h * 0.8);
    return [0, 0.38].map((rise) =>
      line(rand, [x, y + rise * u], [x + rand.between(1.1, 2) * u, y + rise * u], 0.1 * u, 0.04),
    );
  }).flat();
}

function xy([x, y]: Point): [number, number] {
  return [x, y];
}
