import type { Warp } from './contour.ts';
import { dressing, printed, type Dress } from './printed.ts';
import { surfaces, type Surface } from './surfaces.ts';

/** The numbers in a path have one decimal, so that a centimetre has this many units. */
const unit = 20;

/** Draws the flat artwork of a texture (`mug.masvik.sjo`: form, design, colour) as SVG. */
export function sheetOf(texture: string, seed: number): string {
  const [form = '', design, colour] = texture.split('.');
  const surface = surfaces[form];
  if (!surface) throw new Error(`No printed surface is known of ${form}`);
  return draw(surface, { design, colour, seed } as Dress);
}

/** The design on one printed surface, or on each of the pieces cut from it. */
function draw(surface: Surface, dress: Dress): string {
  const { w, h, mode, round = false, inset = [0, 0, 0, 0], clip = inset, pieces } = surface;
  const { ground } = dressing(dress, mode);
  const [left, top, right, bottom] = inset;
  const [x0, y0, x1, y1] = [clip[0] * unit, clip[1] * unit, (w - clip[2]) * unit, (h - clip[3]) * unit];
  const art = pieces
    ? cells(w, h, pieces).map((cell, index) =>
        piece(pieces, cell, { ...dress, seed: dress.seed + index }, mode),
      )
    : [printed(dress, mode, w - left - right, h - top - bottom, flatAt(left, top), { round })];
  const defs = `<defs><clipPath id="c"><path d="M${x0} ${y0}H${x1}V${y1}H${x0}z"/></clipPath></defs>`;
  const ware = `<path d="M0 0H${w * unit}V${h * unit}H0z" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w * unit} ${h * unit}">${defs}${ware}<g clip-path="url(#c)">${art.join('')}</g></svg>\n`;
}

/** `printed` sends every point of a design through a warp; one that only scales gives flat artwork. */
function flatAt(x0: number, y0: number): Warp {
  return (x, y) => [(x + x0) * unit, (y + y0) * unit];
}

function piece(size: number, { x, y }: Cell, dress: Dress, mode: Surface['mode']): string {
  const [left, top, side] = [x * unit, y * unit, size * unit];
  const drawn = printed(dress, mode, size, size, flatAt(x, y));
  return `<svg x="${left}" y="${top}" width="${side}" height="${side}" viewBox="${left} ${top} ${side} ${side}">${drawn}</svg>`;
}

type Cell = { x: number; y: number };

function cells(w: number, h: number, size: number): Cell[] {
  const across = Math.round(w / size);
  return Array.from({ length: across * Math.round(h / size) }, (_, index) => ({
    x: (index % across) * size,
    y: Math.floor(index / across) * size,
  }));
}
