import { leaning, on, type Frame } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { groundShadow, wallShadow } from '#demo/drawing/light.ts';
import { clip, flat, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { loop, raised } from './outline.ts';
import { drawSlab, faceWarp, type Slab } from './slab.ts';
import { drawBlock } from './timber.ts';
import type { Spot } from './spot.ts';

/** Two cards in a grooved birch block; the one behind shows its back. */
export function standPostcards(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const plan = { w: 15, h: 10.5, radius: 0.12 };
  const palette = dressing(dress, 'pale');
  const card = (frame: Frame, face: string): string =>
    drawSlab(
      stage,
      frame,
      { ...plan, thick: 0.06, edge: ['#fffdf8', '#d8cfc0'], ground: '#fbf8f1', gloss: 0.08 },
      face,
    );
  const behind = leaning(x + 3.4, y + 1, z - 0.9, plan.h, 9, turn - 4);
  const front = leaning(x - 1.2, y + 0.9, z, plan.h, 7, turn);
  const inner = { w: 13.9, h: 9.4 };
  const at = (px: number, py: number): Point =>
    stage.camera.at(on(front, px - inner.w / 2, inner.h / 2 - py, 0.06));
  const window = flat([at(0, 0), at(inner.w, 0), at(inner.w, inner.h), at(0, inner.h)]);
  const body = raised(front, loop(plan, 0, 3), 0);
  return (
    wallShadow(stage.see(raised(behind, loop(plan, 0, 3), 0)), stage.px(0.7) + 8, 0.8) +
    card(behind, addressSide(stage, behind, palette.inks[0])) +
    wallShadow(stage.see(body), stage.px(0.5) + 5, 0.8) +
    card(
      front,
      clip(stage, window, shape(window, palette.ground) + printed(dress, 'pale', inner.w, inner.h, at)),
    ) +
    drawBlock(stage, { x: x + 0.6, y, z: z + 0.2 }, { w: 12.5, h: 1.7, d: 3 })
  );
}

function addressSide(stage: Stage, frame: Frame, ink: string): string {
  const rule = (u1: number, v1: number, u2: number, v2: number): string =>
    thread(
      flat(stage.see([on(frame, u1, v1, 0.06), on(frame, u2, v2, 0.06)])),
      '#9a8c7a',
      stage.px(0.05),
      0.8,
    );
  const stamp = flat(
    stage.see([
      on(frame, 4.8, 4.4, 0.06),
      on(frame, 6.7, 4.4, 0.06),
      on(frame, 6.7, 2, 0.06),
      on(frame, 4.8, 2, 0.06),
    ]),
  );
  return (
    shape(stamp, ink, 0.75) +
    thread(stamp, '#fbf8f1', stage.px(0.14)) +
    [0.2, -1, -2.2].map((v) => rule(1.2, v, 6.6, v)).join('') +
    rule(0.2, 4, 0.2, -4)
  );
}

export function leanNotebook(stage: Stage, spot: Spot, dress: Dress): string {
  const plan = { w: 15, h: 21, radius: 0.7 };
  const { x, y = 0, z, tilt = 9, turn = -16 } = spot;
  const frame = leaning(x, y, z, plan.h, tilt, turn);
  const palette = dressing(dress, 'full');
  const body = raised(frame, loop(plan), 0.6);
  const slab: Slab = {
    ...plan,
    thick: 1.3,
    edge: ['#fbf6ea', '#d9cdb8'],
    layers: { at: [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85], ink: '#a89880', opacity: 0.55 },
    ground: palette.ground,
    gloss: palette.dark ? 0.1 : 0.16,
  };
  const print = printed(dress, 'full', plan.w, plan.h, faceWarp(stage, frame, plan.w, plan.h, slab.thick));
  const band = (from: number, to: number, height: number): string =>
    flat(
      stage.see([
        on(frame, from, plan.h / 2, height),
        on(frame, to, plan.h / 2, height),
        on(frame, to, -plan.h / 2, height),
        on(frame, from, -plan.h / 2, height),
      ]),
    );
  const cloth = band(-plan.w / 2, -plan.w / 2 + 2, slab.thick);
  const spine =
    shape(cloth, palette.inks[1]) +
    shape(band(-plan.w / 2 + 1.85, -plan.w / 2 + 2.05, slab.thick), '#1c120a', 0.2);
  const elastic =
    shape(band(5.35, 5.95, slab.thick + 0.15), '#1c120a', 0.3) +
    shape(band(5.2, 5.75, slab.thick + 0.12), palette.inks[3]) +
    shape(band(5.2, 5.36, slab.thick + 0.12), '#ffffff', 0.25);
  return (
    wallShadow(stage.see(body), stage.px(1.2) + 10) +
    groundShadow(stage, body, y) +
    drawSlab(stage, frame, slab, print + spine) +
    elastic
  );
}

/** A saddle-stitched catalogue with its next copy behind it; the cover carries a label with the maker's fell. */
export function leanCatalogue(stage: Stage, spot: Spot, dress: Dress): string {
  const plan = { w: 21, h: 27, radius: 0.15 };
  const { x, y = 0, z, tilt = 10, turn = -12 } = spot;
  const palette = dressing(dress, 'full');
  const paper = {
    ...plan,
    thick: 0.6,
    edge: ['#fdfaf3', '#d3c9b8'] as const,
    layers: { at: [0.25, 0.5, 0.75], ink: '#a89880', opacity: 0.6 },
    gloss: 0.12,
  };
  const behind = leaning(x + 6, y, z - 2.4, plan.h, tilt + 3, turn + 10);
  const frame = leaning(x - 2, y, z, plan.h, tilt, turn);
  const print = printed(dress, 'full', plan.w, plan.h, faceWarp(stage, frame, plan.w, plan.h, paper.thick));
  const label = (half: number): string =>
    flat(
      stage.see(
        raised(
          frame,
          loop({ w: half * 2, h: half * 1.3, radius: 0.3 }).map(([u, v]) => [u, v - 5.5]),
          paper.thick,
        ),
      ),
    );
  const fell = flat(
    stage.see(
      [
        [-2.6, -6.6],
        [-0.9, -4.1],
        [0, -5.2],
        [0.8, -4.5],
        [2.6, -6.6],
      ].map(([u = 0, v = 0]) => on(frame, u, v, paper.thick)),
    ),
  );
  const back = raised(behind, loop(plan, 0, 3), 0.3);
  const body = raised(frame, loop(plan, 0, 3), 0.3);
  return (
    wallShadow(stage.see(back), stage.px(1.6) + 10) +
    groundShadow(stage, back, y, 0.8) +
    drawSlab(stage, behind, { ...paper, ground: palette.dark ? palette.inks[1] : palette.inks[2] }, '') +
    wallShadow(stage.see(body), stage.px(0.8) + 8) +
    groundShadow(stage, body, y) +
    drawSlab(
      stage,
      frame,
      { ...paper, ground: palette.ground },
      print + shape(label(5.2), '#fbf7ee') + shape(fell, palette.dark ? palette.ground : palette.inks[1]),
    )
  );
}
