import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '#kit/process/log.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

type Answer = { said: string } | { wrong: string };

// The longest socket path that every operating system accepts.
const longestPath = 100;
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
  const answer = await new Promise<Answer>((resolve, reject) => {
    const socket = connect(socketIn(dataDir), () => socket.write(`${JSON.stringify(task)}\n`));
    socket.once('error', reject);
    createInterface({ input: socket })
      .once('line', (line) => resolve(JSON.parse(line) as Answer))
      .once('close', () => reject(new StartError('The shop stopped before it was done.')))
      // The socket reports the error as well.
      .on('error', () => undefined);
  }).catch((error: unknown) => {
    if (!['ENOENT', 'ECONNREFUSED'].includes(codeOf(error))) throw error;
    throw new StartError(
      `Something is running on the data folder ${dataDir} that takes no commands: stop it and try again.`,
      { cause: error },
    );
  });
  if ('wrong' in answer) throw new StartError(answer.wrong);
  return answer.said;
}
