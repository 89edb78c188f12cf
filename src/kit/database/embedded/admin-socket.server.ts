import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#kit/process/log.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

type Answer = { said: string } | { wrong: string };

// The longest socket path that every operating system accepts.
const longestPath = 100;
/** Making an empty database takes longer than a minute where the machine has other work. */
const longestStartMs = 600_000;
const saidAfterMs = 5_000;
const socketIn = (dataDir: string) => join(dataDir, 'control.sock');

/**
 * Lets commands of the same user reach the process that has opened the data folder, since no other process can open
 * it. Returns a function that stops it.
 * @param run executes a command; a StartError is reported to the person
 */
export async function openAdminSocket(
  dataDir: string,
  run: (task: unknown) => Promise<string>,
  log: Log,
): Promise<() => Promise<void>> {
  const path = socketIn(dataDir);
  if (Buffer.byteLength(path) > longestPath) {
    log.warn({}, 'DATA_DIR is too long a path for commands to reach the running shop');
    return async () => undefined;
  }
  // The process holds the folder's lock, so a socket that lies here is left over from a process that was killed.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    createInterface({ input: socket }).once('line', (line) => {
      void answerTo(line, run, log).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  chmodSync(path, 0o600);
  return () =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });
}

async function answerTo(line: string, run: (task: unknown) => Promise<string>, log: Log): Promise<Answer> {
  try {
    return { said: await run(JSON.parse(line)) };
  } catch (error) {
    if (error instanceof StartError) return { wrong: error.message };
    log.error({ err: error }, 'a command failed');
    return { wrong: 'It failed; the log of the shop says why.' };
  }
}

/**
 * Sends a command to the process that has opened the data folder.
 * @throws StartError with that process's error message, or when it cannot be reached
 */
export async function askRunning(dataDir: string, task: object): Promise<string> {
  const socket = await connectTo(dataDir);
  const answer = await new Promise<Answer>((resolve, reject) => {
    socket.once('error', reject);
    createInterface({ input: socket })
      .once('line', (line) => resolve(JSON.parse(line) as Answer))
      .once('close', () => reject(new StartError('The shop stopped before it was done.')))
      // The socket reports the error as well.
      .on('error', () => undefined);
    socket.write(`${JSON.stringify(task)}\n`);
  });
  if ('wrong' in answer) throw new StartError(answer.wrong);
  return answer.said;
}

/** A shop that is being made, or starts, takes commands as soon as it is open; the folder stays its own until then. */
async function connectTo(dataDir: string): Promise<Socket> {
  const path = socketIn(dataDir);
  if (Buffer.byteLength(path) > longestPath) throw takesNoCommands(dataDir);
  const say = setTimeout(() => console.error('The shop is starting. Waiting until it is open.'), saidAfterMs);
  try {
    for (const end = Date.now() + longestStartMs; ; await wait(100)) {
      const socket = connect(path);
      try {
        await once(socket, 'connect');
        return socket;
      } catch (error) {
        if (!['ENOENT', 'ECONNREFUSED'].includes(codeOf(error))) throw error;
        if (Date.now() >= end) throw takesNoCommands(dataDir, error);
      }
    }
  } finally {
    clearTimeout(say);
  }
}

function takesNoCommands(dataDir: string, cause?: unknown): StartError {
  return new StartError(
    `Something is running on the data folder ${dataDir} that takes no commands: stop it and try again.`,
    { cause },
  );
}
