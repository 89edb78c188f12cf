import { curved, type Contour, type Point } from '#demo/artwork/contour.ts';
import { blob, line, stroke } from '#demo/artwork/hand.ts';
import { unitOf, type Area, type Print } from '#demo/artwork/print.ts';
import type { Rand } from '#demo/artwork/seeded.ts';

/** Mist: islands dissolving in bands of brushed lines, doubled in still water. */
export function dimma(area: Area): Print {
  const { w, h, rand } = area;
  const u = unitOf(area);
  const water = h * 0.6;
  const sun: Point = [w * 0.34, h * 0.3];
  const far = ridge(rand, w, water - h * 0.06, h * 0.11, 9 * u);
  const near = ridge(rand, w * 0.74, water, h * 0.15, 6 * u).map(([x, y]): Point => [x + w * 0.34, y]);

  return [
    { ink: 3, shapes: [blob(rand, sun[0], sun[1], Math.min(w, h) * 0.14, undefined, 0, 0.02, 12)] },
    { ink: 2, shapes: brushed(rand, w, [h * 0.04, h * 0.5], 1.15 * u, u, 0.5) },
    { ink: 2, shapes: [island(far, water - h * 0.05)] },
    { ink: 0, shapes: [island(near, water)] },
    {
      ink: 1,
      shapes: [
        ...firs(rand, near, u),
        line(rand, [w * 0.3, water + 0.1 * u], [w * 1.04, water], 0.28 * u, 0, 6),
      ],
    },
    { ink: 'ground', shapes: brushed(rand, w, [water - h * 0.085, water - h * 0.02], 0.75 * u, u, 0.62) },
    { ink: 0, shapes: mirrored(rand, near, water, u) },
    { ink: 2, shapes: brushed(rand, w, [water + h * 0.05, h], 0.95 * u, u, 0.4) },
    {
      ink: 3,
      shapes: Array.from({ length: 5 }, (_, i) =>
        line(
          rand,
          [sun[0] - (1.9 - i * 0.25) * u, water + (1.2 + i * 0.95) * u],
          [sun[0] + (1.7 - i * 0.3) * u, water + (1.15 + i * 0.95) * u],
          0.3 * u,
          0.02,
          4,
        ),
      ),
    },
    { ink: 1, shapes: boat(rand, w * 0.2, water + h * 0.2, u) },
  ];
}

function ridge(rand: Rand, w: number, base: number, rise: number, length: number): Point[] {
  const phase = rand.between(0, 6);
  const count = Math.max(12, Math.round(w / 1.4));
  return Array.from({ length: count }, (_, i): Point => {
    const t = i / (count - 1);
    const hump =
      Math.abs(Math.sin((t * w) / length + phase)) * 0.7 +
      0.3 * Math.sin((t * w) / (length * 0.37) + phase * 2);
    return [
      t * w * 1.06 - w * 0.03,
      base - rise * Math.max(0.04, hump) * Math.pow(Math.sin(Math.PI * Math.min(1, t * 1.06 + 0.02)), 0.5),
    ];
  });
}

function island(top: readonly Point[], base: number): Contour {
  const left = top[0]?.[0] ?? 0;
  const right = top[top.length - 1]?.[0] ?? 0;
  const floor = Array.from({ length: 8 }, (_, i): Point => [right + ((left - right) * i) / 7, base]);
  return curved([...top, ...floor.map(([x, y], i): Point => (i === 0 || i === 7 ? [x, y, 1] : [x, y]))]);
}

function firs(rand: Rand, top: readonly Point[], u: number): Contour[] {
  return top.flatMap(([x, y], i) => {
    if (i < 2 || i > top.length - 3) return [];
    return Array.from({ length: 3 }, (_, k) => {
      const tall = u * rand.between(0.55, 1.5);
      const cx = x + (k - 1) * 0.48 * u + rand.off(0.15 * u);
      return {
        smooth: false,
        points: [
          [cx - 0.24 * u, y + 0.35 * u],
          [cx + rand.off(0.05) * u, y + 0.25 * u - tall],
          [cx + 0.24 * u, y + 0.35 * u],
        ] as Point[],
      };
    });
  });
}

/** The reflection consists of strokes that become shorter and sparser with depth. */
function mirrored(rand: Rand, top: readonly Point[], water: number, u: number): Contour[] {
  const strokes: Contour[] = [];
  for (let row = 0; row < 6; row++) {
    const y = water + (0.55 + row * 0.62) * u;
    top.forEach(([x, ridgeY], i) => {
      if (i % 2 || water - ridgeY < (row + 0.4) * 0.55 * u || rand.chance(0.08 + row * 0.1)) return;
      const half = rand.between(0.9, 1.7) * u;
      strokes.push(
        line(rand, [x - half, y + rand.off(0.06 * u)], [x + half, y], u * (0.34 - row * 0.035), 0.01, 4),
      );
    });
  }
  return strokes;
}

function brushed(
  rand: Rand,
  w: number,
  [top, bottom]: [number, number],
  gap: number,
  u: number,
  density: number,
): Contour[] {
  const strokes: Contour[] = [];
  for (let y = top; y < bottom; y += gap) {
    let x = -rand.between(0, 5) * u;
    while (x < w) {
      const length = rand.between(3, 11) * u;
      if (rand.chance(density)) {
        const spine = Array.from({ length: 5 }, (_, i): Point => [
          x + (length * i) / 4,
          y + rand.off(0.07 * u),
        ]);
        strokes.push(
          stroke(rand, spine, (t) => u * 0.14 * Math.pow(Math.sin(Math.PI * (0.08 + 0.84 * t)), 0.5), 0.1),
        );
      }
      x += length + rand.between(0.6, 2) * u;
    }
  }
  return strokes;
}

function boat(rand: Rand, x: number, y: number, u: number): Contour[] {
  const hull = curved([
    [x - 1.5 * u, y - 0.3 * u, 1],
    [x - 0.9 * u, y + 0.22 * u],
    [x, y + 0.3 * u],
    [x + 0.9 * u, y + 0.22 * u],
    [x + 1.6 * u, y - 0.36 * u, 1],
    [x, y - 0.12 * u],
  ]);
  return [
    hull,
    line(rand, [x - 0.2 * u, y], [x - 0.1 * u, y - 1.15 * u], 0.28 * u, 0, 3),
    blob(rand, x - 0.08 * u, y - 1.32 * u, 0.2 * u, undefined, 0, 0.04, 6),
    line(rand, [x - 0.1 * u, y - 0.7 * u], [x + 1.5 * u, y + 0.25 * u], 0.1 * u, 0, 3),
  ];
}
