import { setImmediate as nextTurn } from 'node:timers/promises';

const EVERY_MS = 60_000;
const WHEN_BUSY_MS = 50;
const VACUUM_AFTER_BYTES = 4 * 1024 * 1024;
const COLUMNS_AT_ONCE = 6;
/**
 * The statistics target for a table with expression indexes, which can only be analysed with all its columns at once:
 * a tenth of the rows makes that fast enough.
 */
const EXPRESSIONS_TARGET = 10;

/**
 * Runs checkpoint, vacuum and analyze, since the engine has no background processes: without them the log would grow
 * for ever, deleted rows would stay and queries would be planned without statistics. Each step is short because
 * nobody is served meanwhile, and queries that arrived during one step run before the next.
 * @param {import('@electric-sql/pglite').PGlite} pg
 * @param {(work: () => Promise<unknown>) => Promise<void>} inTurn
 * @param {number} [everyMs]
 * @returns {() => void} stops it
 */
export function startMaintenance(pg, inTurn, everyMs = EVERY_MS) {
  let vacuumedAt = 0;
  let checkpointedAt = 0;
  let isStopped = false;

  /**
   * Waits until no transaction is open: inside one the statement would fail and abort it.
   * @param {() => Promise<unknown>} work
   */
  async function outsideTransactions(work) {
    let isDone = false;
    while (!isDone && !isStopped) {
      await inTurn(async () => {
        if (isStopped || pg.isInTransaction()) return;
        await work();
        isDone = true;
      });
      // The engine works without yielding to the event loop, and messages with queries are received only when it
      // runs.
      await nextTurn();
      if (!isDone) await new Promise((resolve) => setTimeout(resolve, WHEN_BUSY_MS).unref());
    }
  }

  /** @param {string} statement */
  const run = (statement) => outsideTransactions(() => pg.exec(statement).catch(() => undefined));

  /**
   * @template Row
   * @param {string} query
   * @returns {Promise<Row[]>}
   */
  async function read(query) {
    /** @type {Row[]} */
    let rows = [];
    await outsideTransactions(async () => {
      rows = /** @type {Row[]} */ ((await pg.query(query)).rows);
    });
    return rows;
  }

  async function logPosition() {
    const [row] = await read(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`);
    return /** @type {{ bytes: number } | undefined} */ (row)?.bytes ?? checkpointedAt;
  }

  /** @returns {Promise<Table[]>} */
  async function readTables() {
    return await read(`select format('%I.%I', nspname, relname) as name,
        (select array_agg(format('%I', attname) order by attnum) from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
        exists (select from pg_index where indrelid = pg_class.oid and indexprs is not null) as "hasExpressions"
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`);
  }

  async function keepUp() {
    const position = await logPosition();
    if (position === checkpointedAt) return;
    if (position - vacuumedAt > VACUUM_AFTER_BYTES) {
      for (const table of await readTables()) {
        await run(`vacuum ${table.name}`);
        for (const statement of analysing(table)) await run(statement);
      }
      vacuumedAt = await logPosition();
    }
    await run('checkpoint');
    checkpointedAt = await logPosition();
  }

  /** The next round is scheduled after the previous one has ended, since a round may take longer than the interval. */
  const keepUpLater = () => {
    timer = setTimeout(() => void keepUp().then(() => !isStopped && keepUpLater()), everyMs).unref();
  };
  /** @type {NodeJS.Timeout} */
  let timer;
  keepUpLater();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** @typedef {{ name: string, columns: string[] | null, hasExpressions: boolean }} Table */

/**
 * Analyses a few columns at a time: all columns of the orders together take half a second.
 * @param {Table} table
 * @returns {string[]}
 */
function analysing({ name, columns, hasExpressions }) {
  const statements = hasExpressions
    ? [`begin; set local default_statistics_target = ${EXPRESSIONS_TARGET}; analyze ${name}; commit`]
    : [];
  for (let at = 0; at < (columns?.length ?? 0); at += COLUMNS_AT_ONCE) {
    statements.push(`analyze ${name} (${columns?.slice(at, at + COLUMNS_AT_ONCE).join(', ')})`);
  }
  return statements;
}
