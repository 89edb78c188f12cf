import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';

type InTurn = (work: () => Promise<unknown>) => Promise<void>;
type StartMaintenance = (pglite: PGlite, inTurn: InTurn, everyMs: number) => () => void;

describe.runIf(inject('engine') === 'embedded')('the maintenance of the embedded database', () => {
  let pglite: PGlite;
  let last = Promise.resolve();
  let stop: () => void;

  const inTurn: InTurn = (work) => (last = last.then(work).then(() => undefined));
  const statement = (text: string) => inTurn(() => pglite.execProtocolRaw(simpleQuery(text)));

  beforeAll(async () => {
    pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(inject('snapshot'))]) });
    const maintenance: unknown = await import(new URL('./maintenance.server.mjs', import.meta.url).href);
    stop = (maintenance as { startMaintenance: StartMaintenance }).startMaintenance(pglite, inTurn, 20);
  });

  afterAll(async () => {
    stop();
    await last;
    await pglite.close();
  });

  async function read(expression: string): Promise<unknown> {
    let value: unknown;
    await inTurn(async () => {
      const { rows } = await pglite.query<{ value: unknown }>(`select (${expression}) as value`);
      value = rows[0]?.value;
    });
    return value;
  }

  const checkpoint = () => read('select checkpoint_lsn::text from pg_control_checkpoint()');
  const rowsKnown = () => read(`select reltuples::integer from pg_class where relname = 'bulk'`);

  test('shortens the log and gathers statistics after writes', async () => {
    const before = await checkpoint();
    await statement(`create table bulk (text text)`);
    await statement(`insert into bulk select repeat('x', 1000) from generate_series(1, 6000)`);
    await expect.poll(rowsKnown).toBe(6000);
    await expect.poll(checkpoint).not.toBe(before);
  });

  test('waits for the end of a transaction', async () => {
    await sleep(200);
    await statement('begin');
    await statement(`insert into bulk select repeat('x', 1000) from generate_series(1, 6000)`);
    await sleep(200);
    expect(await read(`select count(*)::integer from bulk`)).toBe(12_000);
    expect(await rowsKnown()).toBe(6000);
    await statement('commit');
    await expect.poll(rowsKnown).toBe(12_000);
  });

  test('hears after every step whoever asks, and takes few columns in one', async () => {
    const { port1, port2 } = new MessageChannel();
    let heard = 0;
    port1.on('message', () => {
      heard++;
      port2.postMessage('');
    });
    port2.postMessage('');
    const steps: { statement: string; heardBefore: number }[] = [];
    const execute = vi.spyOn(pglite, 'exec');
    const { exec } = PGlite.prototype;
    execute.mockImplementation((text, ...rest) => {
      steps.push({ statement: text, heardBefore: heard });
      return exec.call(pglite, text, ...rest);
    });
    try {
      // A maintenance round that was already running may be in the middle of the orders' columns: keep writing until
      // a round has come to all of them.
      const hasRound = async () => {
        await statement(`insert into bulk select repeat('x', 1000) from generate_series(1, 6000)`);
        return steps.some(({ statement }) =>
          /^analyze .*customer_order \(.*purchase_order_number/.test(statement),
        );
      };
      await expect.poll(hasRound, { interval: 500 }).toBe(true);
      await expect.poll(() => steps.at(-1)?.statement, { timeout: 30_000 }).toBe('checkpoint');
    } finally {
      execute.mockRestore();
      port1.close();
    }
    const unheard = steps.filter(
      ({ heardBefore }, at) => at > 0 && heardBefore === steps[at - 1]!.heardBefore,
    );
    expect(unheard).toEqual([]);
    const ofOrders = steps.flatMap(
      ({ statement }) => /^analyze .*customer_order \((.*)\)$/.exec(statement)?.[1] ?? [],
    );
    expect(ofOrders.flatMap((names) => names.split(', '))).toContain('purchase_order_number');
    expect(ofOrders.filter((names) => names.split(', ').length > 6)).toEqual([]);
  });

  test('knows the statistics of expressions and of every column', async () => {
    const inserted = `insert into noted (text) select 'N' || n from generate_series(1, 500) as n`;
    await statement(
      `create table noted (id serial, text text); create index on noted (lower(text)); ${inserted}`,
    );
    // Rows written during a round are handled only after as many have been written again.
    const known = async () => {
      await statement(`insert into bulk select repeat('x', 1000) from generate_series(1, 2000)`);
      return await read(
        `select string_agg(attname, ' ' order by attname) from pg_stats where tablename like 'noted%'`,
      );
    };
    await expect.poll(known, { timeout: 20_000, interval: 200 }).toBe('id lower text');
  });
});

function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
