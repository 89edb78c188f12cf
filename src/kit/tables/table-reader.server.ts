import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';

type Answer = { remarks: string[] } | { unreadable: string } | { failure: string };

type Task = { path: string; into: string };
type Limits = { heapMegabytes: number; ms: number };

const usual: Limits = { heapMegabytes: 256, ms: 60_000 };
const idleMs = 5_000;

// One file at a time: the next one waits for memory and a core as much as for its turn.
const turns = openConcurrencyLimit({ atOnce: 1, longestQueue: Infinity });
let idle: { child: ChildProcess; endLater: NodeJS.Timeout } | undefined;

/**
 * Reads a table in a process of its own, and writes its rows to the file `into`, as `table-reader.server.mjs` tells.
 * @throws TableFileError when it is no table, or takes more memory or time than any sound one
 */
export async function readTable(task: Task, limits = usual): Promise<{ remarks: string[] }> {
  const answer = await turns.soon(() => ask(task, limits));
  if (answer === undefined || 'failure' in answer) {
    throw new Error(`a table could not be read: ${answer?.failure ?? 'too many wait'}`);
  }
  if ('unreadable' in answer) throw new TableFileError(answer.unreadable);
  return answer;
}

async function ask(task: Task, limits: Limits): Promise<Answer> {
  const child = limits === usual ? takeReader() : startReader(limits);
  child.ref();
  let isLate = false;
  const answer = await new Promise<Answer | 'ended'>((resolve) => {
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limits.ms);
    const end = (given: Answer | 'ended') => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(given);
    };
    child.once('message', (given) => end(given as Answer));
    child.once('exit', () => end('ended'));
    child.once('error', () => end('ended'));
    child.send(task, () => undefined);
  });
  if (answer === 'ended') {
    const reason = isLate ? `takes more than ${limits.ms / 1000} seconds` : 'takes too much memory';
    return { unreadable: `it ${reason} to read; save it as CSV, or send it in parts` };
  }
  if (limits === usual) keepReader(child);
  else child.kill();
  return answer;
}

/** Starting one takes longer than to read most files: the last one is kept for a while. */
function takeReader(): ChildProcess {
  const kept = idle;
  idle = undefined;
  if (kept) clearTimeout(kept.endLater);
  return kept?.child.connected ? kept.child : startReader(usual);
}

function startReader({ heapMegabytes }: Limits): ChildProcess {
  return fork(join(projectRoot, 'src/kit/tables/table-reader.server.mjs'), {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=8'],
    // It has no use for what the shop is given, which holds secrets.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function keepReader(child: ChildProcess): void {
  child.once('exit', () => undefined);
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  const endLater = setTimeout(() => {
    if (idle?.child === child) idle = undefined;
    child.kill();
  }, idleMs);
  endLater.unref();
  idle = { child, endLater };
}
