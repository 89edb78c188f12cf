import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import type { PageAssets } from './document.server.ts';
import { styleRulesFile, type StyleRule } from './critical-css.server.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

export const clientFolder = join(projectRoot, 'dist/client');
const entry = 'src/app/rendering/entry-client.tsx';

/** Returns the scripts, styles and fonts that a page needs, from the build's manifest in this folder. */
export function readAssets(folder = clientFolder): (file: string | undefined) => PageAssets {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: build first`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const sheet = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'));
  if (!sheet) throw new Error(`${path} names no style sheet`);
  const styles = {
    href: `/${sheet.file}`,
    rules: JSON.parse(readFileSync(join(folder, styleRulesFile), 'utf8')) as StyleRule[],
  };
  const fonts = Object.entries(manifest)
    .filter(([source]) => /-latin-[^/]*\.woff2$/.test(source))
    .map(([, chunk]) => `/${chunk.file}`);
  const known = new Map<string | undefined, PageAssets>();
  return (file) => {
    const found = known.get(file);
    if (found) return found;
    const preloads = new Set<string>();
    collect(manifest, entry, preloads);
    if (file) collect(manifest, `src/${file}`, preloads);
    const script = `/${manifest[entry]?.file}`;
    preloads.delete(script);
    const assets = { scripts: [script], preloads: [...preloads], styles, fonts };
    known.set(file, assets);
    return assets;
  };
}

function collect(manifest: Manifest, key: string, into: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || into.has(`/${chunk.file}`)) return;
  into.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into);
}
