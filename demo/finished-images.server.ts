import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import type { Scene } from '#demo/data/scene-table.ts';

export type FinishedView = 'front' | 'near' | 'use';
export type FinishedImage = { file: string; width: number; height: number; madeOn: string };

const folder = join(projectRoot, 'demo/pictures');

/** The key, the size and the day of each finished picture by its name, `10101.front`. */
let images: ReadonlyMap<string, FinishedImage> | undefined;

function finished(): ReadonlyMap<string, FinishedImage> {
  images ??= readAll();
  return images;
}

function readAll(): ReadonlyMap<string, FinishedImage> {
  /** A picture without a height is a square. */
  const sizes = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<
    string,
    { px: number; height?: number; madeOn: string }
  >;
  const found = new Map<string, FinishedImage>();
  for (const file of readdirSync(folder)) {
    const { name } = parse(file);
    const size = sizes[name];
    if (size)
      found.set(name, {
        file: `demo/${file}`,
        width: size.px,
        height: size.height ?? size.px,
        madeOn: size.madeOn,
      });
  }
  return found;
}

/** Returns the key, the size and the day of an article's picture; undefined when it has not been rendered. */
export function finishedImage(articleNumber: string, view: FinishedView): FinishedImage | undefined {
  return finished().get(`${articleNumber}.${view}`);
}

/** Returns the key, the size and the day of a scene's picture; undefined when it has not been rendered. */
export function finishedScene(scene: Scene): FinishedImage | undefined {
  return finished().get(`scene.${scene}`);
}

/** A key from a demo made before may end in another format than the file has today. */
function imageAt(key: string): FinishedImage | undefined {
  const [, name] = /^demo\/([\w.-]+)\.(?:avif|webp)$/.exec(key) ?? [];
  return name === undefined ? undefined : finished().get(name);
}

export function isFinishedImage(key: string): boolean {
  return imageAt(key) !== undefined;
}

/** Reads a finished picture where it lies; undefined for any other key. */
export async function readFinishedImage(key: string): Promise<Buffer | undefined> {
  const image = imageAt(key);
  return image && (await readFile(join(folder, basename(image.file))));
}
