import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatWholeKronor, oreToWire, parseAmount, vatOf, wireToOre } from './money.ts';
import { moneyInWords, wholeAmountInWords } from './money-in-words.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const wireOre = fc.integer({ min: -1e14, max: 1e14 });

describe('an amount on the wire', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [19.99, 1999],
    [4.35, 435],
    [1234.5, 123450],
    [0.29, 29],
    [-89.5, -8950],
  ])('%d is %d öre', (amount, ore) => {
    expect(wireToOre(amount)).toBe(ore);
  });

  it('survives the way out, through JSON and back, with at most two decimals', () => {
    fc.assert(
      fc.property(wireOre, (ore) => {
        const json = JSON.stringify(oreToWire(ore));
        expect(json).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(wireToOre(JSON.parse(json))).toBe(ore);
      }),
    );
  });

  it('is never a negative zero', () => {
    expect(oreToWire(-0)).toBe(0);
    expect(wireToOre(-0)).toBe(0);
  });

  it.each([NaN, Infinity, 1e15])('%d is refused', (amount) => {
    expect(() => wireToOre(amount)).toThrow(RangeError);
  });
});

describe('a written amount', () => {
  it.each([
    '1 234,50',
    '1234.50',
    '1234,5',
    '1\u00a0234,50',
    '1\u202f234,50',
    ' 1234,50 ',
    '1.234,50',
    '1,234.50',
    "1'234.50",
  ])('%j is 123450 öre', (text) => {
    expect(parseAmount(text)).toBe(123450);
  });

  it('may be negative, with a hyphen or a true minus', () => {
    expect(parseAmount('-1 234,50')).toBe(-123450);
    expect(parseAmount('\u22121 234,50')).toBe(-123450);
    expect(parseAmount('-0')).toBe(0);
  });

  it.each(['12 34,5', '', 'abc', '1,234', '12 kr', '9'.repeat(20)])('%j is none', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('is read as it was printed', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (ore) => parseAmount(formatAmount(ore)) === ore));
  });
});

describe('a printed amount', () => {
  it.each([
    [0, '0,00'],
    [-0, '0,00'],
    [5, '0,05'],
    [99, '0,99'],
    [1050, '10,50'],
    [123450, '1\u00a0234,50'],
    [-123450, '\u22121\u00a0234,50'],
    [-5, '\u22120,05'],
    [99999999, '999\u00a0999,99'],
    [123456789, '1\u00a0234\u00a0567,89'],
    [1234567890, '12\u00a0345\u00a0678,90'],
  ])('%d öre is %j', (ore, text) => {
    expect(formatAmount(ore)).toBe(text);
  });

  it('is written as Swedish writes it', () => {
    const swedish = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(fc.property(wireOre, (ore) => formatAmount(ore) === swedish.format(oreToWire(ore))));
  });

  it('refuses what is not whole öre', () => {
    expect(() => formatAmount(0.5)).toThrow(RangeError);
  });
});

describe('whole kronor', () => {
  it.each([
    [0, '0'],
    [95580, '956'],
    [123400, '1 234'],
    [123449, '1 234'],
    [123450, '1 235'],
    [1234567890, '12 345 679'],
    [-40, '0'],
    [-123450, '\u22121 235'],
  ])('%d öre is %j', (ore, text) => {
    expect(plain(formatWholeKronor(ore, 'sv'))).toBe(text);
  });

  it('are grouped by no-break spaces', () => {
    expect(formatWholeKronor(123450, 'sv')).toBe('1\u00a0235');
  });
});

describe('an amount with its currency', () => {
  it.each([
    ['SEK', '1\u00a0234,50\u00a0kr'],
    ['EUR', '1\u00a0234,50\u00a0EUR'],
    ['NOK', '1\u00a0234,50\u00a0NOK'],
  ])('in %s is %j', (code, text) => {
    expect(moneyInWords(123450, code, 'sv')).toBe(text);
  });
});

describe('VAT', () => {
  it.each([
    [446775, 25, 111694],
    [95580, 25, 23895],
    [297, 25, 74],
    [5970, 25, 1493],
    [117304, 25, 29326],
    [50, 25, 13],
    [-50, 25, -13],
    [10, 6, 1],
    [100, 0, 0],
    [-100, 0, 0],
  ])('on %d öre at %d %% is %d öre', (net, rate, vat) => {
    expect(vatOf(net, rate)).toBe(vat);
  });

  it('rounds half away from zero, as whole-number arithmetic says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9e13, max: 9e13 }), fc.integer({ min: 0, max: 100 }), (net, rate) => {
        const size = (BigInt(Math.abs(net)) * BigInt(rate) * 2n + 100n) / 200n;
        expect(vatOf(net, rate)).toBe(Number(net < 0 ? -size : size));
      }),
    );
  });

  it('refuses amounts it could not compute exactly', () => {
    expect(() => vatOf(Number.MAX_SAFE_INTEGER, 25)).toThrow(RangeError);
  });
});

it.each([
  ['sv', 123_450, '1 235'],
  ['en', 123_450, '1,235'],
  ['de', 123_449, '1.234'],
  ['en', -123_456_700, '\u22121,234,567'],
] as const)('in %s %d öre rounded to whole kronor are written %s', (language, ore, written) => {
  expect(plain(wholeAmountInWords(ore, language))).toBe(written);
});
