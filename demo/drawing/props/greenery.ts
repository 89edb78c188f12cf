import type { Vec } from '#demo/drawing/camera.ts';
import { pathOf, type Contour, type Point } from '#demo/drawing/contour.ts';
import { blob, bowed, leaf, line, normalAt, stroke } from '#demo/drawing/hand.ts';
import { seeded, type Rand } from '#demo/drawing/seeded.ts';
import { shape, type Stage } from '#demo/drawing/stage.ts';

type Plant = { stem: string; leaf: string; under: string; berry?: string };
export const plants = {
  birch: { stem: '#6b5640', leaf: '#7f9560', under: '#5f7748' },
  eucalyptus: { stem: '#7c7a63', leaf: '#94a898', under: '#74897a' },
  rowan: { stem: '#5f4a38', leaf: '#6f8a5c', under: '#526c47', berry: '#c2452f' },
  spruce: { stem: '#5b4532', leaf: '#47694f', under: '#33523d' },
} satisfies Record<string, Plant>;

/** Twigs growing from one point, for a vase or a peg; `reach` in centimetres, `lean` sideways. */
export function growTwigs(
  stage: Stage,
  from: Vec,
  reach: number,
  plant: Plant,
  seed: string,
  leans: readonly number[] = [-0.5, 0.05, 0.6],
): string {
  const rand = seeded(`twig ${seed}`);
  const parts: Record<'stem' | 'leaf' | 'under' | 'berry', Contour[]> = {
    stem: [],
    leaf: [],
    under: [],
    berry: [],
  };
  const root = stage.camera.at(from);
  for (const lean of leans) {
    const long = reach * rand.between(0.82, 1.08);
    const tip = stage.camera.at([
      from[0] + lean * long,
      from[1] + long * Math.sqrt(Math.max(0.05, 1 - lean * lean * 0.6)),
      from[2],
    ]);
    grow(stage, rand, parts, bowed(root, tip, lean * 0.16 + rand.off(0.04), 11), plant);
  }
  return (
    shape(pathOf(parts.stem), plant.stem) +
    shape(pathOf(parts.under), plant.under) +
    shape(pathOf(parts.leaf), plant.leaf) +
    (plant.berry ? shape(pathOf(parts.berry), plant.berry) : '')
  );
}

function grow(
  stage: Stage,
  rand: Rand,
  parts: Record<'stem' | 'leaf' | 'under' | 'berry', Contour[]>,
  spine: Point[],
  plant: Plant,
): void {
  const cm = stage.px(1);
  const needles = plant === plants.spruce;
  parts.stem.push(stroke(rand, spine, (t) => cm * (0.17 - 0.1 * t), 0.08));
  spine.slice(2).forEach((at, i) => {
    const normal = normalAt(spine, i + 2);
    const heading = Math.atan2(-normal[0], normal[1]);
    for (const side of [-1, 1]) {
      if (needles) {
        fir(at, heading, side, i);
        continue;
      }
      const angle = heading + side * rand.between(0.65, 1.15);
      const long = cm * rand.between(2.3, 3.3) * (1 - i * 0.035);
      const sheet = (side + i) % 2 ? parts.leaf : parts.under;
      sheet.push(
        leaf(
          rand,
          at,
          [at[0] + Math.cos(angle) * long, at[1] + Math.sin(angle) * long],
          cm * (plant === plants.eucalyptus ? 1.6 : 1.25),
          side * rand.between(0.02, 0.14),
          0.52,
          plant === plants.eucalyptus,
        ),
      );
    }
    if (plant.berry && i % 3 === 1)
      for (let k = 0; k < 5; k++)
        parts.berry.push(
          blob(
            rand,
            at[0] + rand.off(0.9) * cm,
            at[1] + rand.between(0.2, 1.5) * cm,
            0.38 * cm,
            undefined,
            0,
            0.04,
            6,
          ),
        );
  });

  function fir(at: Point, heading: number, side: number, i: number): void {
    const angle = heading + side * 0.8;
    const long = cm * (4.6 - i * 0.36);
    const twig = bowed(
      at,
      [at[0] + Math.cos(angle) * long, at[1] + Math.sin(angle) * long + 0.25 * cm],
      side * 0.08,
      7,
    );
    parts.stem.push(stroke(rand, twig, () => cm * 0.06));
    twig.forEach((seat, k) => {
      for (const dir of [-1, 1]) {
        const fan = angle + dir * 0.75;
        const sheet = dir > 0 ? parts.leaf : parts.under;
        sheet.push(
          line(
            rand,
            seat,
            [seat[0] + Math.cos(fan) * cm * (1 - k * 0.05), seat[1] + Math.sin(fan) * cm * (1 - k * 0.05)],
            cm * 0.15,
            0,
            3,
          ),
        );
      }
    });
  }
}
