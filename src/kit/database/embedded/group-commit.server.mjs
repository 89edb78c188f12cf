/**
 * Lets several commits share one fsync, which takes as long as many queries. The engine itself does not wait for the
 * disk. No commit may be acknowledged before `reach` has made it, and all earlier ones, durable.
 */
export class GroupCommit {
  #pg;
  #position = '';

  /** @param {import('@electric-sql/pglite').PGlite} pg */
  constructor(pg) {
    this.#pg = pg;
  }

  async start() {
    await this.#pg.exec('set synchronous_commit = off');
    await this.reach();
  }

  /**
   * Makes every commit since the last call durable. Call it before a transaction begins: inside an open transaction
   * nothing new has been committed.
   */
  async reach() {
    const position = await this.#answerTo('select pg_current_wal_insert_lsn()');
    if (position === this.#position) return;
    // The message neither begins nor ends a transaction. It is written to the log after everything before it, and
    // flushed to the disk.
    await this.#answerTo(`select pg_logical_emit_message(false, '', '', true)`);
    this.#position = await this.#answerTo('select pg_current_wal_insert_lsn()');
  }

  /** @param {string} query */
  async #answerTo(query) {
    let answer = '';
    const onRawData = (/** @type {Uint8Array} */ part) => (answer += Buffer.from(part).toString('latin1'));
    await this.#pg.execProtocolRawStream(simpleQuery(query), { syncToFs: false, onRawData });
    if (!answer.includes('SELECT 1')) throw new Error('commits cannot be made durable');
    return answer;
  }
}

/** @param {string} query */
function simpleQuery(query) {
  const message = Buffer.alloc(6 + Buffer.byteLength(query));
  message.write('Q', 0, 'latin1');
  message.writeInt32BE(message.length - 1, 1);
  message.write(query, 5);
  return message;
}
