import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const EIO = 29;

/**
 * The folder of a database whose commits reach the disk: PGlite does not call fsync, so a power failure would lose
 * them.
 */
export class DurableFolder extends NodeFS {
  /** Number of fsync calls so far. */
  syncs = 0;
  isClosing = false;
  #onPanic;

  /**
   * @param {string} folder
   * @param {() => void} onPanic PGlite swallows a panic (a full disk, for example) and would continue with a broken
   * engine
   */
  constructor(folder, onPanic) {
    super(folder);
    this.#onPanic = () => this.isClosing || onPanic();
  }

  /** @override @type {NodeFS['init']} */
  async init(pg, options) {
    const answer = await super.init(pg, { ...options, onAbort: this.#onPanic, onExit: this.#onPanic });
    answer.emscriptenOpts.preRun?.push((/** @type {any} */ module) => {
      keepFromOthers(module.NODEFS);
      module.NODEFS.stream_ops.fsync = (/** @type {any} */ stream) => {
        try {
          if (stream.nfd === undefined) syncPath(module.NODEFS.realPath(stream.node));
          else fsyncSync(stream.nfd);
          this.syncs += 1;
          return 0;
        } catch {
          return EIO;
        }
      };
    });
    return answer;
  }
}

/** The permission bits of group and others. */
const ofOthers = 0o077;

/**
 * Removes the permissions of group and others from every file. The engine has a umask of its own and sets each file's
 * mode after creating it, so the process's umask has no effect.
 * @param {any} nodeFs Emscripten's file system on top of the machine's
 */
function keepFromOthers({ node_ops: nodes, stream_ops: streams }) {
  const { mknod } = nodes;
  nodes.mknod = (
    /** @type {any} */ parent,
    /** @type {string} */ name,
    /** @type {number} */ mode,
    /** @type {any} */ device,
  ) => mknod(parent, name, mode & ~ofOthers, device);
  for (const operations of [nodes, streams]) {
    const { setattr } = operations;
    operations.setattr = (/** @type {any} */ target, /** @type {{ mode?: number }} */ attributes) =>
      setattr(target, {
        ...attributes,
        ...(attributes.mode !== undefined && { mode: attributes.mode & ~ofOthers }),
      });
  }
}

/**
 * Calls fsync on a file or folder.
 * @param {string} path
 */
export function syncPath(path) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
