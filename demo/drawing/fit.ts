import { camera, type Camera, type Vec } from './camera.ts';

type Window = { width: number; height: number; centre: readonly [number, number] };

/** Returns a camera that fits these points into a window of the picture. */
export function fit(points: readonly Vec[], elevation: number, window: Window): Camera {
  const target: Vec = [0, 0, 0];
  const rough = camera({ target, centre: [0, 0], elevation, pxPerCm: 1 });
  const seen = points.map((point) => rough.at(point));
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const pxPerCm = Math.min(window.width / (right - left), window.height / (bottom - top));
  const centre: [number, number] = [
    window.centre[0] - ((left + right) / 2) * pxPerCm,
    window.centre[1] - ((top + bottom) / 2) * pxPerCm,
  ];
  return camera({ target, centre, elevation, pxPerCm });
}

/** Small objects are scaled up less than large ones, so that a row of pictures keeps a sense of size. */
export function share(points: readonly Vec[]): number {
  const reach = Math.max(
    ...[0, 1, 2].map(
      (axis) =>
        Math.max(...points.map((point) => point[axis as 0])) -
        Math.min(...points.map((point) => point[axis as 0])),
    ),
  );
  return Math.min(1.04, Math.max(0.8, Math.pow(reach / 42, 0.13)));
}
