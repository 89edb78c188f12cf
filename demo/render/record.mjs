import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stores the parameters for rendering a picture again beside it. */
export function record(folder, name, parameters) {
  const path = join(folder, 'pictures.json');
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  known[name] = parameters;
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
