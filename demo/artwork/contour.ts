/** A third member makes the point a corner: the curve does not run smoothly through it. */
export type Point = readonly [number, number, 1?];
export type Contour = { points: readonly Point[]; smooth: boolean };
export type Warp = (x: number, y: number) => Point;

export function polygon(points: readonly Point[]): Contour {
  return { points, smooth: false };
}

export function curved(points: readonly Point[]): Contour {
  return { points, smooth: true };
}

export function warped(contour: Contour, warp: Warp): Contour {
  const points = contour.points.map(([x, y, corner]): Point => {
    const [wx, wy] = warp(x, y);
    return corner ? [wx, wy, 1] : [wx, wy];
  });
  return { points, smooth: contour.smooth };
}

export function pathOf(contours: readonly Contour[]): string {
  return contours
    .map((contour) => (contour.smooth ? smoothPath(contour.points) : straightPath(contour.points)))
    .join('');
}

function straightPath(points: readonly Point[]): string {
  const pen = startPen(points[0]);
  for (const point of points.slice(1)) pen.line(point);
  return pen.path();
}

/**
 * A Catmull-Rom spline. Its control points mirror each other, so the short `s` command is exact between two smooth
 * points.
 */
function smoothPath(points: readonly Point[]): string {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  const pen = startPen(points[0]);
  for (let i = 0; i < count; i++) {
    const from = at(i);
    const to = at(i + 1);
    const into = control(at(i + 2), to, from);
    if (i > 0 && !from[2]) pen.curve('s', [into, to]);
    else pen.curve('c', [control(at(i - 1), from, to), into, to]);
  }
  return pen.path();
}

function control(before: Point, at: Point, after: Point): Point {
  if (at[2]) return [at[0] + (after[0] - at[0]) / 3, at[1] + (after[1] - at[1]) / 3];
  return [at[0] + (after[0] - before[0]) / 6, at[1] + (after[1] - before[1]) / 6];
}

/** Steps are relative to the rounded position, so that rounding errors do not accumulate. */
function startPen(first: Point = [0, 0]) {
  let [x, y] = [tenths(first[0]), tenths(first[1])];
  let path = `M${x / 10}${spaced(y)}`;
  let command = 'M';
  return {
    line(to: Point): void {
      const [dx, dy] = [tenths(to[0]) - x, tenths(to[1]) - y];
      if (dx || dy) this.curve('l', [to]);
    },
    curve(letter: string, points: readonly Point[]): void {
      const steps = points.flatMap((point) => [tenths(point[0]) - x, tenths(point[1]) - y]);
      const text = steps.map(spaced).join('');
      path += letter === command ? text : letter + text.trimStart();
      command = letter;
      const end = points[points.length - 1] ?? [0, 0];
      [x, y] = [tenths(end[0]), tenths(end[1])];
    },
    path: () => `${path}z`,
  };
}

/** Paths are most of a picture's size: a minus sign also separates numbers, and a leading zero is not needed. */
function spaced(inTenths: number): string {
  const size = Math.abs(inTenths);
  const text = size < 10 && size > 0 ? `.${size}` : String(size / 10);
  return inTenths < 0 ? `-${text}` : ` ${text}`;
}

function tenths(value: number): number {
  return Math.round(value * 10);
}
