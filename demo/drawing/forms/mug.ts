import type { Vec } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { around, groundShadow } from '#demo/drawing/light.ts';
import { clip, fade, flat, glow, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { bodyPoints, limbs, radiusAt, ring, silhouette, type Profile } from './lathe.ts';
import type { Spot } from './spot.ts';

export type MugKind = { profile: Profile; handle: readonly (readonly [number, number])[]; grip: number };
export const mugKinds = {
  mug: {
    profile: [
      [2.9, 0],
      [3.35, 0.12],
      [3.75, 0.55],
      [3.95, 1.2],
      [4.05, 2.4],
      [4.1, 8.85],
      [4.08, 9],
    ],
    handle: [
      [3.9, 7.5],
      [5.6, 7.75],
      [6.85, 6.9],
      [7.05, 5.2],
      [6.5, 3.7],
      [5.3, 2.75],
      [3.9, 2.5],
    ],
    grip: 0.92,
  },
  espresso: {
    profile: [
      [2.4, 0],
      [2.8, 0.1],
      [3.1, 0.5],
      [3.25, 1],
      [3.32, 1.8],
      [3.4, 6.85],
      [3.38, 7],
    ],
    handle: [
      [3.2, 5.7],
      [4.5, 5.95],
      [5.5, 5.25],
      [5.65, 4.1],
      [5.2, 3],
      [4.3, 2.3],
      [3.2, 2.2],
    ],
    grip: 0.78,
  },
} satisfies Record<string, MugKind>;

/** Bone china with a glaze: the print wraps around the wall and darkens toward the edges. */
export function standMug(stage: Stage, spot: Spot, dress: Dress, kind: MugKind, coffee = false): string {
  const { x, y = 0, z, turn = 12 } = spot;
  const { profile } = kind;
  const tall = profile[profile.length - 1]?.[1] ?? 9;
  const body = silhouette(stage, x, y, z, profile);
  return (
    groundShadow(stage, bodyPoints(x, y, z, profile), y) +
    handle(stage, x, y, z, turn, kind) +
    wall(stage, x, y, z, dress, profile, tall, body) +
    mouth(stage, x, y + tall, z, radiusAt(profile, tall), coffee)
  );
}

function wall(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  dress: Dress,
  profile: Profile,
  tall: number,
  body: string,
): string {
  const palette = dressing(dress, 'pale');
  const r = radiusAt(profile, tall);
  const [left, right] = limbs(stage, x, y + tall / 2, z, r + 0.03);
  const printW = Math.PI * r;
  const printH = tall - 0.75;
  const sheet = around(stage.see(bodyPoints(x, y, z, profile)));
  const print = printed(dress, 'pale', printW, printH, (px, py) => {
    const height = tall - 0.3 - py;
    const angle = (px / printW - 0.5) * Math.PI;
    const beyond = Math.max(0, Math.abs(angle) - Math.PI / 2);
    // Points behind the edge continue straight out of the silhouette, where they are clipped.
    if (beyond) return stage.camera.at([x + Math.sign(angle) * r * (1.02 + beyond), y + height, z]);
    const radius = radiusAt(profile, height);
    return stage.camera.at([x + Math.sin(angle) * radius, y + height, z + Math.cos(angle) * radius]);
  });
  const turned = fade(stage, left, right, [
    [0, '#5b4a3a', 0.3],
    [0.06, '#5b4a3a', 0.13],
    [0.2, '#ffffff', 0],
    [0.5, '#5b4a3a', 0.02],
    [0.74, '#4a3a2e', 0.2],
    [0.92, '#3a2c22', 0.44],
    [0.97, '#4a3a2e', 0.4],
    [1, '#8a7866', 0.3],
  ]);
  const bottom = stage.camera.at([x, y, z + r]);
  const lift = fade(stage, stage.camera.at([x, y + tall * 0.4, z + r]), bottom, [
    [0, '#4a3a2e', 0],
    [0.7, '#4a3a2e', 0.08],
    [0.9, '#4a3a2e', 0.24],
    [1, '#e8d8c4', 0.25],
  ]);
  return clip(
    stage,
    body,
    shape(sheet, palette.ground) +
      print +
      shape(sheet, turned) +
      shape(sheet, lift) +
      gleam(stage, x, y, z, profile, tall),
  );
}

/** The window's reflection: two panes bent around the glaze, and a thin echo on the far side. */
function gleam(stage: Stage, x: number, y: number, z: number, profile: Profile, tall: number): string {
  const pane = (from: number, to: number, low: number, high: number): string => {
    const edge = (angle: number, height: number): Point => {
      const radius = radiusAt(profile, height);
      return stage.camera.at([x + Math.sin(angle) * radius, y + height, z + Math.cos(angle) * radius]);
    };
    return flat([
      edge(from, low),
      edge(from, (low + high) / 2),
      edge(from, high),
      edge((from + to) / 2, high),
      edge(to, high),
      edge(to, low),
      edge((from + to) / 2, low),
    ]);
  };
  const top = stage.camera.at([x, y + tall * 0.95, z]);
  const low = stage.camera.at([x, y + tall * 0.18, z]);
  const white = fade(stage, top, low, [
    [0, '#ffffff', 0.72],
    [0.5, '#ffffff', 0.42],
    [1, '#ffffff', 0.06],
  ]);
  return (
    shape(pane(-0.86, -0.68, tall * 0.5, tall * 0.93), white) +
    shape(pane(-0.86, -0.68, tall * 0.2, tall * 0.48), white) +
    shape(pane(-0.645, -0.58, tall * 0.2, tall * 0.93), white, 0.7) +
    shape(pane(1.16, 1.24, tall * 0.25, tall * 0.9), white, 0.3)
  );
}

function mouth(stage: Stage, x: number, y: number, z: number, r: number, coffee: boolean): string {
  const lip = stage.see(ring(x, y, z, r, 56));
  const inside = stage.see(ring(x, y - 0.02, z, r - 0.3, 56));
  const [left, right] = limbs(stage, x, y, z, r);
  const china = fade(stage, left, right, [
    [0, '#ffffff'],
    [0.5, '#f6f1e8'],
    [1, '#d9cfc0'],
  ]);
  const well = fade(stage, left, right, [
    [0, '#a89a88'],
    [0.45, '#d8cfc1'],
    [1, '#f7f2ea'],
  ]);
  const path = flat(inside);
  const surface = stage.see(ring(x, y - 1.1, z, r - 0.35, 48));
  const centre = stage.camera.at([x + r * 0.3, y - 1.1, z]);
  const brew = glow(stage, centre, stage.px(r), [
    [0, '#5a3720'],
    [0.8, '#3b2212'],
    [1, '#6b4428'],
  ]);
  return (
    shape(flat(lip), china) +
    clip(
      stage,
      path,
      shape(path, well) +
        (coffee ? shape(flat(surface), brew) + thread(flat(surface), '#8a6040', stage.px(0.1), 0.7) : ''),
    ) +
    thread(path, '#ffffff', stage.px(0.06), 0.8)
  );
}

function handle(stage: Stage, x: number, y: number, z: number, turn: number, kind: MugKind): string {
  const angle = (turn * Math.PI) / 180;
  const spine = kind.handle.map(([r, h]): Vec => [x + Math.cos(angle) * r, y + h, z + Math.sin(angle) * r]);
  const dense = spline(stage.see(spine));
  const width = stage.px(kind.grip);
  const first = dense[0] ?? [0, 0];
  const last = dense[Math.floor(dense.length / 2)] ?? [1, 1];
  const china = fade(stage, first, last, [
    [0, '#cfc5b6'],
    [0.35, '#f7f3ec'],
    [1, '#d3c8b8'],
  ]);
  const path = open(dense);
  const inset = (dx: number, dy: number): string =>
    open(dense.map(([px, py]): Point => [px + dx * width, py + dy * width]));
  return (
    thread(path, '#9d8e7d', width * 1.02) +
    thread(path, china, width * 0.96) +
    thread(inset(0.12, 0.2), '#8a7866', width * 0.34, 0.28) +
    thread(inset(-0.06, -0.2), '#ffffff', width * 0.2, 0.85)
  );
}

function spline(points: readonly Point[]): Point[] {
  return points.slice(0, -1).flatMap((from, i) => {
    const before = points[i - 1] ?? from;
    const to = points[i + 1] ?? from;
    const after = points[i + 2] ?? to;
    return Array.from({ length: 8 }, (_, k): Point => {
      const t = k / 7;
      const mix = (j: 0 | 1): number =>
        0.5 *
        (2 * from[j] +
          (to[j] - before[j]) * t +
          (2 * before[j] - 5 * from[j] + 4 * to[j] - after[j]) * t * t +
          (3 * from[j] - before[j] - 3 * to[j] + after[j]) * t * t * t);
      return [mix(0), mix(1)];
    });
  });
}
