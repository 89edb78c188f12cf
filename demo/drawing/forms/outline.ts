import { on, type Frame, type Vec } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';

/** The outline of a flat object around its centre, v upwards. */
export type Plan = { w: number; h: number; radius: number };

export function loop(plan: Plan, inset = 0, perCorner = plan.radius > 6 ? 24 : 12): Point[] {
  const hw = plan.w / 2 - inset;
  const hh = plan.h / 2 - inset;
  const r = Math.max(0.01, Math.min(plan.radius - inset, hw, hh));
  const corners = [
    [hw - r, hh - r, 0],
    [-(hw - r), hh - r, 1],
    [-(hw - r), -(hh - r), 2],
    [hw - r, -(hh - r), 3],
  ] as const;
  return corners.flatMap(([cx, cy, quarter]) =>
    Array.from({ length: perCorner }, (_, i): Point => {
      const angle = ((quarter + i / (perCorner - 1)) * Math.PI) / 2;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    }),
  );
}

export function raised(frame: Frame, points: readonly Point[], height: number): Vec[] {
  return points.map(([u, v]) => on(frame, u, v, height));
}

/** Returns how far inside the edge a point is. */
export function depth({ w, h, radius }: Plan, u: number, v: number): number {
  const qx = Math.abs(u) - (w / 2 - radius);
  const qy = Math.abs(v) - (h / 2 - radius);
  return radius - Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) - Math.min(Math.max(qx, qy), 0);
}
