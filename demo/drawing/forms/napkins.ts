import { lying, type Frame } from '#demo/drawing/camera.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { groundShadow } from '#demo/drawing/light.ts';
import { open, thread, type Stage } from '#demo/drawing/stage.ts';
import { loop, raised } from './outline.ts';
import { drawSlab, stamp, stampScale, type Slab } from './slab.ts';
import type { Spot } from './spot.ts';

const side = 16.5;
const plan = { w: side, h: side, radius: 0.55 };

/** A pile of quarter-folded napkins, with three fanned out beside it. */
export function layNapkins(stage: Stage, spot: Spot, dress: Dress): string {
  const { x, y = 0, z } = spot;
  const palette = dressing(dress, 'pale');
  const sheet = stage.keep(printed(dress, 'pale', side, side, stampScale));
  const paper = (thick: number, lines: number): Slab => ({
    ...plan,
    thick,
    edge: ['#fbf8f1', '#cfc5b5'],
    layers: {
      at: Array.from({ length: lines }, (_, i) => (i + 0.5) / lines),
      ink: palette.inks[0],
      opacity: 0.35,
    },
    ground: palette.ground,
    gloss: 0.1,
  });
  const put = (frame: Frame, thick: number, lines: number, strength: number): string =>
    groundShadow(stage, raised(frame, loop(plan), thick), frame.o[1], strength) +
    drawSlab(stage, frame, paper(thick, lines), stamp(stage, sheet, frame, side, side, thick)) +
    embossing(stage, frame, thick);
  return (
    put(lying(x - 4.2, y, z - 4.6, 8), 2.6, 9, 1) +
    put(lying(x + 8.6, y, z + 1.2, 32), 0.3, 1, 0.8) +
    put(lying(x + 5.6, y + 0.3, z + 4.8, 10), 0.3, 1, 0.6) +
    put(lying(x + 1.2, y + 0.6, z + 7.2, -13), 0.3, 1, 0.6)
  );
}

/** The embossed border that holds the plies together. */
function embossing(stage: Stage, frame: Frame, thick: number): string {
  const row = (inset: number): string => `${open(stage.see(raised(frame, loop(plan, inset, 3), thick)))}z`;
  const dots = `stroke-dasharray="${stage.px(0.02)} ${stage.px(0.3)}"`;
  return (
    thread(row(0.5), '#5b4a3a', stage.px(0.13), 0.22, dots) +
    thread(row(0.85), '#5b4a3a', stage.px(0.13), 0.18, dots)
  );
}
