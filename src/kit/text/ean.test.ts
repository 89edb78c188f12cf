import { describe, expect, it } from 'vitest';
import { eanCheckDigit, isEan } from './ean.ts';

describe('an EAN', () => {
  it.each([
    '7300011000017',
    '4006381333931',
    '5901234123457',
    '9521234000013',
    '9521234101017',
    '9521234101024',
    '9521234901013',
  ])('%s is right', (value) => {
    expect(isEan(value)).toBe(true);
    expect(eanCheckDigit(value.slice(0, 12))).toBe(value[12]);
  });

  it.each(['7300011000018', '9521234000015', '952123400001', '95212340000155', 'abcdefghijklm', ''])(
    '%j is wrong',
    (value) => {
      expect(isEan(value)).toBe(false);
    },
  );
});
