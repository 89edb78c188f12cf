import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { parseNumber, readNumber, shownBy, TwoReadings } from './number-text.ts';
import { currencyCodes } from './numbers/currencies.ts';
import { otherCurrencyIn } from './numbers/money-units.ts';
import { pieceUnits } from './numbers/number-units.ts';

describe('a written number', () => {
  it.each([
    ['0', 0],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1 234 567,25', 1234567.25],
    ['1\u00a0234', 1234],
    ['1\u202f234', 1234],
    ['1\u2009234', 1234],
    ["1'234.50", 1234.5],
    ['1\u2019234', 1234],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1.234,567', 1234.567],
    ['1 234,567', 1234.567],
    ['1234,567', 1234.567],
    ['0,125', 0.125],
    ['0.000', 0],
    ['.5', 0.5],
    [',500', 0.5],
    ['12,0', 12],
    ['1,2345', 1.2345],
    [' 7 ', 7],
    ['-7', -7],
    ['- 7', -7],
    ['\u22127', -7],
    ['\u20137', -7],
    ['7-', -7],
    ['125,00\u2212', -125],
    ['(125,00)', -125],
    ['+1', 1],
    ['-0', 0],
    ['114.99999999999999', 115],
    ['12.000000000000002', 12],
    ['0,30000000000000004', 0.3],
    ['1234567.8900000001', 1234567.89],
  ])('%j is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    '5,',
    '12 34,5',
    '1 23',
    '1  234',
    '1,23,456',
    '1.2345.678',
    '1.234.56',
    '1,234,5',
    '1.234,5.6',
    '1e3',
    '7,3E+12',
    '--7',
    '-7-',
    '(-7',
    '12a',
    '12 kr',
    '٣',
    '１２',
    '1/2',
  ])('%j is none', (text) => {
    expect(readNumber(text)).toBeNull();
    expect(parseNumber(text)).toBeNull();
  });
});

describe('a point or comma before three digits', () => {
  it.each([
    ['1.500', '1500', '1,5', '1,50'],
    ['1,500', '1500', '1,5', '1,50'],
    ['12.000', '12000', '12', '12'],
    ['-1.250', '-1250', '-1,25', '-1,25'],
    ['1.234', '1234', '1,234', '1,2340'],
    ['999,999', '999999', '999,999', '999,9990'],
  ])('%s has two readings, and each is told so that it has one', (text, thousands, decimals, written) => {
    const read = readNumber(text);
    expect(read).toBeInstanceOf(TwoReadings);
    expect((read as TwoReadings).inWords(',')).toEqual({ thousands, decimals, written });
    expect(parseNumber(thousands)).toBe(Number(thousands));
    expect(parseNumber(written)).toBe(Number(decimals.replace(',', '.')));
    expect(parseNumber(text)).toBeNull();
  });

  it.each([
    [['1.500', '1.234,50'], 1500],
    [['1.500', '12,5'], 1500],
    [['1.500', '1.234.567'], 1500],
    [['1.500', '0,000'], 1500],
    [['1.500', '12.5'], 1.5],
    [['1.500', '1,234.50'], 1.5],
    [['1.500', '1 234'], 1.5],
    [['1.500', "1'234"], 1.5],
    [['1.500', '0.250'], 1.5],
    [['1.500', '1234.567'], 1.5],
    [['1,500', '12.5'], 1500],
    [['1,500', '149,00 kr'], 1.5],
    [['1,500', 'SEK 1,234.50'], 1500],
    [['1.500', 'from 12,5'], 1500],
    [['1.500', '-12,5'], 1500],
    // These say nothing, or not the same.
    [['1.500', '12', '1500', 'x', '', '2026-01-01', '12.000'], null],
    [['1.500', '12,5', '12.5'], null],
    [['1.500', '12,5', '1 234'], null],
    [['1.500', '1.2.3'], null],
  ])('is what the column %j shows', (cells, value) => {
    expect(parseNumber(cells[0]!, { shown: shownBy(cells) })).toBe(value);
  });
});

test('units are left out where they may stand', () => {
  for (const [text, value] of [
    ['149,00 kr', 149],
    ['SEK 149', 149],
    ['kr. 1 234,50', 1234.5],
    ['149:-', 149],
    ['149,-', 149],
    ['-149,50 kr', -149.5],
    ['(149 kr)', null],
    [':-5', null],
    ['EUR 149', null],
    ['149 kronor', 149],
    ['195:–', 195],
    ['€ 12,50', null],
  ] as const)
    expect([text, parseNumber(text, { currency: 'SEK' })]).toEqual([text, value]);
  for (const [text, value] of [
    ['6 st', 6],
    ['6st.', 6],
    ['1 200 pcs', 1200],
    ['6 förp', null],
    ['6 kartonger', null],
    ['st', null],
  ] as const)
    expect([text, parseNumber(text, { units: pieceUnits })]).toEqual([text, value]);
});

test('an amount is read with the sign or the code of its currency, and with that of no other', () => {
  const signs: Record<string, string[]> = {
    SEK: ['kr', 'kr.', 'SEK', 'skr', 'kronor'],
    EUR: ['€', 'EUR', 'euro'],
    NOK: ['kr', 'NOK', 'kroner'],
    DKK: ['kr.', 'DKK', 'kroner'],
    USD: ['$', 'US$', 'usd'],
    GBP: ['£', 'GBP'],
    CHF: ['CHF', 'Fr.', 'sfr'],
  };
  const ofOne = ['', ':-', ',-', '.-', ':–'];
  const beside = fc.constantFrom(...Object.values(signs).flat());
  const code = fc.constantFrom(...currencyCodes);
  fc.assert(
    fc.property(
      fc.nat(99_999_999),
      beside,
      code,
      fc.constantFrom(...ofOne),
      fc.boolean(),
      (ore, sign, currency, end, isFirst) => {
        const amount = ore / 100;
        const digits = end === '' ? amount.toFixed(2).replace('.', ',') : String(Math.floor(amount));
        const text = isFirst ? `${sign} ${digits}${end}` : `${digits}${end} ${sign}`;
        const fits = (signs[currency] ?? []).some(
          (one) => one.replace('.', '').toLowerCase() === sign.replace('.', '').toLowerCase(),
        );
        const value = end === '' ? amount : Math.floor(amount);
        if (isFirst || end === '')
          expect([text, parseNumber(text, { currency })]).toEqual([text, fits ? value : null]);
        expect(otherCurrencyIn(text, currency) === undefined).toBe(fits);
        if (!fits) expect(currencyCodes).toContain(otherCurrencyIn(text, currency));
      },
    ),
    { numRuns: 500, seed: 229 },
  );
});

// A number is written as a program or a person of one country writes all of a column, and read back.
const styles = ['', ' ', '\u00a0', '\u202f', '\u2009', "'", '.', ','].flatMap((group) =>
  ['.', ','].filter((mark) => mark !== group).map((mark) => ({ group, mark })),
);
type Style = (typeof styles)[number];

function written(hundredths: number, { group, mark }: Style, decimals: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = decimals === 0 ? '' : mark + digits.slice(-2).padEnd(decimals, '0');
  return `${hundredths < 0 ? '-' : ''}${whole}${fraction}`;
}

test('a column of one style is read as it was written, or told to have two readings', () => {
  const column = fc.tuple(
    fc.array(fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.maxSafeInteger()), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.constantFrom(...styles),
    fc.constantFrom(0, 2, 3, 4),
  );
  let readings = 0;
  fc.assert(
    fc.property(column, ([numbers, style, decimals]) => {
      const wholes = decimals === 0 ? numbers.map((number) => (number - (number % 100)) % 1e13) : numbers;
      const cells = wholes.map((number) => written(number, style, decimals));
      const shown = shownBy(cells);
      for (const [at, cell] of cells.entries()) {
        const read = readNumber(cell, { shown });
        expect([cell, read]).not.toEqual([cell, null]);
        if (read instanceof TwoReadings) continue;
        const { negative, whole, fraction } = read!;
        const size = BigInt(whole + fraction.padEnd(4, '0').slice(0, 4));
        expect([cell, negative ? -size : size]).toEqual([cell, BigInt(wholes[at]!) * 100n]);
        readings++;
      }
    }),
    { seed: 11, numRuns: 2_000 * times },
  );
  expect(readings).toBeGreaterThan(5_000);
});
