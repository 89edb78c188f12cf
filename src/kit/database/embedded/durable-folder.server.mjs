import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const EIO = 29;

/** The folder of a database whose commits reach the disk: PGlite leaves fsync out, so a power cut would undo them. */
export class DurableFolder extends NodeFS {
  /** How often something was made to reach the disk. */
  syncs = 0;
  isClosing = false;
  #onPanic;

  /**
   * @param {string} folder
   * @param {() => void} onPanic PGlite swallows a panic (a full disk, say) and would go on with a broken engine
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

/** What the rights of others are, in a mode. */
const ofOthers = 0o077;

/**
 * The engine has a umask of its own, and sets the mode of each file after it has made it: the process's umask has no say.
 * @param {any} nodeFs Emscripten's file system over that of the machine
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

/** @param {string} path a file or a folder */
export function syncPath(path) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
