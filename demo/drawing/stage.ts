import type { Camera, Vec } from './camera.ts';
import { curved, pathOf, polygon, round, type Point } from './contour.ts';

/** A picture being drawn: its camera, and the definitions that its marks refer to. */
export type Stage = {
  camera: Camera;
  /** Returns the pixels for this many centimetres at the subject. */
  px(cm: number): number;
  see(points: readonly Vec[]): Point[];
  define(tag: string, attributes: string, inner: string): string;
  /** Stores marks that are used more than once; returns their name. */
  keep(inner: string): string;
  document(width: number, height: number, body: string): string;
};

export function openStage(camera: Camera): Stage {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  function define(tag: string, attributes: string, inner: string): string {
    const key = `${tag}|${attributes}|${inner}`;
    const id = known.get(key) ?? `d${known.size}`;
    if (!known.has(key)) {
      known.set(key, id);
      definitions.push(`<${tag} id="${id}"${attributes && ` ${attributes}`}>${inner}</${tag}>`);
    }
    return id;
  }
  return {
    camera,
    px: (cm) => round(cm * camera.pxPerCm),
    see: (points) => points.map((point) => camera.at(point)),
    define: (tag, attributes, inner) => `url(#${define(tag, attributes, inner)})`,
    keep: (inner) => define('g', '', inner),
    document: (width, height, body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions.join('')}</defs>${body}</svg>`,
  };
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A linear gradient between two points of the picture. */
export function fade(stage: Stage, from: Point, to: Point, stops: readonly Stop[]): string {
  return stage.define(
    'linearGradient',
    `gradientUnits="userSpaceOnUse" x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`,
    stopTags(stops),
  );
}

export function glow(
  stage: Stage,
  [x, y]: Point,
  radius: number,
  stops: readonly Stop[],
  squash = 1,
): string {
  const transform =
    squash === 1
      ? ''
      : ` gradientTransform="translate(${round(x)} ${round(y)}) scale(1 ${round(squash * 100) / 100}) translate(${-round(x)} ${-round(y)})"`;
  return stage.define(
    'radialGradient',
    `gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${transform}`,
    stopTags(stops),
  );
}

export function clip(stage: Stage, path: string, inner: string): string {
  return `<g clip-path="${stage.define('clipPath', '', `<path d="${path}"/>`)}">${inner}</g>`;
}

export function shape(path: string, fill: string, opacity = 1, more = ''): string {
  return `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${Math.round(opacity * 1000) / 1000}"` : ''}${more && ` ${more}`}/>`;
}

export function thread(path: string, colour: string, width: number, opacity = 1, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}${more && ` ${more}`}/>`;
}

export function flat(points: readonly Point[]): string {
  return pathOf([polygon(points)]);
}

/** Rounds to whole pixels, which is precise enough for the many layers of a soft edge. */
export function coarse(points: readonly Point[]): string {
  return pathOf([polygon(points.map(([x, y]): Point => [Math.round(x), Math.round(y)]))]);
}

export function rounded(points: readonly Point[]): string {
  return pathOf([curved(points)]);
}

export function open(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** The convex hull of a set of points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1], point) <= 0)
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');
}
