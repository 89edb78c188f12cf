// The embedded database, in a thread of its own so that a slow query does not stop the web server.
// Plain JavaScript, because Node runs it as it is, from the sources and beside the built server alike.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const EIO = 29;
const UPKEEP_EVERY_MS = 60_000;
const VACUUM_AFTER_MESSAGES = 2_000;

let syncs = 0;
let messagesSinceVacuum = 0;
let messagesSinceCheckpoint = 0;

/** @type {{ folder: string }} */
const { folder } = workerData;
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

/** PGlite leaves out fsync: a commit would survive the end of the process, but not a power cut. */
class DurableFolder extends NodeFS {
  /** @override @type {NodeFS['init']} */
  async init(pg, options) {
    const answer = await super.init(pg, { ...options, onAbort: stopThread, onExit: stopThread });
    answer.emscriptenOpts.preRun?.push((/** @type {any} */ module) => {
      module.NODEFS.stream_ops.fsync = (/** @type {any} */ stream) => {
        try {
          if (stream.nfd === undefined) syncPath(module.NODEFS.realPath(stream.node));
          else fsyncSync(stream.nfd);
          syncs += 1;
          return 0;
        } catch {
          return EIO;
        }
      };
    });
    return answer;
  }
}

let isClosing = false;

// PGlite swallows a panic (a full disk, say) and would go on with a broken engine.
function stopThread() {
  if (!isClosing) process.exit(1);
}

/** @param {string} path */
function syncPath(path) {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** @param {string} path */
async function start(path) {
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
  ];
  return await PGlite.create({ fs: new DurableFolder(path), startParams });
}

/** @param {PGlite} pg */
async function close(pg) {
  isClosing = true;
  await pg.close();
  isClosing = false;
}

async function open() {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    // Made beside and renamed when whole: a first start that is cut short leaves nothing half made.
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await close(await start(draft));
    renameSync(draft, folder);
    syncPath(dirname(folder));
  }
  const pg = await start(folder);
  const before = syncs;
  // Writes to the log and waits for it, without touching a table.
  await pg.query(`select pg_logical_emit_message(true, 'start', '')`);
  const { rows } = await pg.query('show fsync');
  if (/** @type {any} */ (rows[0])?.fsync !== 'on' || syncs === before) {
    throw new Error('fsync does not reach the disk, so orders could be lost in a power cut');
  }
  return pg;
}

/**
 * @param {PGlite} pg
 * @param {Uint8Array} message
 */
async function exchange(pg, message) {
  /** @type {Uint8Array[]} */
  const parts = [];
  // The parts are windows into the engine's memory, which it uses again.
  await pg.execProtocolRawStream(message, { syncToFs: false, onRawData: (part) => parts.push(part.slice()) });
  messagesSinceVacuum += 1;
  messagesSinceCheckpoint += 1;
  return parts;
}

/**
 * The engine has no background processes: without this its log grows for ever and it plans on no statistics.
 * @param {PGlite} pg
 */
async function keepUp(pg) {
  if (pg.isInTransaction()) return;
  if (messagesSinceVacuum > VACUUM_AFTER_MESSAGES) {
    messagesSinceVacuum = 0;
    await pg.exec('vacuum analyze');
  }
  if (messagesSinceCheckpoint > 0) {
    messagesSinceCheckpoint = 0;
    await pg.exec('checkpoint');
  }
}

try {
  const pg = await open();
  setInterval(() => void keepUp(pg).catch(() => undefined), UPKEEP_EVERY_MS).unref();
  port.on('message', async (/** @type {Uint8Array | 'reset' | 'close'} */ message) => {
    if (message === 'reset') {
      if (pg.isInTransaction()) await pg.exec('rollback');
    } else if (message === 'close') {
      await close(pg);
      port.close();
    } else {
      port.postMessage({ parts: await exchange(pg, message) });
    }
  });
  port.postMessage('ready');
} catch (error) {
  port.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  port.close();
}
