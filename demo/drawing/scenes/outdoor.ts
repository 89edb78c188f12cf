import { blob, line } from '#demo/drawing/hand.ts';
import { pathOf, type Contour, type Point } from '#demo/drawing/contour.ts';
import { granruset } from '#demo/drawing/designs/granruset.ts';
import { paint } from '#demo/drawing/print.ts';
import type { Palette } from '#demo/drawing/colourways.ts';
import { seeded } from '#demo/drawing/seeded.ts';
import { windowGlow } from '#demo/drawing/light.ts';
import { fade, rounded, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { sceneHeight, sceneWidth } from './scene.ts';

const haze: Palette = { ground: '#dfe6df', inks: ['#a9bdae', '#7d9a86', '#c9d5ca', '#94a898'], dark: true };

/** A pale forest in morning haze above a meadow; `horizon` in picture units. */
export function drawMeadow(stage: Stage, horizon: number): string {
  const [w, h] = [sceneWidth, sceneHeight];
  const sheet = `M0 0H${w}V${h}H0z`;
  const sky = fade(
    stage,
    [0, 0],
    [0, horizon],
    [
      [0, '#eaf0ee'],
      [0.6, '#f3efe2'],
      [1, '#e2e8dc'],
    ],
  );
  const forest = paint(
    granruset({ w: 60, h: 17, round: false, rand: seeded('haze') }),
    haze,
    (x, y) => [x * 40.5 - 15, y * 40 + horizon - 660],
    seeded('haze slip'),
  );
  const veil = fade(
    stage,
    [0, horizon - 420],
    [0, horizon],
    [
      [0, '#eef1ea', 0],
      [1, '#eef1ea', 0.75],
    ],
  );
  const grass = fade(
    stage,
    [0, horizon],
    [0, h],
    [
      [0, '#b7c49a'],
      [0.35, '#94a972'],
      [1, '#6f8a55'],
    ],
  );
  const bank = rounded([
    [-60, h + 60, 1],
    [-60, horizon + 12, 1],
    [w * 0.2, horizon - 18],
    [w * 0.5, horizon + 14],
    [w * 0.8, horizon - 12],
    [w + 60, horizon + 10, 1],
    [w + 60, h + 60, 1],
  ]);
  return (
    shape(sheet, sky) +
    forest +
    shape(sheet, veil) +
    shape(bank, grass) +
    blades(horizon) +
    windowGlow(stage, w, h)
  );
}

/** Grass becomes longer and sparser toward the viewer. */
function blades(horizon: number): string {
  const rand = seeded('blades');
  const tones: Record<string, Contour[]> = { '#7f9a5f': [], '#a6ba7e': [], '#5d7848': [] };
  const flowers: Contour[] = [];
  for (let i = 0; i < 620; i++) {
    const t = Math.pow(rand.between(0, 1), 0.75);
    const y = horizon + 20 + t * (sceneHeight - horizon);
    const x = rand.between(0, sceneWidth);
    const long = 14 + 62 * t;
    const tone = rand.pick(['#7f9a5f', '#a6ba7e', '#5d7848']);
    tones[tone]?.push(line(rand, [x, y], [x + rand.off(long * 0.4), y - long], 2 + 4 * t, rand.off(0.12), 3));
    if (i % 17 === 0)
      flowers.push(blob(rand, x + long * 0.2, y - long * 1.05, 3 + 6 * t, 3 + 5 * t, 0, 0.15, 6));
  }
  return (
    Object.entries(tones)
      .map(([tone, shapes]) => shape(pathOf(shapes), tone, 0.75))
      .join('') + shape(pathOf(flowers), '#fbf6e6', 0.9)
  );
}

/** A birch trunk across the whole height of the picture. */
export function birchTrunk(stage: Stage, x: number, width: number): string {
  const rand = seeded(`trunk ${x}`);
  const side = (dir: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => [
      x + dir * (width / 2) * (0.86 + 0.04 * i) + rand.off(width * 0.03),
      (i / 8) * (sceneHeight - 110),
    ]);
  const bark = fade(
    stage,
    [x - width / 2, 0],
    [x + width / 2, 0],
    [
      [0, '#e3ddd0'],
      [0.3, '#fbf8f0'],
      [0.7, '#d9d2c3'],
      [1, '#9c9384'],
    ],
  );
  const scars = Array.from({ length: 26 }, () => {
    const y = rand.between(10, sceneHeight - 140);
    const from = x + rand.between(-0.46, 0.2) * width;
    return line(
      rand,
      [from, y],
      [from + rand.between(0.15, 0.5) * width, y + rand.off(4)],
      rand.between(4, 13),
      rand.off(0.08),
      4,
    );
  });
  const trunk = rounded([
    ...side(-1).map(([a, b], i): Point => (i % 8 ? [a, b] : [a, b, 1])),
    ...side(1)
      .map(([a, b], i): Point => (i % 8 ? [a, b] : [a, b, 1]))
      .reverse(),
  ]);
  return (
    shape(trunk, bark) +
    shape(pathOf(scars), '#3b352d', 0.82) +
    thread(`M${x - width} ${sceneHeight - 108}H${x + width}`, '#5d7848', 8, 0.4)
  );
}
