import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../command.mjs';

const longestSilence = 120_000;

/**
 * Runs files of tests in this order, with these mutants planted in the files that they lie in, and hands out what is
 * told meanwhile. A run that falls silent is ended.
 */
export async function runTests({ order, planted, list, log = [], patience = 0 }, onEntry) {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-mutants-'));
  const file = (name) => join(folder, name);
  writeFileSync(file('order'), JSON.stringify(order));
  writeFileSync(file('log'), log.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  if (planted) writeFileSync(file('planted'), JSON.stringify(planted));
  if (list) writeFileSync(file('list'), JSON.stringify(list));
  const config = resolve(root, 'scripts/mutants/vitest.config.mjs');
  const child = spawn(
    process.execPath,
    [resolve(root, 'node_modules/.bin/vitest'), 'run', '--config', config],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', process.env.MUTANTS_DEBUG ? 'inherit' : 'ignore'],
      env: {
        ...process.env,
        TMPDIR: folder,
        MUTANTS_ROOT: root,
        MUTANTS_ORDER: file('order'),
        MUTANTS_LOG: file('log'),
        MUTANTS_PATIENCE: String(patience),
        ...(planted && { MUTANTS_PLANTED: file('planted') }),
        ...(list && { MUTANTS_LIST: file('list') }),
      },
    },
  );
  const end = () => {
    endGroup(child.pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', end);
  try {
    await follow(child, file('log'), onEntry);
  } finally {
    end();
    process.off('exit', end);
  }
}

async function follow(child, logFile, onEntry) {
  let ended = false;
  child.once('exit', () => (ended = true));
  let position = statSync(logFile).size;
  let rest = '';
  for (let last = Date.now(); Date.now() - last < longestSilence; await sleep(100)) {
    const hasEnded = ended;
    const news = readFrom(logFile, position);
    if (news.length > 0) last = Date.now();
    position += news.length;
    const lines = (rest + news.toString()).split('\n');
    rest = lines.pop();
    for (const line of lines) onEntry(JSON.parse(line));
    if (hasEnded) return;
  }
}

function readFrom(file, position) {
  const size = existsSync(file) ? statSync(file).size : position;
  const news = Buffer.alloc(size - position);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, news, 0, news.length, position);
  closeSync(descriptor);
  return news;
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
