import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { fileHere, writeFile } from '../../../test/import/write-file.ts';
import type { Database } from '#kit/database/db.server.ts';
import type { ImportOptions, Outcome } from '#kit/tables/table-file-import.server.ts';
import { importGroups } from './import-groups.server.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.updateTable('product_group').set({ parent_id: null }).execute();
  await database.db.deleteFrom('product_group').execute();
});

async function importText(text: string, options: Partial<ImportOptions> = {}): Promise<Outcome> {
  return await importGroups(database.db, writeFile(text), { skipBad: false, dryRun: false, ...options });
}

async function groups() {
  const rows = await database.db.selectFrom('product_group').selectAll().orderBy('id').execute();
  return rows.map((row) => [row.id, row.parent_id, row.name_sv, row.name_en, row.require_login, row.sort]);
}

test('the giftware groups go in, and a second time change nothing', async () => {
  const path = fileHere('giftware-groups.csv');
  const options = { skipBad: false, dryRun: false };
  expect(await importGroups(database.db, path, options)).toMatchObject({
    read: 24,
    created: 24,
    isCommitted: true,
  });
  expect((await groups())[0]).toEqual([100, null, 'Väskor', 'Bags', false, 1]);
  expect(await importGroups(database.db, path, options)).toMatchObject({
    created: 0,
    changed: 0,
    rejected: 0,
  });
});

test('a group may stand above its parent, and a new one gets the next number', async () => {
  await importText('group_id;parent_id;name_sv;require_login\n12;11;Under;1\n11;;Över;0\n');
  expect(await groups()).toEqual([
    [11, null, 'Över', null, false, 0],
    [12, 11, 'Under', null, true, 0],
  ]);
  const next = await database.db
    .insertInto('product_group')
    .values({ name_sv: 'Nästa' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(next.id).toBe(13);
});

test('an empty cell leaves what is there, and parent 0 takes the parent away', async () => {
  await importText('group_id;parent_id;name_sv;name_en;sort\n1;;Ett;One;5\n2;1;Två;Two;6\n');
  const outcome = await importText('Varugrupp;Överordnad;Benämning\n1;;\n2;0;Båda\n');
  expect(outcome).toMatchObject({ read: 2, changed: 1 });
  expect(await groups()).toEqual([
    [1, null, 'Ett', 'One', false, 5],
    [2, null, 'Båda', 'Two', false, 6],
  ]);
});

test('a group goes round in a circle also by a parent that the file leaves as it is', async () => {
  await importText('group_id;parent_id;name_sv\n1;;A\n2;1;B\n3;2;C\n');
  for (const text of ['group_id;parent_id;name_sv\n1;3;\n2;;Två\n', 'group_id;parent_id\n1;3\n']) {
    const refused = await importText(text, { skipBad: true });
    expect(refused.refusals).toMatchObject([
      { line: 2, field: 'parent_id', value: '3', reason: 'goes round in a circle' },
    ]);
  }
  expect((await groups()).map(([id, parent, name]) => [id, parent, name])).toEqual([
    [1, null, 'A'],
    [2, 1, 'Två'],
    [3, 2, 'C'],
  ]);
});

test('parents that are not there or go round are refused, with all that hangs on them', async () => {
  const text = 'group_id;parent_id;name_sv\n1;;A\n2;9;B\n3;2;C\n4;5;D\n5;4;E\n6;6;F\n7;1;G\n01;;H\n8;1;\n';
  const refusals = [
    [3, 'parent_id', 'is no group'],
    [4, 'parent_id', 'is no group'],
    [5, 'parent_id', 'goes round in a circle'],
    [6, 'parent_id', 'goes round in a circle'],
    [7, 'parent_id', 'goes round in a circle'],
    [9, 'group_id', 'is also on line 2'],
    [10, 'name_sv', 'is missing, and this group is new'],
  ];
  const whole = await importText(text);
  expect(whole).toMatchObject({ read: 9, rejected: 7, isCommitted: false });
  expect(await groups()).toEqual([]);
  const good = await importText(text, { skipBad: true });
  expect(good).toMatchObject({ created: 2, rejected: 7, isCommitted: true });
  const told = good.refusals.map(({ line, field, reason }) => [line, field, reason]);
  expect(told.sort(([a], [b]) => Number(a) - Number(b))).toEqual(refusals);
  expect((await groups()).map(([id, parent]) => [id, parent])).toEqual([
    [1, null],
    [7, 1],
  ]);
});
