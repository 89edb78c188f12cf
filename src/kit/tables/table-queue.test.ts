import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFile } from '../../../test/import/write-file.ts';
import { TooManyTables } from './table-file-error.server.ts';
import { readTable } from './table-reader.server.ts';

/** Asks for a file of each reader at once; the office and programs have no number. Returns them as they were served. */
async function ask(...readers: readonly (number | 'office')[]) {
  const path = writeFile('a;b\n1;2\n');
  const folder = mkdtempSync(join(tmpdir(), 'hylla-queue-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const served: (number | 'office')[] = [];
  const refused: (number | 'office')[] = [];
  await Promise.all(
    readers.map(async (reader, at) => {
      const customer = reader === 'office' ? {} : { customerId: reader };
      try {
        await readTable({ path, into: join(folder, `${at}-`), ...customer });
        served.push(reader);
      } catch (error) {
        if (!(error instanceof TooManyTables)) throw error;
        refused.push(reader);
      }
    }),
  );
  return { served, refused };
}

const customers = Array.from({ length: 22 }, (_, at) => 700 - at);

test('twenty files of customers wait while one is read, and the next is refused', async () => {
  const { served, refused } = await ask(...customers);
  expect(refused).toEqual([679]);
  expect(served).toEqual(customers.slice(0, 21));
  expect((await ask(...refused)).served).toEqual(refused);
});

test('twenty files of the office and of programs wait too, and the next is refused', async () => {
  const { served, refused } = await ask(...customers.map(() => 'office' as const));
  expect([served.length, refused.length]).toEqual([21, 1]);
});

test('the office and programs are served before customers who asked earlier, and when no more customers may wait', async () => {
  const { served, refused } = await ask(...customers, 'office', 'office');
  expect(refused).toEqual([679]);
  // One file of a customer is being read when the office asks.
  expect(served).toEqual([700, 'office', 'office', ...customers.slice(1, 21)]);
});

test('a customer has one file in the queue, and may ask again when it has been read', async () => {
  expect(await ask(31, 31, 32)).toEqual({ served: [31, 32], refused: [31] });
  expect(await ask(31)).toEqual({ served: [31], refused: [] });
});
