import { describe, expect, it } from 'vitest';
import { parseNumber, readNumber } from './number-text.ts';

describe('a written number', () => {
  it.each([
    ['0', 0],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1 234 567,25', 1234567.25],
    ['1\u00a0234', 1234],
    ['1\u202f234', 1234],
    [' 7 ', 7],
    ['-7', -7],
    ['\u22127', -7],
    ['-0', 0],
    ['1.234', 1.234],
  ])('%j is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '-',
    ',5',
    '5,',
    '1.234,50',
    '1,234.50',
    '12 34,5',
    '1 23',
    '1  234',
    '1e3',
    '+1',
    '12a',
    '٣',
  ])('%j is none', (text) => {
    expect(readNumber(text)).toBeNull();
    expect(parseNumber(text)).toBeNull();
  });
});
