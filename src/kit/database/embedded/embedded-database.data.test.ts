import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { withTimeLimit } from '#kit/database/time-limit.server.ts';
import { openDatabase, type Database } from '#kit/database/db.server.ts';
import { manyStarts } from '../../../../test/sizes.ts';
import { isDatabaseAway } from '#kit/database/postgres.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { StartError } from '#kit/process/start-error.server.ts';

const writer = join(projectRoot, 'test/embedded-writer.mjs');

describe.runIf(inject('engine') === 'embedded')('the embedded database', () => {
  let dataDir = '';
  /** A folder with an empty database, to copy: making one takes longer than most tests. */
  let made = '';

  beforeAll(async () => {
    made = mkdtempSync(join(tmpdir(), 'hylla-embedded-'));
    await (await openDatabase({ dataDir: made })).close();
  });

  // A folder each: a test that is too slow for a busy machine would otherwise keep it from all later ones.
  beforeEach(({ task }) => {
    dataDir = mkdtempSync(join(tmpdir(), 'hylla-embedded-'));
    if (!task.name.startsWith('starts over')) cpSync(made, dataDir, { recursive: true });
  });

  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  afterAll(() => rmSync(made, { recursive: true, force: true }));

  /** Closes the database whatever happens. */
  async function whileOpen<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  test('starts over when the first start was killed half way', async () => {
    for (const file of ['database.unfinished', 'database/PG_VERSION', 'database/global/pg_control']) {
      const child = startWriter(dataDir);
      while (!existsSync(join(dataDir, file))) await sleep(2);
      await kill(child.process);
      expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(true);
    }
    await whileOpen(async ({ ping }) => expect(await ping()).toBeUndefined());
  });

  test('keeps every acknowledged row through kill -9', async () => {
    for (let round = manyStarts(5, { inTest: 2 }); round > 0; round--) {
      const child = startWriter(dataDir);
      await child.firstRow;
      await sleep(Math.random() * 300);
      await kill(child.process);
      const acknowledged = child.newest();

      const stored = await whileOpen(async ({ db }) => {
        const { rows } = await sql<{ rows: number; newest: number }>`
          select count(*) as rows, max(number) as newest from acknowledged`.execute(db);
        return rows[0];
      });
      expect(stored?.rows).toBe(stored?.newest);
      // The row that was being written when the process died may be there too.
      expect([acknowledged, acknowledged + 1]).toContain(stored?.newest);
    }
  });

  test('takes on a new connection the queries that it knows from the one before', async () => {
    await whileOpen(async ({ db }) => {
      const ask = () => sql<{ n: number }>`select ${7}::integer as n`.execute(db);
      await Promise.all([ask(), ask(), ask()]);
      const slow = () => sql`select count(*) from generate_series(1, ${3_000_000}::integer)`.execute(db);
      await expect(withTimeLimit(1, slow)).rejects.toThrow();
      for (let time = 0; time < 3; time++) expect((await ask()).rows).toEqual([{ n: 7 }]);
    });
  });

  test('keeps what it makes later to its own user, too', async () => {
    await whileOpen(async ({ db }) => {
      await sql`create table made_later (number integer, words text)`.execute(db);
      await sql`insert into made_later select n, repeat(md5(n::text), 200) from generate_series(1, 4000) n`.execute(
        db,
      );
      await sql`create index on made_later (number)`.execute(db);
      await sql`vacuum made_later`.execute(db);
      await sql`checkpoint`.execute(db);
      const names = readdirSync(join(dataDir, 'database'), { recursive: true }).map(String);
      const open = names.filter((name) => statSync(join(dataDir, 'database', name)).mode & 0o077);
      expect(names.length).toBeGreaterThan(100);
      expect(open).toEqual([]);
    });
  });

  test('is refused to a second process', async () => {
    const child = startWriter(dataDir);
    await child.firstRow;
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${child.process.pid}; stop it or choose another DATA_DIR.`,
    );
    await kill(child.process);
  });

  test('comes back by itself after a panic', async () => {
    await whileOpen(async ({ db, ping }) => {
      await sql`create table if not exists panic (number integer)`.execute(db);
      await sql`insert into panic values (1)`.execute(db);
      const log = join(dataDir, 'database/pg_wal');
      renameSync(log, `${log}.away`);
      const lost = await sql`insert into panic select 2 from generate_series(1, 400000)`
        .execute(db)
        .catch((error: unknown) => error);
      expect(String(lost)).toContain('The embedded database has stopped');
      expect(isDatabaseAway(lost)).toBe(true);
      await expect(ping()).rejects.toThrow('The embedded database has stopped');
      rmSync(log, { recursive: true, force: true });
      renameSync(`${log}.away`, log);
      // A busy machine may need longer to recover than a query waits for a connection.
      const answers = () =>
        ping().then(
          () => true,
          () => false,
        );
      await expect.poll(answers).toBe(true);
      const { rows } = await sql`select number from panic`.execute(db);
      expect(rows).toEqual([{ number: 1 }]);
    });
  });

  test('says in one line that its folder cannot be written', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(
      /^The data folder .*a-file\/data cannot be written \(ENOTDIR.*\); choose another DATA_DIR\.$/,
    );
  });

  test('says so too where no folder can be made', async () => {
    await expect(openDatabase({ dataDir: '/proc/hylla/data' })).rejects.toThrow(
      /^The data folder \/proc\/hylla\/data cannot be written \(E.*\); choose another DATA_DIR\.$/,
    );
  });

  test('leaves a folder alone that holds something else', async () => {
    const other = join(dataDir, 'other/database');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'letter.txt'), '');
    await expect(openDatabase({ dataDir: join(dataDir, 'other') })).rejects.toThrow(
      new StartError(`The database in ${other} cannot be opened: it holds something else than a database.`),
    );
  });
});

function startWriter(dataDir: string) {
  const process_ = spawn(process.execPath, [writer, dataDir], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const firstRow = new Promise<void>((resolve) => {
    process_.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      resolve();
    });
  });
  return { process: process_, firstRow, newest: () => Number(output.trimEnd().split('\n').at(-1)) };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}
