import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBankgiro,
  formatPlusgiro,
  isBankgiro,
  isOcr,
  isPlusgiro,
  ocr,
  ocrWithLength,
} from './bank-references.ts';

describe('a bankgiro', () => {
  it.each(['5402-9681', '297-3675', '640-5070', '991-2346', '54029681', '9912346'])(
    '%s is right',
    (value) => {
      expect(isBankgiro(value)).toBe(true);
    },
  );

  it.each(['5402-9682', '54029-681', '5402 9681', '99-12346', 'abcd-efgh', ''])('%j is wrong', (value) => {
    expect(isBankgiro(value)).toBe(false);
  });

  it('is written with its hyphen before the last four', () => {
    expect(formatBankgiro('9912346')).toBe('991-2346');
    expect(formatBankgiro('5402-9681')).toBe('5402-9681');
  });
});

describe('a plusgiro', () => {
  it.each(['28 65 43-4', '410 54 68-5', '4-2', '4105468-5', '41054685', '42'])('%s is right', (value) => {
    expect(isPlusgiro(value)).toBe(true);
  });

  it.each(['410 54 68-6', '2', '-', '123 456 789-7', 'a-2', ''])('%j is wrong', (value) => {
    expect(isPlusgiro(value)).toBe(false);
  });

  it('is written in pairs from the right', () => {
    expect(formatPlusgiro('2865434')).toBe('28 65 43-4');
    expect(formatPlusgiro('42')).toBe('4-2');
  });
});

describe('an OCR reference', () => {
  it.each([
    ['123', '1230', '12351', '123067'],
    ['1234567890', '12345678903', '123456789023', '1234567890037'],
    ['1', '18', '133', '1040'],
    ['10001', '100016', '1000173', '10001089'],
    ['100457', '1004571', '10045789', '100457092'],
    ['20260001', '202600011', '2026000105', '20260001019'],
    ['2026100457', '20261004574', '202610045728', '2026100457038'],
  ])('of %s is %s, with length %s, padded %s', (base, checked, withLength, padded) => {
    expect([ocr(base), ocrWithLength(base), ocrWithLength(base, '0')]).toEqual([checked, withLength, padded]);
    expect(isOcr(checked, 'check')).toBe(true);
    expect(isOcr(withLength, 'length')).toBe(true);
    expect(isOcr(padded, 'length')).toBe(true);
  });

  it.each(['1231', '0', '', '12a0', '1'.repeat(26)])('%j is wrong', (value) => {
    expect(isOcr(value, 'check')).toBe(false);
  });

  it('with another length than it tells is wrong', () => {
    expect(isOcr('12369', 'check')).toBe(true);
    expect(isOcr('12369', 'length')).toBe(false);
  });

  it('is right for every base', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e15 }), fc.constantFrom('', '0', '00'), (base, padding) => {
        expect(isOcr(ocr(String(base)), 'check')).toBe(true);
        expect(isOcr(ocrWithLength(String(base), padding), 'length')).toBe(true);
      }),
    );
  });
});
