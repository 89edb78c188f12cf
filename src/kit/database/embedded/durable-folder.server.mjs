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

/** @param {string} path a file or a folder */
export function syncPath(path) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
