// The embedded database runs in a thread of its own, so that a slow query does not block the web server.
// The file is plain JavaScript because Node runs it unchanged, both from the sources and next to the built server.
import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { GroupCommit } from './group-commit.server.mjs';
import { DurableFolder, syncPath } from './durable-folder.server.mjs';
import { startMaintenance } from './maintenance.server.mjs';

/** @type {{ folder: string }} */
const { folder } = workerData;
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const files = new DurableFolder(prepareFolder(), () => stop(lastWords));
let lastWords = '';

/** Returns the folder, emptied when it holds no complete database. */
function prepareFolder() {
  // While this file exists the first start has not finished, and what has been created so far is unusable.
  if (existsSync(`${folder}.unfinished`)) rmSync(folder, { recursive: true, force: true });
  return folder;
}

async function open() {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew && readdirSync(folder).length > 0) throw new Error('it holds something else than a database');
  if (isNew) {
    writeFileSync(`${folder}.unfinished`, '');
    syncPath(dirname(folder));
  }
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=32MB',
  ];
  const onStderr = (/** @type {string} */ line) => {
    if (/^(?:FATAL|PANIC):/.test(line)) lastWords = line;
    return false;
  };
  const pg = await PGlite.create({ fs: files, startParams, onStderr });
  const commits = new GroupCommit(pg);
  await commits.start();
  await checkDurability(pg, commits);
  if (isNew) {
    await pg.exec('checkpoint');
    for (const entry of readdirSync(folder, { recursive: true })) {
      const path = join(folder, String(entry));
      // The engine sets file modes of its own, whatever the umask is.
      chmodSync(path, statSync(path).mode & 0o700);
      syncPath(path);
    }
    rmSync(`${folder}.unfinished`);
    syncPath(dirname(folder));
  }
  return { pg, commits };
}

/**
 * @param {PGlite} pg
 * @param {GroupCommit} commits
 */
async function checkDurability(pg, commits) {
  const before = files.syncs;
  // The statement writes to the log without touching a table.
  await pg.query(`select pg_logical_emit_message(true, 'start', '')`);
  await commits.reach();
  const { rows } = await pg.query('show fsync');
  if (/** @type {any} */ (rows[0])?.fsync !== 'on' || files.syncs === before) {
    throw new Error('commits do not reach the disk, so orders could be lost in a power cut');
  }
}

/** @typedef {Uint8Array | 'reset' | 'close'} Message */

/**
 * @param {PGlite} pg
 * @param {Uint8Array} message
 */
async function exchange(pg, message) {
  /** @type {Uint8Array[]} */
  const parts = [];
  // The parts are views into the engine's memory, which it reuses.
  await pg.execProtocolRawStream(message, { syncToFs: false, onRawData: (part) => parts.push(part.slice()) });
  return parts;
}

/** From this size on, transferring the whole buffer is cheaper than copying it. */
const largeBytes = 64 * 1024;

/**
 * @param {Uint8Array[][]} answers
 * @returns {{ answers: Uint8Array[][], handedOver: ArrayBuffer[] }}
 */
function forPost(answers) {
  /** @type {ArrayBuffer[]} */
  const handedOver = [];
  return {
    answers: answers.map((parts) => {
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      if (length < largeBytes) return parts;
      const whole = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      handedOver.push(whole.buffer);
      return [whole];
    }),
    handedOver,
  };
}

/** Large enough that commits share an fsync, small enough that nobody waits long for the others. */
const mostAtOnce = 24;

/**
 * Answers all messages that have arrived, after their commits are durable.
 * @param {PGlite} pg
 * @param {GroupCommit} commits
 * @param {Message[]} arrived
 */
async function answer(pg, commits, arrived) {
  /** @type {Uint8Array[][]} */
  const answers = [];
  for (let count = 1; ; count += 1) {
    const message = arrived.shift() ?? (count <= mostAtOnce && receive());
    if (!message) break;
    if (message === 'close') return await close(pg);
    const wasOpen = pg.isInTransaction();
    if (message === 'reset') await forgetConnection(pg);
    else answers.push(await exchange(pg, message));
    // Commits made before a transaction began do not wait for its end.
    if (!wasOpen && pg.isInTransaction()) await commits.reach();
  }
  if (!pg.isInTransaction()) await commits.reach();
  if (answers.length === 0) return;
  const { answers: posted, handedOver } = forPost(answers);
  port.postMessage({ answers: posted }, handedOver);
}

/** @returns {Message | undefined} */
function receive() {
  return receiveMessageOnPort(port)?.message;
}

/**
 * Resets the session: the next connection starts without an open transaction or prepared statements.
 * @param {PGlite} pg
 */
async function forgetConnection(pg) {
  if (pg.closed) return;
  if (pg.isInTransaction()) await pg.exec('rollback');
  await pg.exec('deallocate all');
}

/** @param {PGlite} pg */
async function close(pg) {
  files.isClosing = true;
  await pg.close();
  port.close();
}

/** @param {{ pg: PGlite, commits: GroupCommit }} open */
function serve({ pg, commits }) {
  let last = Promise.resolve();
  // One task at a time: the engine does not separate its own work from the messages.
  const inTurn = (/** @type {() => Promise<unknown>} */ work) =>
    (last = last.then(work).then(
      () => undefined,
      (error) => stop(String(error)),
    ));
  const stopMaintenance = startMaintenance(pg, inTurn);

  /** @type {Message[]} */
  let arrived = [];
  port.on('message', (/** @type {Message} */ message) => {
    if (message === 'close') stopMaintenance();
    arrived.push(message);
    if (arrived.length > 1) return;
    void inTurn(async () => {
      const now = arrived;
      arrived = [];
      await answer(pg, commits, now);
    });
  });
}

/** @param {string} failure */
function stop(failure) {
  port.postMessage({ failure });
  process.exit(1);
}

try {
  serve(await open());
  port.postMessage('ready');
} catch (error) {
  stop(lastWords || (error instanceof Error ? error.message : String(error)));
}
