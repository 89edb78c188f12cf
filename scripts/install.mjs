import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, run } from './command.mjs';
import { showing } from './progress.mjs';

const lockFile = resolve(root, 'package-lock.json');
const installedFile = resolve(root, 'node_modules/.package-lock.json');
const stampFile = resolve(root, 'node_modules/.hylla-lock');

/** Installs exactly what package-lock.json lists, unless it is already installed. */
export async function installIfNeeded() {
  const stamp = `${process.platform}-${process.arch} ${hashOf(lockFile)}`;
  const before = readIfThere(stampFile);
  if (before === stamp) return true;
  const otherMachine = before !== undefined && before.split(' ')[0] !== stamp.split(' ')[0];
  if (otherMachine || !holdsEverything()) {
    const installed = await showing('installing packages', installPackages);
    if (!installed) return false;
  }
  writeFileSync(stampFile, stamp);
  return true;
}

async function installPackages() {
  // NODE_ENV=production would omit what the build needs.
  const { code, output } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    quiet: true,
  });
  if (code !== 0) console.error(`\n${output}`);
  return code === 0;
}

/** True also after a manual `npm install`: only packages that are optional on this machine may be missing. */
function holdsEverything() {
  const installed = readIfThere(installedFile);
  if (installed === undefined) return false;
  const there = JSON.parse(installed).packages;
  return Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).every(
    ([path, wanted]) =>
      path === '' ||
      (there[path] ? there[path].version === wanted.version : wanted.optional || wanted.devOptional),
  );
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
