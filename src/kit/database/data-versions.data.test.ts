import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { bumpVersion, DataVersions, type Bumped } from './data-versions.server.ts';
import { inTransaction, type Db } from './db.server.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

/** A node, and how often it has read what is loaded ahead. */
function aNode() {
  const versions = new DataVersions();
  const node = { versions, loads: 0 };
  versions.loadAhead(async () => void node.loads++);
  return node;
}

const change = () => inTransaction(db, (trx) => bumpVersion(trx, 'catalogue'));

test('a node reads once for a change of its own, whether or not its poll finds it before it is told', async () => {
  await change();
  const node = aNode();
  await node.versions.look(db);
  for (const isFoundFirst of [true, false, true, true, false]) {
    const before = node.loads;
    const bumped = await change();
    if (isFoundFirst) await node.versions.look(db);
    await node.versions.changed(bumped);
    await node.versions.look(db);
    expect(node.loads).toBe(before + 1);
  }
});

test('whatever two nodes change and when they look, each has read after the last change', async () => {
  const act = fc.record({ by: fc.constantFrom(0, 1), kind: fc.constantFrom('change', 'tell', 'look') });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 20 }), async (acts) => {
      const nodes = [aNode(), aNode()] as const;
      const untold: { bumped: Bumped; at: number }[][] = [[], []];
      let stored = 0;
      const read = [0, 0];
      for (const [at, { versions }] of nodes.entries()) {
        versions.loadAhead(async () => void (read[at] = stored));
        await versions.look(db);
      }
      for (const { by, kind } of acts) {
        if (kind === 'look') await nodes[by].versions.look(db);
        else if (kind === 'change') untold[by]!.push({ bumped: await change(), at: ++stored });
        else {
          const next = untold[by]!.shift();
          if (!next) continue;
          await nodes[by].versions.changed(next.bumped);
          expect(read[by]).toBeGreaterThanOrEqual(next.at);
        }
      }
      for (const [at, { versions }] of nodes.entries()) {
        await versions.look(db);
        expect(read[at]).toBe(stored);
      }
    }),
    { seed: 203, numRuns: 60 },
  );
});
