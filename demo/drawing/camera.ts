import type { Point } from './contour.ts';

/** Centimetres: x to the right, y up, z toward the viewer. */
export type Vec = readonly [x: number, y: number, z: number];
export type Camera = { at(point: Vec): Point; pxPerCm: number; elevation: number };

/** A long focal length: perspective stays mild, so that vertical lines look vertical in every picture. */
export function camera(shot: {
  target: Vec;
  centre: readonly [number, number];
  elevation: number;
  pxPerCm: number;
  distance?: number;
  sway?: number;
}): Camera {
  const { target, centre, pxPerCm, distance = 300, sway = 0 } = shot;
  const elevation = (shot.elevation * Math.PI) / 180;
  const cos = Math.cos(elevation);
  const sin = Math.sin(elevation);
  const cosSway = Math.cos((sway * Math.PI) / 180);
  const sinSway = Math.sin((sway * Math.PI) / 180);
  return {
    pxPerCm,
    elevation,
    at([px, py, pz]) {
      const rx = px - target[0];
      const rz = pz - target[2];
      const x = rx * cosSway - rz * sinSway;
      const z = rx * sinSway + rz * cosSway;
      const y = py - target[1];
      const scale = (pxPerCm * distance) / (distance - y * sin - z * cos);
      return [centre[0] + x * scale, centre[1] - (y * cos - z * sin) * scale];
    },
  };
}

/** The placement of an object: its centre, and the directions of its width, height and face. */
export type Frame = { o: Vec; u: Vec; v: Vec; n: Vec };

export function on(frame: Frame, u: number, v: number, n = 0): Vec {
  const axis = (i: 0 | 1 | 2): number => frame.o[i] + frame.u[i] * u + frame.v[i] * v + frame.n[i] * n;
  return [axis(0), axis(1), axis(2)];
}

/** An object lying face up; `turn` in degrees, seen from above. */
export function lying(x: number, y: number, z: number, turn = 0): Frame {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { o: [x, y, z], u: [cos, 0, -sin], v: [-sin, 0, -cos], n: [0, 1, 0] };
}

/** An object resting on its lower edge and tilted back; `yaw` turns the face to the right (positive) or left. */
export function leaning(x: number, y: number, z: number, height: number, tilt = 9, yaw = 0): Frame {
  const a = (tilt * Math.PI) / 180;
  const b = (yaw * Math.PI) / 180;
  const u: Vec = [Math.cos(b), 0, -Math.sin(b)];
  const out: Vec = [Math.sin(b), 0, Math.cos(b)];
  const v: Vec = [-out[0] * Math.sin(a), Math.cos(a), -out[2] * Math.sin(a)];
  const n: Vec = [out[0] * Math.cos(a), Math.sin(a), out[2] * Math.cos(a)];
  const half = height / 2;
  return { o: [x + v[0] * half, y + v[1] * half, z + v[2] * half], u, v, n };
}
