import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isParcelPattern, misfitAmong } from './parcel-pattern.ts';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.integer({ min: 0, max: 9 });
const word = (length: number) =>
  fc.array(letter, { minLength: length, maxLength: length }).map((all) => all.join(''));
const digits = (length: number) => fc.array(digit, { minLength: length, maxLength: length });

/** Tries every digit: the right one makes the weighted sum, itself included, divide; its rule as the standards word it. */
function digitThatFits(fits: (digit: number) => boolean): number | undefined {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(fits);
}

function s10Digit(all: readonly number[]): number {
  const sum =
    8 * all[0]! +
    6 * all[1]! +
    4 * all[2]! +
    2 * all[3]! +
    3 * all[4]! +
    5 * all[5]! +
    9 * all[6]! +
    7 * all[7]!;
  // Eleven values and ten digits: the value 10 is written 0, and the value 0, for which 11 stands, is written 5.
  if (sum % 11 === 0) return 5;
  return digitThatFits((one) => (sum + one) % 11 === 0) ?? 0;
}

function ssccDigit(all: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += all[at]! * (at % 2 === 0 ? 3 : 1);
  return digitThatFits((one) => (sum + one) % 10 === 0)!;
}

describe('a number with a check digit', () => {
  test.each([
    ['S10', 'RR473124829GB'],
    ['S10', 'RX123456785DE'],
    ['S10', 'ux123456785se'],
    ['SSCC', '106141412345678908'],
    ['SSCC', '00106141412345678908'],
  ])('%s: %s fits', (pattern, number) => expect(misfitAmong(pattern, [number])).toBeNull());

  test('fits with that digit, and with no other, wherever it stands among others', () => {
    const s10 = fc.tuple(word(2), digits(8), word(2)).map(([head, all, tail]) => ({
      pattern: 'S10',
      right: s10Digit(all),
      write: (one: number) => `${head}${all.join('')}${one}${tail}`,
    }));
    const sscc = fc.tuple(digits(17), fc.constantFrom('', '00')).map(([all, head]) => ({
      pattern: 'SSCC',
      right: ssccDigit(all),
      write: (one: number) => `${head}${all.join('')}${one}`,
    }));
    fc.assert(
      fc.property(fc.oneof(s10, sscc), digit, ({ pattern, right, write }, one) => {
        const number = write(one);
        const wanted = one === right ? null : { number, misfit: 'checkDigit' };
        expect(misfitAmong(pattern, [number])).toEqual(wanted);
        expect(misfitAmong(`S10 sscc`, [write(right), number])).toEqual(wanted);
      }),
    );
  });
});

test('a mask is fitted by what it was written of, and by nothing of another length or sign', () => {
  const sign = fc.oneof(
    digit.map((one) => ['#', String(one), 'Å'] as const),
    letter.map((one) => ['A', one, '1'] as const),
    fc.oneof(letter, digit.map(String)).map((one) => ['?', one, '-'] as const),
    fc.constantFrom(...'BCSE019-').map((one) => [one, one, one === 'B' ? 'C' : 'B'] as const),
  );
  fc.assert(
    fc.property(fc.array(sign, { minLength: 3, maxLength: 40 }), fc.nat(), (signs, which) => {
      const pattern = signs.map(([one]) => one).join('');
      fc.pre(/[#?]/.test(pattern));
      const number = signs.map(([, one]) => one).join('');
      expect(isParcelPattern(pattern)).toBe(true);
      expect(misfitAmong(pattern, [number, number.toLowerCase()])).toBeNull();
      const at = which % signs.length;
      const wrong = number.slice(0, at) + signs[at]![2] + number.slice(at + 1);
      for (const other of [wrong, `${number}1`, number.slice(1)])
        expect(misfitAmong(pattern, [number, other])).toEqual({ number: other, misfit: 'form' });
    }),
  );
});

test.each([
  ['', true],
  ['S10', true],
  ['s10, SSCC 370###', true],
  ['AA#########SE', true],
  ['### #### ##### ###### #######', true],
  ['SE', false],
  ['PAKET', false],
  ['(a+)+$', false],
  ['##', false],
  ['#'.repeat(41), false],
  ['### #### ##### ###### ####### ########', false],
  ['constructor', false],
])('the pattern %j can be one: %s', (pattern, can) => expect(isParcelPattern(pattern)).toBe(can));

test('without a pattern anything fits', () => {
  fc.assert(fc.property(fc.array(fc.string()), (numbers) => misfitAmong('', numbers) === null));
});
