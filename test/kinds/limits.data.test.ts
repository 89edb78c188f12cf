import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../shop.ts';
import { limitsOf } from './limits-of.ts';

const file = new URL('limits.txt', import.meta.url);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: 'none' });
});
afterAll(() => shop.close());

/**
 * Other systems and files keep to the limits that were told them. `RECORD_LIMITS=1` writes them anew, after a change
 * that is meant.
 */
test('every field of every call takes what it took when its limits were recorded, and no more', () => {
  const lines = shop.endpoints.routes.flatMap(({ endpoint: { method, path, input } }) => {
    const limits = limitsOf(input).map((limit) => `  ${limit}`);
    return limits.length > 0 ? [`${method} ${path}`, limits].flat() : [];
  });
  const now = `${lines.join('\n')}\n`;
  if (process.env['RECORD_LIMITS'] === '1') writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
  for (const what of ['characters', 'rows', 'as a number'])
    expect(lines.filter((line) => line.endsWith(what)).length, what).toBeGreaterThan(20);
});
