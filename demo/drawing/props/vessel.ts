import { around, groundShadow } from '#demo/drawing/light.ts';
import { clip, fade, flat, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { bodyPoints, limbs, ring, silhouette, thrown, type Profile } from '#demo/drawing/forms/lathe.ts';
import type { Spot } from '#demo/drawing/forms/spot.ts';

export type Glaze = { light: string; body: string; shade: string; inside: string; gloss: number };
export const glazes = {
  chalk: { light: '#fffdf8', body: '#efe8dc', shade: '#b3a695', inside: '#cfc4b4', gloss: 0.15 },
  clay: { light: '#d99a72', body: '#b8714a', shade: '#7a432a', inside: '#6d3d27', gloss: 0.1 },
  smoke: { light: '#7d8688', body: '#566064', shade: '#2f373b', inside: '#2a3135', gloss: 0.25 },
  celadon: { light: '#c6d3c6', body: '#9fb3a3', shade: '#64796b', inside: '#5f7266', gloss: 0.35 },
  honey: { light: '#f0c66a', body: '#d79f38', shade: '#8f611c', inside: '#7c5418', gloss: 0.3 },
  birch: { light: '#f1ddb8', body: '#dcbf91', shade: '#a37d4e', inside: '#b48f60', gloss: 0.08 },
  night: { light: '#4c7391', body: '#2b5470', shade: '#15303f', inside: '#17303e', gloss: 0.35 },
  brass: { light: '#f2d690', body: '#c99c48', shade: '#77561f', inside: '#5f4417', gloss: 0.5 },
} satisfies Record<string, Glaze>;

export const vessels = {
  vase: [
    [3.4, 0],
    [4.6, 0.4],
    [5.6, 3.4],
    [5.9, 6.5],
    [5.2, 10.4],
    [3.2, 13.6],
    [1.9, 15.4],
    [1.8, 17.4],
    [2.4, 18.6],
  ],
  bottle: [
    [3.2, 0],
    [3.7, 0.4],
    [3.9, 3],
    [3.8, 8.5],
    [3.1, 11.6],
    [1.5, 14.2],
    [1.25, 19],
    [1.6, 20],
  ],
  bowl: [
    [3.6, 0],
    [4, 0.5],
    [6.6, 2],
    [8.6, 4.4],
    [9.6, 7],
  ],
  dish: [
    [3, 0],
    [3.3, 0.3],
    [7.4, 0.9],
    [8.4, 1.7],
  ],
  plate: [
    [6, 0],
    [6.3, 0.3],
    [11.4, 1],
    [13, 1.9],
  ],
  pot: [
    [5.4, 0],
    [6.2, 0.5],
    [6.6, 3],
    [6.5, 7],
    [6.3, 11.5],
  ],
  jar: [
    [4.8, 0],
    [5.3, 0.4],
    [5.5, 2],
    [5.5, 12.6],
    [5.3, 13.4],
  ],
  candlestick: [
    [4, 0],
    [4.2, 0.6],
    [1.7, 1.7],
    [1.1, 3.4],
    [1.8, 4.8],
    [1.5, 5.6],
  ],
  candle: [
    [1.02, 0],
    [1, 13],
    [0.7, 13.3],
  ],
  beaker: [
    [2.7, 0],
    [3, 0.3],
    [3.5, 9.5],
  ],
} satisfies Record<string, Profile>;

export function standVessel(stage: Stage, spot: Spot, profile: Profile, glaze: Glaze, open = true): string {
  const { x, y = 0, z } = spot;
  const top = profile[profile.length - 1] ?? [1, 1];
  const widest = Math.max(...profile.map(([radius]) => radius));
  const body = silhouette(stage, x, y, z, thrown(profile));
  const [left, right] = limbs(stage, x, y + top[1] / 2, z, widest);
  const turned = fade(stage, left, right, [
    [0, glaze.body],
    [0.16, glaze.light],
    [0.34, glaze.light],
    [0.55, glaze.body],
    [0.88, glaze.shade],
    [1, glaze.body],
  ]);
  const low = stage.camera.at([x, y, z + widest]);
  const high = stage.camera.at([x, y + top[1], z]);
  const sink = fade(stage, high, low, [
    [0, '#fffaf0', 0.12],
    [0.5, '#2a1c10', 0],
    [1, '#2a1c10', 0.34],
  ]);
  const [a, b] = limbs(stage, x, y, z, widest);
  const streakX = a[0] + (b[0] - a[0]) * 0.2;
  const streak = `M${Math.round(streakX)} ${Math.round(high[1])}h${Math.max(2, stage.px(widest * 0.16))}V${Math.round(low[1])}h${-Math.max(2, stage.px(widest * 0.16))}z`;
  const shine = fade(stage, high, low, [
    [0, '#ffffff', 0],
    [0.3, '#ffffff', glaze.gloss],
    [0.75, '#ffffff', 0],
  ]);
  const sheet = around(stage.see(bodyPoints(x, y, z, profile)));
  const wall = clip(stage, body, shape(sheet, turned) + shape(sheet, sink) + shape(streak, shine));
  return (
    groundShadow(stage, bodyPoints(x, y, z, profile), y) +
    wall +
    (open ? mouth(stage, x, y + top[1], z, top[0], glaze) : '')
  );
}

function mouth(stage: Stage, x: number, y: number, z: number, radius: number, glaze: Glaze): string {
  const [left, right] = limbs(stage, x, y, z, radius);
  const well = fade(stage, left, right, [
    [0, glaze.inside],
    [1, glaze.body],
  ]);
  const lip = flat(stage.see(ring(x, y, z, radius, 44)));
  return (
    shape(lip, glaze.light) +
    shape(flat(stage.see(ring(x, y - 0.03, z, radius - 0.28, 44))), well) +
    thread(lip, glaze.light, stage.px(0.07), 0.8)
  );
}

/** The well inside a wide dish, so that it looks hollow. */
export function standPlate(stage: Stage, spot: Spot, glaze: Glaze, scale = 1): string {
  const { x, y = 0, z } = spot;
  const profile: Profile = vessels.plate.map(([radius, height]) => [
    (radius ?? 1) * scale,
    (height ?? 0) * scale,
  ]);
  const well = stage.see(ring(x, y + 0.7 * scale, z, 8.6 * scale, 48));
  const [left, right] = limbs(stage, x, y, z, 9 * scale);
  const hollow = fade(stage, left, right, [
    [0, glaze.body],
    [1, glaze.light],
  ]);
  const rimFade = fade(stage, left, right, [
    [0, glaze.light],
    [1, glaze.body],
  ]);
  const rim = flat(stage.see(ring(x, y + 1.9 * scale, z, 12.8 * scale, 48)));
  return (
    standVessel(stage, spot, profile, glaze, false) +
    shape(rim, rimFade) +
    shape(flat(well), glaze.shade, 0.5) +
    shape(flat(stage.see(ring(x, y + 0.62 * scale, z + 0.05, 8.5 * scale, 48))), hollow) +
    thread(rim, glaze.light, stage.px(0.12), 0.9)
  );
}

export function burnCandle(stage: Stage, spot: Spot, glaze: Glaze, wax = '#f6efe0'): string {
  const { x, y = 0, z } = spot;
  const candle = standVessel(
    stage,
    { x, y: y + 5.2, z },
    vessels.candle,
    { light: '#fffaf0', body: wax, shade: '#cdbda2', inside: wax, gloss: 0.1 },
    false,
  );
  const [tx, ty] = stage.camera.at([x, y + 18.4, z]);
  const cm = stage.px(1);
  const flame =
    `M${tx} ${ty - 0.3 * cm}c${0.55 * cm} ${-0.4 * cm} ${0.4 * cm} ${-1.1 * cm} 0 ${-2 * cm}c${-0.4 * cm} ${0.9 * cm} ${-0.55 * cm} ${1.6 * cm} 0 ${2 * cm}z`.replace(
      /\d+\.\d+/g,
      (n) => String(Math.round(Number(n) * 10) / 10),
    );
  return (
    standVessel(stage, spot, vessels.candlestick, glaze, false) +
    candle +
    thread(`M${Math.round(tx)} ${Math.round(ty)}v${-Math.round(0.5 * cm)}`, '#3a2a1c', stage.px(0.16)) +
    shape(flame, '#ffd98a') +
    shape(flame, '#fff6d8', 0.5)
  );
}
