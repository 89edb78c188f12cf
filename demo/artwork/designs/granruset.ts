import type { Contour, Point } from '#demo/artwork/contour.ts';
import { leaf, line, stroke } from '#demo/artwork/hand.ts';
import { unitOf, type Area, type Print } from '#demo/artwork/print.ts';
import type { Rand } from '#demo/artwork/seeded.ts';

/** Spruce Rush: three ranks of spruces leaning into the same wind. */
export function granruset(area: Area): Print {
  const { w, h, rand } = area;
  const u = unitOf(area);
  const back = rank(rand, w, h * 0.8, h * 0.63, 3.3 * u, u, solid);
  const middle = rank(rand, w, h * 0.84, h * 0.6, 4.4 * u, u, boughs);
  const front = rank(rand, w, h * 1.06, h * 0.66, 6 * u, u, boughs);
  const snow = Array.from({ length: Math.round((w * h) / (9 * u * u)) }, () => {
    const x = rand.between(0, w);
    const y = rand.between(0, h * 0.5);
    return line(rand, [x, y], [x + rand.between(0.3, 0.9) * u, y + 0.12 * u], 0.13 * u, 0.05, 3);
  });

  return [
    { ink: 2, shapes: snow },
    { ink: 2, shapes: back.flatMap((it) => it.boughs) },
    { ink: 0, shapes: middle.flatMap((it) => it.boughs), over: true },
    { ink: 3, shapes: middle.flatMap((it) => it.trunk) },
    { ink: 1, shapes: front.flatMap((it) => it.boughs), over: true },
    { ink: 3, shapes: front.flatMap((it) => it.trunk) },
  ];
}

type Tree = { boughs: Contour[]; trunk: Contour[] };

function rank(
  rand: Rand,
  w: number,
  foot: number,
  height: number,
  gap: number,
  u: number,
  tree: typeof boughs,
): Tree[] {
  return Array.from({ length: Math.ceil(w / gap) + 1 }, (_, i) =>
    tree(
      rand,
      (i - 0.1 + rand.off(0.22)) * gap,
      foot + rand.off(0.4 * u),
      height * rand.between(0.72, 1.08),
      gap * rand.between(0.92, 1.15),
    ),
  );
}

function solid(rand: Rand, x: number, foot: number, height: number, width: number): Tree {
  const tiers = 6;
  const lean = height * 0.07;
  const side = (dir: number): Point[] =>
    Array.from({ length: tiers }, (_, i) => {
      const t = (i + 1) / tiers;
      const y = foot - height + height * t;
      const drift = lean * (1 - t);
      const half = (width / 2) * (0.14 + 0.86 * t) * (1 + rand.off(0.08));
      return [
        [x + drift + dir * half, y + rand.off(height * 0.01), 1] as Point,
        [x + drift + dir * half * 0.56, y - height * 0.03, 1] as Point,
      ];
    }).flat();
  return {
    boughs: [
      { smooth: false, points: [[x + lean, foot - height - 0.02], ...side(1), ...side(-1).reverse()] },
    ],
    trunk: [],
  };
}

function boughs(rand: Rand, x: number, foot: number, height: number, width: number): Tree {
  const lean = height * 0.09;
  const tiers = Math.max(5, Math.round(height / (width * 0.19)));
  const at = (t: number): Point => [x + lean * Math.pow(1 - t, 1.4), foot - height + height * t];
  const leaves: Contour[] = [];
  for (let i = 0; i < tiers; i++) {
    const t = 0.05 + (0.88 * i) / (tiers - 1);
    const root = at(t);
    const reach = (width / 2) * (0.2 + 0.85 * Math.pow(t, 0.85));
    const drop = reach * 0.42 + height * 0.012;
    for (const dir of [-1, 1]) {
      const length = reach * rand.between(0.88, 1.1) * (dir > 0 ? 1.08 : 0.94);
      leaves.push(
        leaf(
          rand,
          [root[0] - dir * 0.06 * width, root[1]],
          [root[0] + dir * length, root[1] + drop * rand.between(0.85, 1.15)],
          (height / tiers) * 0.72,
          dir * -0.1,
          0.5,
        ),
      );
    }
  }
  const spine = [-0.035, 0.25, 0.5, 0.75, 1].map(at);
  return { boughs: leaves, trunk: [stroke(rand, spine, (t) => 0.008 * height * (0.35 + t), 0.08)] };
}
