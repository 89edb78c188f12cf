import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/shop.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('nginx, set up as the example is, lets through the largest file and body that a call takes', () => {
  const example = readFileSync(join(projectRoot, 'docs/nginx/hylla.conf'), 'utf8');
  const places = [...example.matchAll(/location ~ (\S+) \{[^}]*client_max_body_size (\d+)m;/g)].map(
    ([, pattern = '', megabytes]) => ({ pattern: new RegExp(pattern), bytes: Number(megabytes) * 2 ** 20 }),
  );
  const mostAt = (path: string) => places.find(({ pattern }) => pattern.test(path))?.bytes ?? 64 * 2 ** 10;
  const calls = shop.endpoints.routes.map(({ endpoint }) => endpoint);
  const files = calls.flatMap(({ path, takesFile }) =>
    takesFile ? [[path, takesFile.mostBytes] as const] : [],
  );
  const bodies = calls.flatMap(({ path, mostBodyBytes }) =>
    mostBodyBytes ? [[path, mostBodyBytes] as const] : [],
  );
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(bodies.length).toBeGreaterThanOrEqual(3);
  for (const [path, bytes] of [...files, ...bodies]) expect(mostAt(path), path).toBeGreaterThanOrEqual(bytes);
});
