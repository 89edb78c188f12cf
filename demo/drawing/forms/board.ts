import { leaning, on, type Frame } from '#demo/drawing/camera.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { groundShadow, wallShadow } from '#demo/drawing/light.ts';
import { flat, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { loop, raised, type Plan } from './outline.ts';
import { drawSlab, faceWarp, type Slab } from './slab.ts';
import type { Spot } from './spot.ts';

type BoardKind = Plan & { thick: number; hole: number };
export const boardKinds = {
  board: { w: 20, h: 30, radius: 2.2, thick: 1, hole: 2.5 },
  round: { w: 29, h: 29, radius: 14.5, thick: 1, hole: 2.6 },
  trivet: { w: 21, h: 21, radius: 10.5, thick: 1.1, hole: 0 },
} satisfies Record<string, BoardKind>;

export const birchEdge = {
  edge: ['#ecd3a8', '#b98f5f'] as const,
  layers: { at: [0.14, 0.3, 0.46, 0.62, 0.78], ink: '#7d5530', opacity: 0.5 },
};

export function leanBoard(stage: Stage, spot: Spot, dress: Dress, kind: BoardKind): string {
  const { x, y = 0, z, tilt = 9, turn = 0 } = spot;
  const frame = leaning(x, y, z, kind.h, tilt, turn);
  const palette = dressing(dress, 'full');
  const slab: Slab = { ...kind, ...birchEdge, ground: palette.ground, gloss: palette.dark ? 0.14 : 0.22 };
  const print = printed(dress, 'full', kind.w, kind.h, faceWarp(stage, frame, kind.w, kind.h, kind.thick), {
    round: kind.radius * 2 >= kind.w,
  });
  const body = raised(frame, loop(kind), kind.thick / 2);
  const strap = kind.hole ? drawHole(stage, frame, kind) : '';
  return (
    wallShadow(stage.see(body), stage.px(2) + 14) +
    groundShadow(stage, body, y) +
    drawSlab(stage, frame, slab, print) +
    strap
  );
}

function drawHole(stage: Stage, frame: Frame, kind: BoardKind): string {
  const v = kind.h / 2 - kind.hole;
  const circle = (radius: number, n: number): string =>
    flat(
      stage.see(
        raised(
          frame,
          loop({ w: radius * 2, h: radius * 2, radius }).map(([a, b]) => [a, b + v]),
          n,
        ),
      ),
    );
  const at = (du: number, dv: number, n: number) => stage.camera.at(on(frame, du, v + dv, n));
  const loopOf = (wide: number) =>
    open(
      [
        at(0, 0.1, 0.6),
        at(-wide * 0.5, 1.4, kind.thick + 0.2),
        at(-wide, 3.2, kind.thick + 0.2),
        at(-wide * 0.55, 5, 0.8),
        at(0.1, 5.5, 0.7),
        at(wide * 0.6, 4.9, 0.6),
        at(wide, 3.1, 0.4),
        at(wide * 0.6, 1.5, 0.3),
        at(0.1, 0.1, 0.2),
      ].map((p) => p),
    );
  const strap = loopOf(0.75);
  return (
    thread(
      strap,
      '#3a2415',
      stage.px(0.36),
      0.25,
      `transform="translate(${stage.px(0.16)} ${stage.px(0.2)})"`,
    ) +
    shape(circle(0.85, kind.thick), '#cfae7e') +
    shape(circle(0.72, kind.thick - 0.4), '#6d4f33') +
    thread(strap, '#7a4a28', stage.px(0.36)) +
    thread(strap, '#b97a4a', stage.px(0.24)) +
    thread(strap, '#dba673', stage.px(0.07), 0.7)
  );
}
