import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import type { Scene } from '#demo/data/scene-table.ts';

export type FinishedView = 'front' | 'near' | 'use';

const folder = join(projectRoot, 'demo/pictures');

/** The size of each finished picture by its name, `10101.front`; one without a height is a square. */
let sizes: ReadonlyMap<string, { px: number; height?: number }> | undefined;

function finished(): ReadonlyMap<string, { px: number; height?: number }> {
  sizes ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<
        string,
        { px: number; height?: number }
      >,
    ),
  );
  return sizes;
}

export type FinishedPicture = { file: string; width: number; height: number };

function finishedAs(name: string): FinishedPicture | undefined {
  const size = finished().get(name);
  return size && { file: `demo/${name}.avif`, width: size.px, height: size.height ?? size.px };
}

/** Returns the key and the size of an article's picture; undefined when it has not been rendered. */
export function finishedPicture(articleNumber: string, view: FinishedView): FinishedPicture | undefined {
  return finishedAs(`${articleNumber}.${view}`);
}

/** Returns the key and the size of a scene's picture; undefined when it has not been rendered. */
export function finishedScene(scene: Scene): FinishedPicture | undefined {
  return finishedAs(`scene.${scene}`);
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
