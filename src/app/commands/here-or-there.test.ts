import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '#kit/process/env.server.ts';
import { doHereOrThere } from './here-or-there.server.ts';
import type { Maintenance } from './maintenance.server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'no-shop-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test.each([
  { verb: 'backup', path: join(dataDir, 'night.backup') },
  { verb: 'export', path: join(dataDir, 'anna.json'), number: '1001' },
  { verb: 'erase', number: '1001' },
] satisfies Maintenance[])('$verb makes no shop where there is none, and says so', async (task) => {
  await expect(doHereOrThere({ ...readEnv({}), dataDir }, task)).rejects.toThrow(
    `There is no shop in ${dataDir}: set DATA_DIR as it is where the shop runs.`,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});
