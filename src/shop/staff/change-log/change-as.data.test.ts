import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Problem } from '#kit/http/problem.ts';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';
import { changeAs } from './change-as.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

const by = { id: null, name: 'test' };

/** Renames an article whose version is its name, as one who saw `seen`; says the version unless told not to. */
async function rename(seen: string | undefined, { says = true, refuses = false } = {}) {
  return await changeAs(
    by,
    shop.services,
    { ...(seen !== undefined && { seen }) },
    async (trx, note, unchanged) => {
      const row = await trx
        .selectFrom('article')
        .select(['id', 'name_sv'])
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await trx.updateTable('article').set({ name_sv: 'Ny' }).where('id', '=', row.id).execute();
      note({
        entity: 'article',
        id: row.id,
        action: 'change',
        before: { Name: row.name_sv },
        after: { Name: 'Ny' },
      });
      if (refuses) return new Problem('not-found');
      if (says) unchanged(row.name_sv);
      return 'done';
    },
  );
}

async function first() {
  const { name_sv } = await shop.db
    .selectFrom('article')
    .select('name_sv')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const log = await shop.db.selectFrom('change_log').select('id').execute();
  return { name: name_sv, logged: log.length };
}

test('a change goes through on what was seen, and is undone with its log where somebody else has changed it', async () => {
  const { name } = await first();
  const refused = await rename('something else');
  expect(refused).toMatchObject({ code: 'changed-meanwhile' });
  expect(await first()).toEqual({ name, logged: 0 });
  expect(await rename(name)).toBe('done');
  expect(await first()).toEqual({ name: 'Ny', logged: 1 });
});

test('a change that forgets to compare what was seen does not go through', async () => {
  const { name } = await first();
  await expect(rename(name, { says: false })).rejects.toThrow('not compared');
  expect(await first()).toEqual({ name, logged: 0 });
  expect(await rename(undefined, { says: false })).toBe('done');
});

test('another problem comes first', async () => {
  const { name } = await first();
  expect(await rename(name, { refuses: true })).toMatchObject({ code: 'not-found' });
});
