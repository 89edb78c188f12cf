import { leaning, lying, on, type Frame } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { dressing, printed, type Dress } from '#demo/drawing/goods.ts';
import { boundsOf, groundShadow, innerShade, wallShadow } from '#demo/drawing/light.ts';
import { clip, fade, flat, hull, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { depth, loop, raised, type Plan } from './outline.ts';
import type { Spot } from './spot.ts';

export type TrayKind = Plan & { rim: number };
export const trayKinds = {
  rect: { w: 27, h: 20, radius: 2.6, rim: 1.5 },
  medium: { w: 33, h: 27, radius: 3, rim: 1.5 },
  large: { w: 43, h: 33, radius: 3.4, rim: 1.8 },
  small: { w: 18, h: 12, radius: 2, rim: 1.1 },
  round: { w: 31, h: 31, radius: 15.5, rim: 1.8 },
  roundLarge: { w: 49, h: 49, radius: 24.5, rim: 2 },
} satisfies Record<string, TrayKind>;

const ply = 0.34;
const slope = 1.5;

export function leanTray(stage: Stage, spot: Spot, dress: Dress, kind: TrayKind): string {
  const { x, y = 0, z, tilt = 8, turn = 0 } = spot;
  const frame = leaning(x, y, z, kind.h, tilt, turn);
  const body = raised(frame, loop(kind), kind.rim / 2);
  return (
    wallShadow(stage.see(body), stage.px(2) + 14) +
    groundShadow(stage, body, y) +
    drawTray(stage, frame, dress, kind)
  );
}

export function layTray(stage: Stage, spot: Spot, dress: Dress, kind: TrayKind): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const frame = lying(x, y, z, turn);
  const body = [...raised(frame, loop(kind, 0.2), kind.rim), ...raised(frame, loop(kind, slope * 0.75), 0)];
  return groundShadow(stage, body, y) + drawTray(stage, frame, dress, kind);
}

/** Form-pressed birch: layers are visible in the edge, and the print continues up the inside of the rim. */
function drawTray(stage: Stage, frame: Frame, dress: Dress, kind: TrayKind): string {
  const palette = dressing(dress, 'full');
  const round = kind.radius * 2 >= Math.min(kind.w, kind.h);
  const rimTop = stage.see(raised(frame, loop(kind), kind.rim));
  const shell = hull([...rimTop, ...stage.see(raised(frame, loop(kind, slope * 0.75), 0))]);
  const inner = stage.see(raised(frame, loop(kind, ply), kind.rim));
  const innerPath = flat(inner);
  const foot = stage.see(raised(frame, loop(kind, slope + 0.15), ply));

  const height = (u: number, v: number): number => {
    const t = Math.min(1, Math.max(0, (slope - depth(kind, u, v)) / slope));
    return ply + (kind.rim - ply) * t * t * (3 - 2 * t);
  };
  const warp = (x: number, y: number): Point => {
    const u = x - kind.w / 2;
    const v = kind.h / 2 - y;
    return stage.camera.at(on(frame, u, v, height(u, v)));
  };
  const surface = clip(
    stage,
    innerPath,
    shape(innerPath, palette.ground) + printed(dress, 'full', kind.w, kind.h, warp, { round }),
  );
  return (
    carcass(stage, shell, rimTop) +
    edge(stage, frame, kind, rimTop) +
    surface +
    modelling(stage, inner, foot, palette.dark)
  );
}

function carcass(stage: Stage, shell: readonly Point[], rimTop: readonly Point[]): string {
  const box = boundsOf(rimTop);
  const under = fade(
    stage,
    [box.left, box.top],
    [box.right, box.bottom],
    [
      [0, '#d8b98c'],
      [0.6, '#b08a5c'],
      [1, '#8f6c46'],
    ],
  );
  return shape(flat(shell), under);
}

function edge(stage: Stage, frame: Frame, kind: TrayKind, rimTop: readonly Point[]): string {
  const box = boundsOf(rimTop);
  const birch = fade(
    stage,
    [box.left, box.top],
    [box.right, box.bottom],
    [
      [0, '#f0dbb6'],
      [0.55, '#dcbd8d'],
      [1, '#c9a473'],
    ],
  );
  const layer = (inset: number, colour: string, opacity: number): string =>
    thread(flat(stage.see(raised(frame, loop(kind, inset), kind.rim))), colour, stage.px(0.055), opacity);
  return (
    shape(flat(rimTop), birch) +
    layer(0.1, '#8a6236', 0.5) +
    layer(0.2, '#8a6236', 0.38) +
    layer(0.28, '#6d4a28', 0.3)
  );
}

function modelling(stage: Stage, inner: readonly Point[], foot: readonly Point[], dark: boolean): string {
  const path = flat(inner);
  const bounds = boundsOf(inner);
  const cm = stage.px(1);
  const depthOfShade = dark ? 0.62 : 0.42;
  const sheen = fade(
    stage,
    [bounds.left, bounds.top],
    [bounds.right, bounds.bottom],
    [
      [0.1, '#ffffff', 0],
      [0.32, '#ffffff', dark ? 0.13 : 0.2],
      [0.5, '#ffffff', 0.02],
      [0.75, '#3a2a1c', 0],
      [1, '#3a2a1c', 0.14],
    ],
  );
  return (
    shape(path, sheen) +
    innerShade(stage, inner, [cm * 0.75, cm * 0.8], cm * 0.6, '#2a1c10', depthOfShade) +
    innerShade(stage, inner, [-cm * 0.5, -cm * 0.55], cm * 0.4, '#fff8ea', dark ? 0.4 : 0.75) +
    thread(flat(foot), '#fffaf0', stage.px(0.07), dark ? 0.16 : 0.3) +
    thread(path, '#fff6e4', stage.px(0.06), 0.55)
  );
}
