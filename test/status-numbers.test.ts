import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** A status of an order that is compared with, or set to, a number of its own. */
const bareStatus = [
  /\bstatus['"`}\])]*\s*(?:===?|!==?|<>|[<>]=?|:|=)\s*[1-5]\b(?![\d.])/i,
  /\bstatus['"`}\])]*\s*(?:not\s+)?(?:in|between)\s*\(?\s*[1-5]\b/i,
  /['"`](?:\w+\.)?status['"`]\s*,\s*['"`][^'"`]*['"`]\s*,\s*\[?\s*[1-5]\b/i,
  /\[\s*[1-5](?:\s*,\s*[1-5])*\s*\]\.includes\([^)]*status/i,
  /\b[1-5]\s*(?:===?|!==?|<>|[<>]=?)\s*[\w.?]*\bstatus\b/i,
];

function isBare(line: string): boolean {
  return bareStatus.some((one) => one.test(line));
}

test.each([
  'if (order.status > 3) return [];',
  'if (order.Status === 1) start();',
  'if (4 !== order.status) send();',
  "query.where('status', '=', 1);",
  "query.where('customer_order.status', 'in', [1, 2]);",
  'sql`customer_order.status in (1, 2)`',
  'sql`status <> 4`',
  'sql`case when planned.status not in (3, 5) then 1 end`',
  'await updateOrder(trx, id, { status: 2 });',
  'const isOpen = [1, 2].includes(order.status);',
])('a bare status is found in %s', (line) => {
  expect(isBare(line)).toBe(true);
});

test.each([
  'if (answer.status === 404) return undefined;',
  'return { status: 200, body };',
  'const state: { status: number } = { status: OrderStatus.Order };',
  'sql`${stateIs(orderIs.open)}`',
  'status > 30 && status < 100',
])('and none in %s', (line) => {
  expect(isBare(line)).toBe(false);
});

// Which states allow what is one table, `order-model/may.ts`: a number elsewhere is a rule that nobody finds there.
test('no status number of an order stands outside the table of states', () => {
  const files = ['src', 'demo'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  const bare = files
    .filter((file) => file !== 'src/shop/order-model/may.ts')
    .flatMap((file) =>
      readFileSync(resolve(root, file), 'utf8')
        .split('\n')
        .flatMap((line, place) => (isBare(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
    );
  expect(bare).toEqual([]);
});
