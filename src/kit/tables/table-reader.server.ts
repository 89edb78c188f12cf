import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import type { Shown } from '#kit/text/numbers/number-parts.mjs';
import { TableFileError, TooManyTables } from './table-file-error.server.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';

type TableRead = {
  remarks: string[];
  isSheet: boolean;
  tables: { name: string; isActive: boolean; shown: Shown[] }[];
};
type Answer = TableRead | { unreadable: string } | { failure: string };

export type Reading = {
  /** The headings of one table, as `headingKey` writes them: one sheet is read. Without them all sheets are. */
  heads?: readonly string[];
  /** Whether titles may stand above the headings, which tell what is between the cells. */
  isOfPerson?: boolean;
  /** More rows are refused. */
  most?: number;
  /** How many rows with something in them are wanted of each sheet; the rest is not read. */
  stopAt?: number;
  /** The files of customers wait for those of the office and of programs, and each customer has one at a time. */
  customerId?: number;
};
type Task = Reading & { path: string; into: string };
type Limits = { heapMegabytes: number; ms: number };

const usual: Limits = { heapMegabytes: 256, ms: 60_000 };
const idleMs = 5_000;

// Only one file is read at a time, since each needs memory and a core.
const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 20 });
const customersReading = new Set<number>();
let idle: { child: ChildProcess; endLater: NodeJS.Timeout } | undefined;

/**
 * Reads the tables of a file in a separate process, and writes their rows to files beside each other, `into` and a number
 * from 0, in the format of `reader/hand-over-rows.server.mjs`.
 * @throws TableFileError when the file is not a table, or takes more memory or time than any valid one; TooManyTables when
 * the customer has a file that is not read yet, or 20 files wait
 */
export async function readTable({ customerId, ...task }: Task, limits = usual): Promise<TableRead> {
  if (customerId === undefined) return await read(task, limits, 'first');
  if (customersReading.has(customerId)) throw new TooManyTables();
  customersReading.add(customerId);
  try {
    return await read(task, limits, 'then');
  } finally {
    customersReading.delete(customerId);
  }
}

async function read(task: Task, limits: Limits, rank: 'first' | 'then'): Promise<TableRead> {
  const answer = await limit.soon(() => ask(task, limits), rank);
  if (answer === undefined) throw new TooManyTables();
  if ('failure' in answer) throw new Error(`a table could not be read: ${answer.failure}`);
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
  return fork(join(projectRoot, 'src/kit/tables/reader/table-reader.server.mjs'), {
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
