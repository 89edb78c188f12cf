import { expect, test } from 'vitest';
import { formatPercent } from './percent.ts';

test('percent is written as each language writes it, and never breaks before its sign', () => {
  const all = (percent: number) => (['sv', 'en', 'de'] as const).map((one) => formatPercent(percent, one));
  expect(all(25)).toEqual(['25\u00a0%', '25%', '25\u00a0%']);
  expect(all(-20)).toEqual(['\u221220\u00a0%', '\u221220%', '\u221220\u00a0%']);
  expect(all(4.5)).toEqual(['4,5\u00a0%', '4.5%', '4,5\u00a0%']);
});
