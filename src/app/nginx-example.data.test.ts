import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('nginx, set up as the example is, lets through the largest file that a call takes', () => {
  const example = readFileSync(join(projectRoot, 'docs/nginx/hylla.conf'), 'utf8');
  const places = [...example.matchAll(/location ~ (\S+) \{[^}]*client_max_body_size (\d+)m;/g)].map(
    ([, pattern = '', megabytes]) => ({ pattern: new RegExp(pattern), bytes: Number(megabytes) * 2 ** 20 }),
  );
  const mostAt = (path: string) => places.find(({ pattern }) => pattern.test(path))?.bytes ?? 64 * 2 ** 10;
  const calls = shop.endpoints.routes.map(({ endpoint }) => endpoint);
  const taking = calls.filter(({ takesFile }) => takesFile);
  expect(taking.length).toBeGreaterThanOrEqual(3);
  for (const { path, takesFile } of taking) {
    expect(mostAt(path), path).toBeGreaterThanOrEqual(takesFile?.mostBytes ?? Infinity);
  }
});
