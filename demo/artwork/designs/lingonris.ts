import type { Contour, Point } from '#demo/artwork/contour.ts';
import { blob, bowed, cutStar, leaf, line, normalAt, sliver, stroke, turned } from '#demo/artwork/hand.ts';
import { unitOf, type Area, type Print } from '#demo/artwork/print.ts';
import { scatter } from '#demo/artwork/scatter.ts';
import type { Rand } from '#demo/artwork/seeded.ts';

/** Lingonberry: arching sprigs with leathery leaves and heavy clusters; a wreath on round things. */
export function lingonris(area: Area): Print {
  const { rand } = area;
  const u = unitOf(area);
  const sprigs = area.round ? wreath(area, u) : meadow(area, u);
  const parts = sprigs.map(({ spine, berries }) => sprig(rand, spine, u, berries));
  const berriesOf = area.round ? partedBerries : wholeClusters;
  const crumbs = scatter(area, 2.3 * u, 0, (x, y) =>
    sprigs.every(({ spine }) => spine.every(([sx, sy]) => Math.hypot(sx - x, sy - y) > 1.75 * u)),
  );

  return [
    {
      ink: 2,
      shapes: crumbs.map(([x, y]) =>
        sliver([x, y], turned(x, y, 0.75 * u, 0, rand.between(0, 6.28)), 0.34 * u),
      ),
    },
    { ink: 1, shapes: parts.flatMap((it) => it.stems) },
    { ink: 3, shapes: parts.flatMap((it) => it.leaves) },
    { ink: 2, shapes: parts.flatMap((it) => it.halves), over: true },
    { ink: 'ground', shapes: parts.flatMap((it) => it.ribs) },
    ...berriesOf(parts),
  ];
}

function wholeClusters(parts: readonly Parts[]): Print {
  return [
    { ink: 0, shapes: parts.flatMap((it) => it.berries) },
    { ink: 1, shapes: parts.flatMap((it) => it.crowns) },
    { ink: 'ground', shapes: parts.flatMap((it) => it.glints) },
  ];
}

/** Clusters that crowd in a wreath run into one shape, whose crowns and glints are the eyes of faces: each berry is by itself. */
function partedBerries(parts: readonly Parts[]): Print {
  const berries = parts.flatMap((it) => it.berries.map((berry, place) => ({ berry, gap: it.gaps[place] })));
  const layers = [0, 1, 2, 3];
  return [
    ...layers.flatMap((layer): Print => {
      const those = berries.filter((_one, place) => place % layers.length === layer);
      return [
        { ink: 'ground', shapes: those.flatMap(({ gap }) => gap ?? []) },
        { ink: 0, shapes: those.map(({ berry }) => berry) },
      ];
    }),
    { ink: 1, shapes: parts.flatMap((it) => it.crowns) },
  ];
}

type Sprig = { spine: Point[]; berries: boolean };
type Parts = Record<
  'stems' | 'leaves' | 'halves' | 'ribs' | 'berries' | 'gaps' | 'crowns' | 'glints',
  Contour[]
>;

function meadow({ w, h, rand }: Area, u: number): Sprig[] {
  const rows = Math.max(1, Math.round(h / (8.6 * u)));
  const columns = Math.max(2, Math.round(w / (5 * u)));
  const sprigs: Sprig[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = ((column + (row % 2) * 0.5 - 0.05 + rand.off(0.12)) * w) / columns;
      const foot = (h * (row + 1)) / rows + rand.between(-0.1, 0.9) * u;
      const reach = (h / rows) * rand.between(0.8, 1.02);
      const lean = (column % 2 ? 1 : -1) * rand.between(0.5, 1.6) * u;
      sprigs.push({
        spine: bowed([x, foot], [x + lean, foot - reach], (lean > 0 ? 1 : -1) * rand.between(0.1, 0.18), 9),
        berries: (row + column) % 3 !== 2,
      });
    }
  }
  return sprigs;
}

function wreath({ w, h, rand }: Area, u: number): Sprig[] {
  const radius = Math.min(w, h) / 2;
  // A plain disc in the middle, between two clusters, looks like a face.
  return [0.8, 0.47, 0.16].flatMap((part, ring) => {
    const r = radius * part;
    const count = Math.max(3, Math.round((Math.PI * 2 * r) / (6.2 * u)));
    return Array.from({ length: count }, (_, i): Sprig => {
      const start = (i / count) * Math.PI * 2 + ring * 0.4 + rand.off(0.05);
      const sweep = (6.6 * u) / r;
      const spine = Array.from({ length: 9 }, (_, k): Point => {
        const angle = start + (k / 8) * sweep * (ring === 1 ? -1 : 1);
        const reach = r + (k / 8) * 0.9 * u - 0.3 * u;
        return [w / 2 + Math.cos(angle) * reach, h / 2 + Math.sin(angle) * reach];
      });
      return { spine, berries: i % 3 !== 1 };
    });
  });
}

function sprig(rand: Rand, spine: Point[], u: number, fruiting: boolean): Parts {
  const parts: Parts = {
    stems: [stroke(rand, spine, (t) => u * (0.14 - 0.07 * t), 0.12)],
    leaves: [],
    halves: [],
    ribs: [],
    berries: [],
    gaps: [],
    crowns: [],
    glints: [],
  };
  spine.slice(1).forEach((at, i) => {
    const normal = normalAt(spine, i + 1);
    const heading = Math.atan2(-normal[0], normal[1]);
    const t = (i + 1) / spine.length;
    for (const side of i === spine.length - 2 ? [0] : [i % 2 ? 1 : -1]) {
      const angle = heading + side * rand.between(0.7, 1);
      const reach = u * (2.05 - 0.5 * t) * rand.between(0.9, 1.1);
      addLeaf(at, [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach], side);
    }
    if (fruiting && (i === 2 || i === 5)) cluster(at, heading, i === 2 ? 1 : -1);
  });
  return parts;

  function addLeaf(base: Point, tip: Point, side: number): void {
    const width = u * rand.between(0.92, 1.1);
    parts.leaves.push(leaf(rand, base, tip, width, 0.07 * side, 0.56, true));
    if (rand.chance(0.55)) parts.halves.push(halfLeaf(rand, base, tip, width));
    parts.ribs.push(line(rand, mix(base, tip, 0.1), mix(base, tip, 0.82), 0.09 * u, 0.07 * side, 3));
  }

  function cluster(at: Point, heading: number, side: number): void {
    const hang: Point = [
      at[0] + Math.cos(heading + side * 1.25) * 1.5 * u,
      at[1] + Math.sin(heading + side * 1.25) * 1.5 * u + 0.5 * u,
    ];
    parts.stems.push(line(rand, at, hang, 0.11 * u, 0.15 * side));
    const seats: Point[] = [
      [-0.55, 0],
      [0.52, 0.12],
      [-0.05, 0.85],
      [0.05, -0.68],
    ];
    for (const [dx, dy] of seats.slice(0, rand.chance(0.5) ? 4 : 3)) {
      const x = hang[0] + dx * u * 1.05;
      const y = hang[1] + dy * u;
      const r = u * rand.between(0.56, 0.66);
      parts.berries.push(blob(rand, x, y, r, r * 0.96, 0, 0.03, 7));
      parts.gaps.push(disc(x, y, r + 0.1 * u));
      parts.crowns.push(cutStar(rand, x + 0.12 * u, y + 0.26 * u, 0.22 * u, 3, 0.32));
      parts.glints.push(blob(rand, x - 0.2 * u, y - 0.2 * u, 0.13 * u, 0.08 * u, -0.7, 0.05, 4));
    }
  }
}

function disc(x: number, y: number, r: number): Contour {
  const points = Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return { smooth: true, points };
}

function halfLeaf(rand: Rand, base: Point, tip: Point, width: number): Contour {
  const whole = leaf(rand, base, tip, width, 0.05, 0.56, true).points;
  return { smooth: true, points: [[...xy(whole[0]), 1], ...whole.slice(1, 4), [...xy(whole[4]), 1]] };
}

function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function xy([x, y]: Point = [0, 0]): [number, number] {
  return [x, y];
}
