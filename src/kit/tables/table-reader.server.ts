import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';

type TableRead = { remarks: string[]; isSheet: boolean };
type Answer = TableRead | { unreadable: string } | { failure: string };

type Task = { path: string; into: string };
type Limits = { heapMegabytes: number; ms: number };

const usual: Limits = { heapMegabytes: 256, ms: 60_000 };
const idleMs = 5_000;

// Only one file is read at a time, since each needs memory and a core.
const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: Infinity });
let idle: { child: ChildProcess; endLater: NodeJS.Timeout } | undefined;

/**
 * Reads a table in a separate process, and writes its rows to the file `into` in the format of
 * `table-reader.server.mjs`.
 * @throws TableFileError when the file is not a table, or takes more memory or time than any valid one
 */
export async function readTable(task: Task, limits = usual): Promise<TableRead> {
  const answer = await limit.soon(() => ask(task, limits));
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
    const end = (answer: Answer | 'ended') => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    child.once('message', (answer) => end(answer as Answer));
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

/** Starting a reader takes longer than reading most files, so the last one is reused for a while. */
function takeReader(): ChildProcess {
  const reused = idle;
  idle = undefined;
  if (reused) clearTimeout(reused.endLater);
  return reused?.child.connected ? reused.child : startReader(usual);
}

function startReader({ heapMegabytes }: Limits): ChildProcess {
  return fork(join(projectRoot, 'src/kit/tables/table-reader.server.mjs'), {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=8'],
    // The reader does not get the shop's environment, which contains secrets.
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
