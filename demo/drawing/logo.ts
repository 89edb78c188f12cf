import { pathOf, type Contour, type Point } from './contour.ts';
import { blob, stroke } from './hand.ts';
import { seeded } from './seeded.ts';

const paper = '#f7f5f0';
const forest = '#2f5d46';
const honey = '#e0a526';

/** The maker's logo: two fells, the sun and the stream between them, in a round tray. */
export function drawLogo(): string {
  const rand = seeded('mark');
  const circle = pathOf([blob(rand, 256, 256, 236, 234, 0, 0.006, 14)]);
  const rim = pathOf([blob(rand, 256, 256, 214, 212, 0, 0.006, 14)]);
  const sun = pathOf([blob(rand, 330, 178, 52, 51, 0, 0.015, 12)]);
  const far = fell([
    [20, 420],
    [150, 250],
    [214, 160],
    [262, 230],
    [318, 300],
    [430, 420],
  ]);
  const near = fell([
    [120, 440],
    [250, 330],
    [338, 232],
    [392, 300],
    [520, 440],
  ]);
  const stream = [0, 1, 2].map((row) => wave(368 + row * 36, 7.5));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs><clipPath id="mark"><path d="${rim}"/></clipPath></defs><path d="${circle}" fill="${forest}"/><g clip-path="url(#mark)"><path d="${rim}" fill="${paper}"/><path d="${sun}" fill="${honey}"/><path d="${pathOf([far])}" fill="#8fae8b"/><path d="${pathOf([near])}" fill="${forest}"/><path d="M0 356H512V512H0z" fill="${forest}"/><path d="${pathOf(stream)}" fill="${paper}"/></g></svg>`;
}

/** The same motif for sixteen pixels: one fell and one sun. */
export function drawFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="8" fill="${forest}"/><circle cx="21.5" cy="10.5" r="4.5" fill="${honey}"/><path d="M3 25.5L12.5 10l5.5 8 2.6-3.4L29 25.5z" fill="${paper}"/></svg>`;
}

function fell(ridge: readonly Point[]): Contour {
  return { smooth: false, points: [...ridge, [540, 530], [-20, 530]] };
}

function wave(y: number, half: number): Contour {
  const spine = Array.from({ length: 15 }, (_, i): Point => [20 + i * 34, y + 9 * Math.sin(i * 1.15 + y)]);
  return stroke(seeded(`wave ${y}`), spine, (t) => half * Math.sin(Math.PI * (0.04 + 0.92 * t)), 0.08);
}
