import { paletteOf, type Mode, type Palette } from './colourways.ts';
import type { Colour, Design } from '#demo/data/image-spec.ts';
import { designs } from '#demo/artwork/designs/design-table.ts';
import { paint, type Area } from './print.ts';
import type { Warp } from './contour.ts';
import { seeded, type Rand } from './seeded.ts';

/** What is printed on an object: its design, its colour, and the seed of its variation. */
export type Dress = { design: Design; colour: Colour; seed: number };

export function dressing(dress: Dress, mode: Mode): Palette {
  return paletteOf(dress.design, dress.colour, mode);
}

/** The same dress and size always give the same print, in every view. */
export function printed(
  dress: Dress,
  mode: Mode,
  w: number,
  h: number,
  warp: Warp,
  options: { round?: boolean; slip?: number } = {},
): string {
  const area: Area = { w, h, round: options.round ?? false, rand: randOf(dress, 'print') };
  return paint(designs[dress.design](area), dressing(dress, mode), warp, randOf(dress, 'slip'), options.slip);
}

function randOf(dress: Dress, purpose: string): Rand {
  return seeded(`${dress.design} ${dress.colour} ${dress.seed} ${purpose}`);
}
