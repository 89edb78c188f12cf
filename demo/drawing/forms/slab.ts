import { on, type Frame } from '#demo/drawing/camera.ts';
import type { Point, Warp } from '#demo/drawing/contour.ts';
import { boundsOf, innerShade } from '#demo/drawing/light.ts';
import { clip, fade, flat, hull, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { loop, raised, type Plan } from './outline.ts';

export type Slab = Plan & {
  thick: number;
  /** Light and dark tone of the edge, and the lines that are visible in it. */
  edge: readonly [string, string];
  layers?: { at: readonly number[]; ink: string; opacity: number };
  ground: string;
  /** How strongly the surface reflects the window. */
  gloss: number;
};

/** A flat object with a thickness: boards, coasters, cards, books. The face is `thick` above the frame. */
export function drawSlab(stage: Stage, frame: Frame, slab: Slab, face: string): string {
  const front = stage.see(raised(frame, loop(slab), slab.thick));
  const back = stage.see(raised(frame, loop(slab), 0));
  const shell = hull([...front, ...back]);
  const box = boundsOf(shell);
  const side = fade(
    stage,
    [box.left, box.top],
    [box.right, box.bottom],
    [
      [0, slab.edge[0]],
      [1, slab.edge[1]],
    ],
  );
  const layers =
    slab.layers?.at.map((share) =>
      thread(
        flat(stage.see(raised(frame, loop(slab), slab.thick * share))),
        slab.layers?.ink ?? '',
        stage.px(0.06),
        slab.layers?.opacity,
      ),
    ) ?? [];
  const path = flat(front);
  const sheen = fade(
    stage,
    [box.left, box.top],
    [box.right, box.bottom],
    [
      [0.05, '#ffffff', 0],
      [0.3, '#ffffff', slab.gloss],
      [0.52, '#ffffff', 0.01],
      [0.7, '#3a2a1c', 0],
      [1, '#3a2a1c', 0.12],
    ],
  );
  return (
    shape(flat(shell), side) +
    clip(stage, flat(shell), layers.join('')) +
    clip(stage, path, shape(path, slab.ground) + face) +
    shape(path, sheen) +
    innerShade(stage, front, [-stage.px(0.12), -stage.px(0.14)], stage.px(0.12), '#2a1c10', 0.22, 4) +
    innerShade(stage, front, [stage.px(0.06), stage.px(0.06)], stage.px(0.05), '#fffaf0', 0.7, 3)
  );
}

/** Maps print centimetres to the picture, on a flat face `height` above the frame. */
export function faceWarp(stage: Stage, frame: Frame, w: number, h: number, height: number): Warp {
  return (x, y) => stage.camera.at(on(frame, x - w / 2, h / 2 - y, height));
}

/** Reuses one set of marks, drawn in centimetres, on a face: exact enough where the object is small in the picture. */
export function stamp(
  stage: Stage,
  name: string,
  frame: Frame,
  w: number,
  h: number,
  height: number,
): string {
  const at = faceWarp(stage, frame, w, h, height);
  const o = at(0, 0);
  const x = at(w, 0);
  const y = at(0, h);
  const part = (a: Point, i: 0 | 1, length: number): number =>
    Math.round(((a[i] - o[i]) / length / 10) * 10000) / 10000;
  return `<use href="#${name}" transform="matrix(${part(x, 0, w)} ${part(x, 1, w)} ${part(y, 0, h)} ${part(y, 1, h)} ${Math.round(o[0])} ${Math.round(o[1])})"/>`;
}

/** Reused marks are scaled by ten, so that rounding is not visible. */
export const stampScale: Warp = (x, y) => [x * 10, y * 10];
