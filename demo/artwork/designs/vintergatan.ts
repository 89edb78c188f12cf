import type { Contour, Point } from '#demo/artwork/contour.ts';
import { blob, cutStar, stroke } from '#demo/artwork/hand.ts';
import { unitOf, type Area, type Print } from '#demo/artwork/print.ts';
import { scatter } from '#demo/artwork/scatter.ts';

/** Milky Way: a river of light made of long strokes, dust and stars cut with a knife. */
export function vintergatan(area: Area): Print {
  const { w, h, rand } = area;
  const u = unitOf(area);
  const river = area.round ? spiral(area) : diagonal(area);
  const strokes: Record<0 | 2 | 3, Contour[]> = { 0: [], 2: [], 3: [] };
  const lanes = 11;
  for (let lane = 0; lane < lanes; lane++) {
    const offset = (lane / (lanes - 1) - 0.5) * 2;
    const late = area.round ? 0 : (lane % 3) * 0.08 - 0.16;
    for (const [from, to] of [
      [rand.between(0, 0.2), rand.between(0.34, 0.5) - late],
      [rand.between(0.52, 0.62) + late, rand.between(0.8, 1)],
    ] as const) {
      const spine = Array.from({ length: 10 }, (_, i) => river(from + ((to - from) * i) / 9, offset));
      const ink = lane % 4 === 1 ? 0 : lane % 5 === 3 ? 3 : 2;
      strokes[ink].push(
        stroke(
          rand,
          spine,
          (t) => u * rand.between(0.15, 0.19) * Math.pow(Math.sin(Math.PI * (0.06 + 0.88 * t)), 0.6),
          0.08,
        ),
      );
    }
  }
  const dust = Array.from({ length: 190 }, () => {
    const [x, y] = river(rand.between(-0.02, 1.02), rand.off(1.1) + rand.off(0.8));
    return blob(rand, x, y, u * Math.pow(rand.between(0.18, 0.48), 1.6), undefined, 0, 0.08, 5);
  });
  const stars = scatter(area, 3.5 * u, 0.3 * u);
  const small = stars
    .filter((_, i) => i % 3 > 0)
    .map(([x, y]) => cutStar(rand, x, y, u * rand.between(0.32, 0.6), 4, 0.3));
  const large = stars.filter((_, i) => i % 3 === 0);
  const moon: Point = [w * 0.2, h * 0.76];

  return [
    // A dark moon reads as a stain; a bright one lies behind the river.
    {
      ink: 3,
      shapes: area.round ? [] : [blob(rand, moon[0], moon[1], 2.1 * u, 2.05 * u, 0, 0.02, 12)],
    },
    { ink: 2, shapes: strokes[2] },
    { ink: 0, shapes: strokes[0] },
    { ink: 3, shapes: strokes[3] },
    { ink: 0, shapes: dust },
    { ink: 0, shapes: small },
    {
      ink: 3,
      shapes: large
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]) => cutStar(rand, x, y, u * rand.between(0.8, 1.15), 8, 0.24)),
    },
    {
      ink: 0,
      shapes: large
        .filter((_, i) => i % 2)
        .map(([x, y]) => cutStar(rand, x, y, u * rand.between(1, 1.5), 4, 0.17)),
    },
  ];
}

type River = (along: number, across: number) => Point;

function diagonal({ w, h }: Area): River {
  const length = Math.hypot(w, h);
  const width = Math.min(w, h) * 0.2;
  return (t, side) => {
    const x = -0.05 * w + 1.1 * w * t;
    const y = h * (0.86 - 0.72 * t) + Math.sin(t * Math.PI * 2.1) * h * 0.1;
    const spread = width * (0.75 + 0.45 * Math.sin(t * Math.PI));
    return [x + (h / length) * side * spread, y + (w / length) * side * spread];
  };
}

function spiral({ w, h }: Area): River {
  return (t, side) => {
    const arm = t > 0.51 ? Math.PI : 0;
    const along = t > 0.51 ? (t - 0.51) / 0.49 : t / 0.51;
    const angle = arm - 0.9 + along * 3.6;
    const reach = Math.min(w, h) * (0.07 + 0.4 * along) + side * Math.min(w, h) * (0.035 + 0.075 * along);
    return [w / 2 + Math.cos(angle) * reach, h / 2 + Math.sin(angle) * reach * 0.94];
  };
}
