import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../command.mjs';

const noRules = /\.test\.tsx?$|\.d\.ts$|\/seed\b|\/language\/|\/office-language\//;

/** The source files of a folder, or a file itself; neither tests nor tables of texts. */
export function filesIn(place) {
  if (statSync(resolve(root, place)).isFile()) return [place];
  return readdirSync(resolve(root, place), { recursive: true })
    .map((name) => `${place}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !noRules.test(path))
    .sort();
}
