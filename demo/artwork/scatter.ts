import type { Point } from './contour.ts';
import type { Area } from './print.ts';

/** Best-candidate sampling: evenly spaced but irregular. Points may lie outside the area by `bleed`. */
export function scatter(
  area: Area,
  gap: number,
  bleed: number,
  accept: (x: number, y: number) => boolean = () => true,
): Point[] {
  const { w, h, rand } = area;
  const wanted = Math.ceil((((w + 2 * bleed) * (h + 2 * bleed)) / (gap * gap)) * 0.95);
  const placed: Point[] = [];
  for (let i = 0; i < wanted; i++) {
    let best: Point | undefined;
    let bestRoom = gap * 0.82;
    for (let attempt = 0; attempt < 14; attempt++) {
      const x = rand.between(-bleed, w + bleed);
      const y = rand.between(-bleed, h + bleed);
      if (!accept(x, y)) continue;
      const room = placed.reduce(
        (least, [px, py]) => Math.min(least, Math.hypot(px - x, py - y)),
        gap * 1.12,
      );
      if (room > bestRoom) {
        best = [x, y];
        bestRoom = room;
      }
    }
    if (best) placed.push(best);
  }
  return placed;
}
