import './node-version.mjs';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endCommandsOnSignal, root, runTool } from './command.mjs';
import { compressFiles } from './compress.mjs';
import { installIfNeeded } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { showing } from './progress.mjs';

const sources = [
  'demo',
  'src',
  'db',
  'public',
  'scripts/lighter-fonts.ts',
  'scripts/schemas-stay-on-server.ts',
  'scripts/style-rules.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const outputs = ['dist/client', 'dist/office', 'dist/server'];
const stampFile = resolve(root, 'dist/.built-from');

/** Builds the browser's and the server's part, unless dist/ was built from the same sources. */
export async function buildIfNeeded() {
  const hash = hashOfSources();
  const isBuilt = () => readIfThere(stampFile) === hash;
  if (isBuilt()) return true;
  return oneAtATime('build', () => isBuilt() || showing('building', () => build(hash)));
}

async function build(hash) {
  // The stamp is removed first: an interrupted build must not count as a complete one.
  rmSync(stampFile, { force: true });
  for (const output of outputs) rmSync(resolve(root, output), { recursive: true, force: true });
  for (const args of [['build'], ['build', '--mode', 'office'], ['build', '--ssr']]) {
    const { code, output } = await runTool('vite', [...args, '--logLevel', 'warn'], { quiet: true });
    if (code !== 0) {
      console.error(`\n${output}`);
      return false;
    }
  }
  await compressFiles(resolve(root, 'dist/client'));
  await compressFiles(resolve(root, 'dist/office'));
  writeFileSync(stampFile, hash);
  return true;
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  let entries;
  try {
    entries = readdirSync(resolve(root, path), { withFileTypes: true });
  } catch {
    hash.update(`${path}\0${readIfThere(resolve(root, path)) ?? ''}\0`);
    return;
  }
  const names = entries.map((entry) => entry.name).filter((name) => !/\.test\.tsx?$/.test(name));
  for (const name of names.sort()) addToHash(hash, `${path}/${name}`);
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  endCommandsOnSignal();
  const built = (await installIfNeeded()) && (await buildIfNeeded());
  process.exitCode = built ? 0 : 1;
}
