import { lying, on, type Frame } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { groundShadow } from '#demo/drawing/light.ts';
import { clip, fade, flat, hull, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { ring } from './lathe.ts';
import { raised } from './outline.ts';
import type { Spot } from './spot.ts';
import { weave } from './weave.ts';

/** A cloth never lies completely flat: its edges vary a little. */
function clothEdge(w: number, h: number, drift: number): Point[] {
  const count = 14;
  const wave = (t: number, phase: number): number =>
    drift * (Math.sin(t * 7 + phase) + 0.6 * Math.sin(t * 13 + phase * 2));
  const side = (at: (t: number) => Point): Point[] => Array.from({ length: count }, (_, i) => at(i / count));
  return [
    ...side((t): Point => [-w / 2 + w * t, h / 2 + wave(t, 1)]),
    ...side((t): Point => [w / 2 + wave(t, 2), h / 2 - h * t]),
    ...side((t): Point => [w / 2 - w * t, -h / 2 + wave(t, 3)]),
    ...side((t): Point => [-w / 2 + wave(t, 4), -h / 2 + h * t]),
  ];
}

export function layPlacemat(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z, turn = 0 } = spot;
  return layCloth(stage, lying(x, y, z, turn), y, dress, 40, 30);
}

export function layCloth(
  stage: Stage,
  frame: Frame,
  ground: number,
  dress: Dress,
  w: number,
  h: number,
): string {
  const edge = clothEdge(w, h, 0.1);
  const outline = stage.see(raised(frame, edge, 0.22));
  const path = flat(outline);
  const palette = dressing(dress, 'pale');
  const print = printed(dress, 'pale', w, h, (px, py) =>
    stage.camera.at(on(frame, px - w / 2, h / 2 - py, 0.22)),
  );
  const hem = stage.see(raised(frame, clothEdge(w - 1.9, h - 1.9, 0.06), 0.22));
  const light = fade(stage, outline[0] ?? [0, 0], outline[28] ?? [1, 1], [
    [0, '#ffffff', 0.14],
    [0.5, '#ffffff', 0],
    [1, '#3a2a1c', 0.13],
  ]);
  return (
    groundShadow(stage, raised(frame, edge, 0.3), ground, 0.9) +
    shape(flat(stage.see(raised(frame, edge, 0))), '#cdbfa8') +
    clip(stage, path, shape(path, palette.ground) + print + weave(stage, frame, path, 0.8)) +
    shape(path, light) +
    thread(flat(hem), '#3a2a1c', stage.px(0.09), 0.16) +
    thread(
      flat(hem),
      '#ffffff',
      stage.px(0.09),
      0.35,
      `stroke-dasharray="${stage.px(0.3)} ${stage.px(0.22)}"`,
    ) +
    thread(path, '#fffdf6', stage.px(0.07), 0.6)
  );
}

/** A half-unrolled runner: the roll shows the plain reverse and its spiral. */
export function unrollRunner(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const w = 45;
  const h = 74;
  const frame = lying(x, y, z, turn);
  const r = 4.2;
  const far = h / 2;
  const palette = dressing(dress, 'pale');
  const section = (u: number): Point[] =>
    stage.see(ring(0, 0, 0, r, 30).map(([a, , b]) => on(frame, u, far + a * 0.98, r + b)));
  const roll = hull([...section(-w / 2 + 0.3), ...section(w / 2 + 0.2)]);
  const path = flat(roll);
  const low = stage.camera.at(on(frame, 0, far - r, 0.4));
  const high = stage.camera.at(on(frame, 0, far + r * 0.4, r * 2));
  const turned = fade(stage, high, low, [
    [0, '#ffffff', 0.35],
    [0.3, '#ffffff', 0.08],
    [0.62, '#3a2a1c', 0.12],
    [1, '#3a2a1c', 0.46],
  ]);
  const spiral = open(
    Array.from({ length: 70 }, (_, i): Point => {
      const angle = i * 0.42;
      const reach = r * (0.14 + (0.84 * i) / 69);
      return stage.camera.at(
        on(frame, w / 2 + 0.2, far + Math.cos(angle) * reach, r + Math.sin(angle) * reach),
      );
    }),
  );
  const end = flat(section(w / 2 + 0.2));
  const rollShadow = groundShadow(
    stage,
    [
      ...raised(
        frame,
        [
          [-w / 2, far - r],
          [w / 2, far - r],
          [w / 2, far + r],
          [-w / 2, far + r],
        ],
        r,
      ),
    ],
    0.2,
    0.9,
  );
  return (
    layCloth(stage, frame, y, dress, w, h) +
    rollShadow +
    shape(path, '#efe6d6') +
    shape(path, palette.inks[2], 0.28) +
    weave(stage, frame, path, 0.8) +
    shape(path, turned) +
    shape(end, '#d9ccb6') +
    thread(spiral, '#7d6a52', stage.px(0.14), 0.75) +
    thread(end, '#b5a48a', stage.px(0.12), 0.7)
  );
}
