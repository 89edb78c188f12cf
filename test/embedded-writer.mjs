// A process that the test kills: it writes rows to the embedded database of a folder and prints each acknowledged
// one.
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { runnerImport } from 'vite';

const [dataDir = ''] = process.argv.slice(2);
const { module: kit } = await runnerImport('./src/kit/database/db.server.ts', {
  configFile: false,
  logLevel: 'error',
});
const { db } = await kit.openDatabase({ dataDir });
await sql`create table if not exists acknowledged (number integer primary key)`.execute(db);
const { rows } = await sql`select coalesce(max(number), 0) as newest from acknowledged`.execute(db);

for (let number = rows[0].newest + 1; ; number += 1) {
  await kit.inTransaction(db, (trx) =>
    sql`insert into acknowledged (number) values (${number})`.execute(trx),
  );
  writeSync(1, `${number}\n`);
}
