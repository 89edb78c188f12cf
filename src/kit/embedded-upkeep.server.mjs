const EVERY_MS = 60_000;
const WHEN_BUSY_MS = 50;
const VACUUM_AFTER_BYTES = 4 * 1024 * 1024;

/**
 * The engine has no background processes: without this its log would grow for ever, deleted rows would stay and
 * queries would be planned without statistics. Each step is short, since nobody is served meanwhile.
 * @param {import('@electric-sql/pglite').PGlite} pg
 * @param {(work: () => Promise<unknown>) => Promise<void>} inTurn
 * @param {number} [everyMs]
 * @returns {() => void} stops it
 */
export function startUpkeep(pg, inTurn, everyMs = EVERY_MS) {
  let vacuumedAt = 0;
  let checkpointedAt = 0;
  let isStopped = false;

  /** @param {string} statement */
  async function run(statement) {
    let isDone = false;
    while (!isDone && !isStopped) {
      await inTurn(async () => {
        // Inside somebody's transaction it would fail and take the transaction along.
        if (isStopped || pg.isInTransaction()) return;
        await pg.exec(statement).catch(() => undefined);
        isDone = true;
      });
      if (!isDone) await new Promise((resolve) => setTimeout(resolve, WHEN_BUSY_MS).unref());
    }
  }

  /**
   * @template Row
   * @param {string} query
   * @returns {Promise<Row[]>}
   */
  async function read(query) {
    /** @type {Row[]} */
    let rows = [];
    await inTurn(async () => {
      if (!isStopped && !pg.isInTransaction()) rows = /** @type {Row[]} */ ((await pg.query(query)).rows);
    });
    return rows;
  }

  async function logPosition() {
    const [row] = await read(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`);
    return /** @type {{ bytes: number } | undefined} */ (row)?.bytes ?? checkpointedAt;
  }

  async function keepUp() {
    const position = await logPosition();
    if (position === checkpointedAt) return;
    if (position - vacuumedAt > VACUUM_AFTER_BYTES) {
      const tables = await read(`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`);
      for (const table of tables) await run(`vacuum analyze ${/** @type {{ name: string }} */ (table).name}`);
      vacuumedAt = await logPosition();
    }
    await run('checkpoint');
    checkpointedAt = await logPosition();
  }

  const timer = setInterval(() => void keepUp(), everyMs).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
