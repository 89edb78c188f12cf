import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import type { Scene } from '#demo/data/scene-table.ts';

export type FinishedView = 'front' | 'near' | 'use';
export type FinishedPicture = { file: string; width: number; height: number; madeOn: string };

const folder = join(projectRoot, 'demo/pictures');

/** The key, the size and the day of each finished picture by its name, `10101.front`. */
let pictures: ReadonlyMap<string, FinishedPicture> | undefined;

function finished(): ReadonlyMap<string, FinishedPicture> {
  pictures ??= readAll();
  return pictures;
}

function readAll(): ReadonlyMap<string, FinishedPicture> {
  /** A picture without a height is a square. */
  const sizes = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<
    string,
    { px: number; height?: number; madeOn: string }
  >;
  const found = new Map<string, FinishedPicture>();
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
export function finishedPicture(articleNumber: string, view: FinishedView): FinishedPicture | undefined {
  return finished().get(`${articleNumber}.${view}`);
}

/** Returns the key, the size and the day of a scene's picture; undefined when it has not been rendered. */
export function finishedScene(scene: Scene): FinishedPicture | undefined {
  return finished().get(`scene.${scene}`);
}

/** A key from a demo made before may end in another format than the file has today. */
function pictureAt(key: string): FinishedPicture | undefined {
  const [, name] = /^demo\/([\w.-]+)\.(?:avif|webp)$/.exec(key) ?? [];
  return name === undefined ? undefined : finished().get(name);
}

export function isFinishedPicture(key: string): boolean {
  return pictureAt(key) !== undefined;
}

/** Reads a finished picture where it lies; undefined for any other key. */
export async function readFinishedPicture(key: string): Promise<Buffer | undefined> {
  const picture = pictureAt(key);
  return picture && (await readFile(join(folder, basename(picture.file))));
}
