import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';

export type FinishedView = 'front' | 'near' | 'use';

const folder = join(projectRoot, 'demo/pictures');

/** The size in pixels of each finished picture by its name, `10101.front`. */
let sizes: ReadonlyMap<string, number> | undefined;

function finished(): ReadonlyMap<string, number> {
  sizes ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<string, { px: number }>,
    ).map(([name, { px }]) => [name, px]),
  );
  return sizes;
}

/** Returns the key and the side in pixels of an article's picture; undefined when it has not been rendered. */
export function finishedPicture(
  articleNumber: string,
  view: FinishedView,
): { file: string; px: number } | undefined {
  const px = finished().get(`${articleNumber}.${view}`);
  return px === undefined ? undefined : { file: `demo/${articleNumber}.${view}.avif`, px };
}

const finishedKey = /^demo\/([\w.-]+\.avif)$/;

export function isFinishedPicture(key: string): boolean {
  const [, name] = finishedKey.exec(key) ?? [];
  return name !== undefined && existsSync(join(folder, name));
}

/** Reads a finished picture where it lies; undefined for any other key. */
export async function readFinishedPicture(key: string): Promise<Buffer | undefined> {
  const [, name] = finishedKey.exec(key) ?? [];
  return name !== undefined && isFinishedPicture(key) ? await readFile(join(folder, name)) : undefined;
}
