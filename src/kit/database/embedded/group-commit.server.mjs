/**
 * Lets several commits reach the disk together. The engine itself does not wait for the disk; nobody hears of a commit
 * before `reach` has made it, and all before it, durable. A journey to the disk takes as long as many a query.
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
   * Makes durable what was committed since the last call. Inside an open transaction nothing has been promised that
   * was not durable before it began, so call it before one begins.
   */
  async reach() {
    const position = await this.#answerTo('select pg_current_wal_insert_lsn()');
    if (position === this.#position) return;
    // Neither begins nor ends a transaction: written to the log, with everything before it, and on to the disk.
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
