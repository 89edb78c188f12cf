import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'pictures.json';

/** Returns the parameters with which a picture was rendered; undefined when it was not. */
export function recorded(folder, name) {
  return readAll(folder)[name];
}

/** Stores beside a picture the parameters for rendering it again, and the day. */
export function record(folder, name, parameters) {
  const known = readAll(folder);
  known[name] = { ...parameters, madeOn: new Date().toISOString().slice(0, 10) };
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folder, file), `${JSON.stringify(sorted, null, 2)}\n`);
}

function readAll(folder) {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
