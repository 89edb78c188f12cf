import { expect, test } from 'vitest';
import { firstTestNumber, isTestOrder } from './test-order.ts';

test('orders of the test customer have numbers from nine hundred million and one on', () => {
  expect(firstTestNumber).toBe(900_000_001);
  expect([1, 20_451, 900_000_000, 900_000_001, 900_000_002].map(isTestOrder)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
