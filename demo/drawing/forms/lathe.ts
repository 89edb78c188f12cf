import type { Vec } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { flat, hull, type Stage } from '#demo/drawing/stage.ts';

/** Radius and height, from the foot upwards, of a rotationally symmetric object. */
export type Profile = readonly (readonly [radius: number, height: number])[];

export function ring(x: number, y: number, z: number, radius: number, count = 40): Vec[] {
  return Array.from({ length: count }, (_, i): Vec => {
    const angle = (i / count) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius];
  });
}

/** The hulls of neighbouring rings together form the silhouette, including concave parts. */
export function silhouette(stage: Stage, x: number, y: number, z: number, profile: Profile): string {
  const rings = profile.map(([radius, height]) =>
    stage.see(ring(x, y + height, z, radius, radius > 7 ? 48 : 24)),
  );
  return rings
    .slice(1)
    .map((upper, i) => flat(hull([...upper, ...(rings[i] ?? upper)])))
    .join('');
}

/** Smooths a profile that was drawn with few points. */
export function thrown(profile: Profile): Profile {
  return profile.slice(0, -1).flatMap((from, i) => {
    const before = profile[i - 1] ?? from;
    const to = profile[i + 1] ?? from;
    const after = profile[i + 2] ?? to;
    const at = (t: number, axis: 0 | 1): number =>
      from[axis] +
      0.5 *
        t *
        (to[axis] -
          before[axis] +
          t *
            (2 * before[axis] -
              5 * from[axis] +
              4 * to[axis] -
              after[axis] +
              t * (3 * (from[axis] - to[axis]) + after[axis] - before[axis])));
    const steps = [0, 0.25, 0.5, 0.75].map((t): [number, number] => [at(t, 0), at(t, 1)]);
    return i === profile.length - 2 ? [...steps, to] : steps;
  });
}

export function bodyPoints(x: number, y: number, z: number, profile: Profile): Vec[] {
  return profile.flatMap(([radius, height]) => ring(x, y + height, z, radius, 20));
}

export function radiusAt(profile: Profile, height: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [lowR, low] = profile[i - 1] ?? [0, 0];
    const [highR, high] = profile[i] ?? [lowR, low];
    if (height <= high) return lowR + ((highR - lowR) * Math.max(0, height - low)) / (high - low || 1);
  }
  return profile[profile.length - 1]?.[0] ?? 0;
}

/** The left and right edge of a ring in the picture, for shading across the body. */
export function limbs(stage: Stage, x: number, y: number, z: number, radius: number): [Point, Point] {
  return [stage.camera.at([x - radius, y, z]), stage.camera.at([x + radius, y, z])];
}
