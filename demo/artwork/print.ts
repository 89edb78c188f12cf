import { pathOf, warped, type Contour, type Warp } from './contour.ts';
import type { Palette } from './colourways.ts';
import type { Rand } from './seeded.ts';

/** The surface a design is composed for, in centimetres, y downwards. */
export type Area = { w: number; h: number; round: boolean; rand: Rand };

/**
 * One layer of a screen print. `over` lets earlier inks show through. Inks count from 0; 'ground' restores the base.
 */
export type Pull = {
  ink: 0 | 1 | 2 | 3 | 'ground';
  shapes: readonly Contour[];
  over?: boolean;
  opacity?: number;
};
export type Print = readonly Pull[];

/**
 * Motifs grow more slowly than the objects they are printed on, so that they do not become too small on a long
 * object.
 */
export function unitOf(area: Area): number {
  return Math.max(1.22 * Math.pow(Math.min(area.w, area.h) / 20, 0.7), Math.sqrt((area.w * area.h) / 560));
}

export function paint(print: Print, palette: Palette, warp: Warp, misregister: Rand, slip = 0.035): string {
  return print
    .map(({ ink, shapes, over, opacity }) => {
      if (shapes.length === 0) return '';
      const dx = misregister.off(slip);
      const dy = misregister.off(slip);
      const path = pathOf(shapes.map((shape) => warped(shape, (x, y) => warp(x + dx, y + dy))));
      const fill = ink === 'ground' ? palette.ground : palette.inks[ink];
      const blend = over && !palette.dark ? ' style="mix-blend-mode:multiply"' : '';
      const sheer = opacity ?? (over && palette.dark ? 0.86 : 1);
      return `<path d="${path}" fill="${fill}"${sheer < 1 ? ` opacity="${sheer}"` : ''}${blend}/>`;
    })
    .join('');
}
