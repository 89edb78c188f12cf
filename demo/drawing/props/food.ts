import type { Vec } from '#demo/drawing/camera.ts';
import { on, lying } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { blob } from '#demo/drawing/hand.ts';
import { pathOf } from '#demo/drawing/contour.ts';
import { feather, groundShadow } from '#demo/drawing/light.ts';
import { seeded } from '#demo/drawing/seeded.ts';
import { clip, flat, glow, hull, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { ring } from '#demo/drawing/forms/lathe.ts';
import type { Spot } from '#demo/drawing/forms/spot.ts';

/** A cinnamon bun: a coil of dough, dark in the creases, with pearl sugar. */
export function bakeBun(stage: Stage, spot: Spot, radius = 4.3): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const rand = seeded(`bun ${x} ${z}`);
  const dome = [0, 0.35, 0.7, 0.92, 1]
    .map((t) =>
      ring(x, y + Math.sin((t * Math.PI) / 2) * radius * 0.62, z, radius * (1.02 - 0.42 * t * t), 26),
    )
    .flat();
  const outline = hull(stage.see(dome));
  const path = flat(outline);
  const centre = stage.camera.at([x - radius * 0.3, y + radius * 0.7, z]);
  const crust = glow(stage, centre, stage.px(radius * 1.25), [
    [0, '#e9b66a'],
    [0.5, '#cf8c3f'],
    [1, '#8f5320'],
  ]);
  const frame = lying(x, y, z, turn);
  const coil = open(
    Array.from({ length: 56 }, (_, i): Point => {
      const t = i / 55;
      const angle = t * 15 + 1;
      const reach = radius * (0.08 + 0.84 * t);
      return stage.camera.at(
        on(
          frame,
          Math.cos(angle) * reach,
          Math.sin(angle) * reach,
          radius * 0.62 * Math.sqrt(Math.max(0.05, 1 - t * t * 0.85)),
        ),
      );
    }),
  );
  const sugar = Array.from({ length: 26 }, () => {
    const angle = rand.between(0, 6.28);
    const t = Math.sqrt(rand.between(0.02, 0.75));
    const [px, py] = stage.camera.at(
      on(
        frame,
        Math.cos(angle) * radius * t,
        Math.sin(angle) * radius * t,
        radius * 0.66 * Math.sqrt(1 - t * t * 0.8),
      ),
    );
    return blob(rand, px, py, stage.px(0.19), stage.px(0.16), 0, 0.2, 5);
  });
  return (
    groundShadow(
      stage,
      ring(x, y, z, radius * 0.95, 20).concat(ring(x, y + radius * 0.5, z, radius * 0.7, 20)),
      y,
    ) +
    shape(path, crust) +
    clip(
      stage,
      path,
      thread(coil, '#5e3112', stage.px(0.55), 0.75) +
        thread(
          coil,
          '#f0c583',
          stage.px(0.2),
          0.5,
          `transform="translate(${-stage.px(0.22)} ${-stage.px(0.34)})"`,
        ),
    ) +
    shape(pathOf(sugar), '#fffaf0')
  );
}

type Fruit = { light: string; body: string; shade: string };
export const fruits = {
  lemon: { light: '#fbe489', body: '#eec23c', shade: '#b5831a' },
  apple: { light: '#e5775a', body: '#bb3a35', shade: '#74191f' },
  pear: { light: '#dfd685', body: '#b7b351', shade: '#757528' },
  lingon: { light: '#d65a5f', body: '#a4243b', shade: '#5e1122' },
} satisfies Record<string, Fruit>;

export function layFruit(stage: Stage, spot: Spot, fruit: Fruit, radius: number, shadow = true): string {
  const { x, y = 0, z } = spot;
  const seat: Vec = [x, y + radius * 0.92, z];
  const [cx, cy] = stage.camera.at(seat);
  const r = stage.px(radius);
  const rand = seeded(`fruit ${x} ${z} ${y}`);
  const body = pathOf([
    blob(rand, cx, cy, r * (fruit === fruits.lemon ? 1.16 : 1), r * 0.95, 0.25, 0.025, 10),
  ]);
  const skin = glow(stage, [cx - r * 0.35, cy - r * 0.4], r * 1.5, [
    [0, fruit.light],
    [0.5, fruit.body],
    [1, fruit.shade],
  ]);
  const stalk =
    fruit === fruits.lingon
      ? ''
      : thread(
          `M${Math.round(cx)} ${Math.round(cy - r * 0.86)}q${Math.round(r * 0.05)} ${-Math.round(r * 0.25)} ${Math.round(r * 0.18)} ${-Math.round(r * 0.34)}`,
          '#5b4328',
          Math.max(1, r * 0.07),
        );
  const shine = feather(
    [
      [cx - r * 0.46, cy - r * 0.5],
      [cx - r * 0.3, cy - r * 0.6],
      [cx - r * 0.26, cy - r * 0.44],
    ],
    r * 0.16,
    '#ffffff',
    0.5,
    4,
  );
  return (
    (shadow
      ? groundShadow(
          stage,
          [...ring(x, y, z, radius * 0.6, 16), ...ring(x, y + radius, z, radius * 0.9, 16)],
          y,
        )
      : '') +
    shape(body, skin) +
    (fruit === fruits.lemon ? '' : stalk) +
    shine
  );
}

/** The fruit in a bowl, densely packed and highest in the middle; the far ones are drawn first. */
export function heapFruit(stage: Stage, spot: Spot, fruit: Fruit, radius: number, spread: number): string {
  const { x, y = 0, z } = spot;
  const rand = seeded(`heap ${x} ${z}`);
  const across = Math.ceil(spread / (radius * 1.72));
  const places: Spot[] = [];
  for (let row = -across; row <= across; row++) {
    for (let column = -across; column <= across; column++) {
      const dx = (column + (row % 2) * 0.5) * radius * 1.78 + rand.off(radius * 0.1);
      const dz = row * radius * 1.5;
      const out = Math.hypot(dx, dz) / spread;
      if (out < 1.02 && dz < spread * 0.4)
        places.push({ x: x + dx, z: z + dz, y: y + (1 - out) * radius * 0.9 - radius * 0.25 });
    }
  }
  return places.map((place) => layFruit(stage, place, fruit, radius, false)).join('');
}
