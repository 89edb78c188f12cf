import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './command.mjs';

/** Lets only one process at a time do `work`; the others wait. A lock whose owner has died is taken over. */
export async function oneAtATime(name, work) {
  const lock = resolve(root, '.cache', `${name}.lock`);
  mkdirSync(resolve(root, '.cache'), { recursive: true });
  while (!take(lock)) await wait(200);
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(lock) {
  try {
    // A lock file is empty while its owner is about to write its process id.
    const owner = readFileSync(lock, 'utf8');
    return owner === '' || process.kill(Number(owner), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
