import { lying } from '#demo/drawing/camera.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { groundShadow } from '#demo/drawing/light.ts';
import type { Stage } from '#demo/drawing/stage.ts';
import { birchEdge } from './board.ts';
import { loop, raised } from './outline.ts';
import { drawSlab, stamp, stampScale, type Slab } from './slab.ts';
import type { Spot } from './spot.ts';

const plan = { w: 10, h: 10, radius: 1.1 };
const thick = 0.42;

/** Six coasters cut from one sheet: each shows its own part of the design. Four are in a pile, two in front. */
export function layCoasters(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z } = spot;
  const palette = dressing(dress, 'full');
  const sheet = stage.keep(printed(dress, 'full', 26, 17, stampScale));
  const slab: Slab = {
    ...plan,
    thick,
    ...birchEdge,
    layers: { ...birchEdge.layers, at: [0.3, 0.6] },
    ground: palette.ground,
    gloss: palette.dark ? 0.14 : 0.22,
  };
  const pieces = [
    { x: -3.6, z: -4.4, level: 0, turn: 7, u: 5, v: 2 },
    { x: -3.4, z: -4.6, level: 1, turn: -5, u: 5, v: 2 },
    { x: -3.7, z: -4.3, level: 2, turn: 3, u: 5, v: 2 },
    { x: -3.5, z: -4.5, level: 3, turn: -9, u: -6.4, v: -2.6 },
    { x: 7.6, z: 0.4, level: 0, turn: 17, u: 6.6, v: 2.8 },
    { x: -0.6, z: 6.2, level: 0, turn: -19, u: 0.3, v: -3.2 },
  ];
  return pieces
    .map((piece, i) => {
      const frame = lying(x + piece.x, y + piece.level * thick, z + piece.z, piece.turn);
      const body = raised(frame, loop(plan), thick);
      const covered = i < 3;
      const face = covered ? '' : stamp(stage, sheet, shifted(frame, piece.u, piece.v), 26, 17, thick);
      return (
        groundShadow(stage, body, y + piece.level * thick, piece.level ? 0.4 : 1) +
        drawSlab(stage, frame, slab, face)
      );
    })
    .join('');
}

function shifted(frame: ReturnType<typeof lying>, u: number, v: number): ReturnType<typeof lying> {
  const move = (i: 0 | 1 | 2): number => frame.o[i] + frame.u[i] * u + frame.v[i] * v;
  return { ...frame, o: [move(0), move(1), move(2)] };
}
