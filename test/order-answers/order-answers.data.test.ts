import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUntidyShop } from '../shoppers/open-untidy-shop.ts';
import { openTestShop, type TestShop } from '../shop.ts';
import { diceOf } from './dice.ts';
import { OrderWalk } from './order-walk.ts';

const file = new URL('answers.txt', import.meta.url);
const walks = 30;
const actsOfEach = 14;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/**
 * What carts, previews, orders, additions, the desk and files answered when this was recorded, as a hash of each answer.
 * `RECORD_ANSWERS=1` writes it anew, after a change that is meant.
 */
test('carts, orders and what becomes of them are answered as they were recorded', async () => {
  const lines: string[] = [];
  const answers: string[] = [];
  for (let walk = 0; walk < walks; walk++) {
    const dice = diceOf(7_000 + walk);
    const clients = await openUntidyShop(shop);
    // Such a number is nothing else in an answer.
    await sql`select setval(pg_get_serial_sequence('customer_order', 'id'), 500000)`.execute(shop.db);
    const going = new OrderWalk(shop, clients, dice);
    for (let act = 0; act < actsOfEach; act++) {
      const { what, answer } = await going.step();
      answers.push(answer);
      lines.push(`${walk}.${act} ${what} ${createHash('sha256').update(answer).digest('hex').slice(0, 8)}`);
    }
  }
  const now = `${lines.join('\n')}\n`;
  if (process.env['RECORD_ANSWERS'] === '1') writeFileSync(file, now);
  const recorded = readFileSync(file, 'utf8').split('\n');
  const other = lines.findIndex((line, place) => line !== recorded[place]);
  expect(lines[other], answers[other]).toBe(other === -1 ? undefined : recorded[other]);
  expect(recorded).toHaveLength(lines.length + 1);
  const count = (word: RegExp) => lines.filter((line) => word.test(line)).length;
  for (const word of [
    / order 200/,
    / addition 200/,
    / order 409/,
    / deliver 200/,
    / cancel 200/,
    / file done/,
  ])
    expect(count(word), String(word)).toBeGreaterThan(4);
}, 600_000);
