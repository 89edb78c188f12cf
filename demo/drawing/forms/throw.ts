import { lying, on, type Frame } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { dressing, printed, randOf, type Dress } from '#demo/drawing/goods.ts';
import { groundShadow } from '#demo/drawing/light.ts';
import { clip, fade, flat, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { raised } from './outline.ts';
import type { Spot } from './spot.ts';
import { weave } from './weave.ts';

const w = 42;
const d = 30;
const fold = 2.9;
const layers = 4;

/** Folded in four: rounded folds toward the viewer, with the fringe of the last layer over them. */
export function foldThrow(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const frame = lying(x, y, z, turn);
  const palette = dressing(dress, 'full');
  const tones = [palette.ground, palette.inks[2], palette.ground, palette.inks[2]];
  const plan = (reach: number): Point[] => [
    [-w / 2, -d / 2 - reach],
    [w / 2, -d / 2 - reach],
    [w / 2, d / 2],
    [-w / 2, d / 2],
  ];
  const body = [...raised(frame, plan(fold * 0.45), 0), ...raised(frame, plan(0), fold * layers * 0.8)];
  const folds = tones
    .slice(0, layers - 1)
    .map((tone, i) => layer(stage, frame, i * fold, tone, 0.5 * Math.sin(i * 2.4)));
  return (
    groundShadow(stage, body, y) +
    folds.join('') +
    topLayer(stage, frame, dress, (layers - 1) * fold) +
    fringe(stage, frame, dress, layers * fold)
  );
}

/** Half a turn of cloth around the front fold. */
function bulge(frame: Frame, base: number, u: number, t: number, shift: number) {
  const angle = t * Math.PI;
  return on(
    frame,
    u + shift,
    -d / 2 - Math.sin(angle) * fold * 0.52,
    base + fold / 2 + (Math.cos(angle) * fold) / 2,
  );
}

function layer(stage: Stage, frame: Frame, base: number, tone: string, shift: number): string {
  const steps = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];
  const sides = (side: -1 | 1) =>
    steps.map((t) =>
      stage.camera.at(bulge(frame, base, (side * w) / 2 + side * 0.25 * Math.sin(Math.PI * t), t, shift)),
    );
  const flank = stage.see([
    on(frame, w / 2 + shift, -d / 2, base + fold),
    on(frame, w / 2 + shift, d / 2, base + fold),
    on(frame, w / 2 + shift, d / 2, base),
    on(frame, w / 2 + shift, -d / 2, base),
  ]);
  const front = [...sides(-1), ...sides(1).reverse()];
  const path = flat(front);
  return (
    shape(flat(flank), tone) +
    shape(flat(flank), '#2a1c10', 0.35) +
    shape(path, tone) +
    weave(stage, { ...frame, v: frame.n, n: frame.v }, path, 0.9, 0.42) +
    shape(path, turnOfFold(stage, front))
  );
}

function turnOfFold(stage: Stage, front: readonly Point[]): string {
  const top = front[0] ?? [0, 0];
  const bottom = front[6] ?? [0, 1];
  return fade(
    stage,
    top,
    [top[0], bottom[1]],
    [
      [0, '#fffaf0', 0.2],
      [0.3, '#fffaf0', 0.1],
      [0.55, '#2a1c10', 0.08],
      [0.86, '#2a1c10', 0.4],
      [1, '#1c120a', 0.66],
    ],
  );
}

function topLayer(stage: Stage, frame: Frame, dress: Dress, base: number): string {
  const palette = dressing(dress, 'full');
  const reach = (fold * Math.PI) / 2;
  const length = d + reach;
  const at = (px: number, py: number): Point => {
    const u = px - w / 2;
    const puff = 0.5 * (1 - Math.pow((2 * u) / w, 4));
    if (py <= d)
      return stage.camera.at(on(frame, u, d / 2 - py, base + fold + puff * Math.min(1, (d - py) / 3)));
    return stage.camera.at(bulge(frame, base, u, Math.min(1, (py - d) / reach), 0));
  };
  const run = (count: number, of: (t: number) => Point): Point[] =>
    Array.from({ length: count }, (_, i) => of(i / (count - 1)));
  const outline = [
    ...run(16, (t) => at(w * t, 0)),
    ...run(16, (t) => at(w, length * t)),
    ...run(16, (t) => at(w - w * t, length)),
    ...run(16, (t) => at(0, length - length * t)),
  ];
  const path = flat(outline);
  const flank = stage.see([
    on(frame, w / 2, -d / 2, base + fold),
    on(frame, w / 2, d / 2, base + fold),
    on(frame, w / 2, d / 2, base),
    on(frame, w / 2, -d / 2, base),
  ]);
  const lip = run(2, (t) => at(w * t, d));
  const foot = at(w / 2, length);
  const light = fade(stage, at(w / 2, 0), at(w / 2, d), [
    [0, '#2a1c10', 0.1],
    [0.5, '#fffaf0', 0.05],
    [1, '#fffaf0', 0.2],
  ]);
  const turn = fade(
    stage,
    lip[0] ?? [0, 0],
    [lip[0]?.[0] ?? 0, foot[1]],
    [
      [0, '#2a1c10', 0],
      [0.5, '#2a1c10', 0.06],
      [1, '#2a1c10', 0.55],
    ],
  );
  return (
    shape(flat(flank), palette.ground) +
    shape(flat(flank), '#2a1c10', 0.32) +
    clip(
      stage,
      path,
      shape(path, palette.ground) +
        printed(dress, 'full', w, length, at, { slip: 0.08 }) +
        weave(stage, frame, path, palette.dark ? 0.7 : 0.9, 0.42),
    ) +
    shape(path, light) +
    shape(path, turn)
  );
}

function fringe(stage: Stage, frame: Frame, dress: Dress, top: number): string {
  const rand = randOf(dress, 'fringe');
  const palette = dressing(dress, 'full');
  const tone = palette.dark ? palette.inks[2] : palette.inks[0];
  const strands = Array.from({ length: 58 }, (_, i) => {
    const u = -w / 2 + 0.5 + (i / 57) * (w - 1);
    const sway = rand.off(0.5);
    const long = rand.between(3.6, 4.7);
    const at = (t: number): Point =>
      stage.camera.at(
        on(
          frame,
          u + sway * t * t,
          -d / 2 - fold * 0.5 - 0.5 - 0.12 * Math.sin(t * 3),
          top - fold * 0.55 - long * t,
        ),
      );
    return open([at(0), at(0.35), at(0.7), at(1)]);
  });
  const all = strands.join('');
  return (
    thread(
      all,
      '#1c120a',
      stage.px(0.42),
      0.28,
      `transform="translate(${stage.px(0.22)} ${stage.px(0.12)})"`,
    ) +
    thread(all, tone, stage.px(0.3)) +
    thread(all, '#fffaf0', stage.px(0.08), 0.35)
  );
}
