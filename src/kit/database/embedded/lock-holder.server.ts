import { ftruncateSync, readFileSync, readlinkSync, readSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from '#kit/process/start-error.server.ts';

/** `token` is present only in locks of versions that did not yet use a lock of the operating system. */
type Holder = { pid: number; startedAt: string; host?: string; pidSpace?: string; token?: string };

const mostBytes = 1024;

export function readHolder(descriptor: number): Holder | undefined {
  const bytes = Buffer.alloc(mostBytes);
  const length = readSync(descriptor, bytes, 0, mostBytes, 0);
  try {
    return JSON.parse(bytes.toString('utf8', 0, length)) as Holder;
  } catch {
    return undefined;
  }
}

export function writeHolder(descriptor: number): void {
  const { pid } = process;
  const holder: Holder = { pid, startedAt: startOf(pid), host: hostname(), pidSpace: pidSpace() };
  ftruncateSync(descriptor);
  writeSync(descriptor, JSON.stringify(holder), 0);
}

export function nameOf(holder: Holder | undefined): string {
  if (!holder) return 'another process';
  const { pid, host = hostname(), pidSpace: space = pidSpace() } = holder;
  const isHere = host === hostname() && space === pidSpace();
  return isHere ? `process ${pid}` : `process ${pid} of another container or machine (${host})`;
}

/**
 * Identifies the namespace of process ids that this process sees, since each container has its own. Empty when
 * unknown.
 */
function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/**
 * A shop of an older version guards its folder by its process id alone, and may still be running while this one
 * starts.
 */
export function isLivingOlderShop({ pid, startedAt, token }: Holder): boolean {
  if (token === undefined || !Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  // The process id may have been reused since, as in a container where the server always has id 1.
  const start = startOf(pid);
  return start === startedAt || start === '';
}

/** When the process was started, in ticks since boot; `dead` when it has ended; empty when unknown. */
function startOf(pid: number): string {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' || state === 'X' ? 'dead' : (fields[18] ?? '');
  } catch {
    return '';
  }
}
