import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  identity10,
  isOrganisationsnummer,
  isPersonnummer,
  luhn,
  luhnCheckDigit,
} from './swedish-identity.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 24 });

const organisations = [
  '556016-0680',
  '5560160680',
  '165560160680',
  '16556016-0680',
  '556103-4249',
  '559244-0001',
  '202100-5489',
  '556677-8899',
  '123456-7897',
  '889920-0425',
  ' 556016-0680 ',
  '559900-0006',
  '559900-0014',
  '559900-0022',
  '559900-0030',
  '559900-0048',
  '559900-0055',
  '969900-0007',
];

const people = [
  '821105-9954',
  '19821105-9954',
  '198211059954',
  '090527+1474',
  '190905271474',
  '791221+9990',
  '001209-9891',
  '901211-9948',
  '880320-0016',
  '670919-9530',
  '570574-9959',
  '730674-9982',
  '790688-9972',
  '240229-1237',
];

const neither = ['230229-1238', '220431-1233', '150916-0006', '0000000000'];

const wrong = [
  '556016-0681',
  '556103-4250',
  '202100-5480',
  '123456-7891',
  '870704-9996',
  '390182-9913',
  '121120-9941',
  '121075-9984',
  '880320-0018',
  '090527 1474',
  '5560160-680',
  '821105-995',
  '821105_9954',
  '8211059954x',
  'abcdefghij',
  '',
];

describe('Swedish identity numbers', () => {
  it.each(organisations)('%j is an organisation', (value) => {
    expect([identity10(value), isPersonnummer(value), isOrganisationsnummer(value)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each(people)('%j is a person', (value) => {
    expect([identity10(value), isPersonnummer(value), isOrganisationsnummer(value)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(neither)('%j has a right check digit but is neither', (value) => {
    expect([identity10(value), isPersonnummer(value), isOrganisationsnummer(value)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(wrong)('%j is no number at all', (value) => {
    expect([identity10(value), isPersonnummer(value), isOrganisationsnummer(value)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('know the leap day of a stated century', () => {
    expect(isPersonnummer(withCheckDigit('20', '000229123'))).toBe(true);
    expect(isPersonnummer(withCheckDigit('19', '000229123'))).toBe(false);
    expect(isPersonnummer(withCheckDigit('', '000229123'))).toBe(true);
  });

  it.each([
    ['17', '991231123', false],
    ['18', '000101123', true],
    ['20', '261231123', true],
  ])('are people born in 18… at the earliest: %s %s', (century, nine, isOne) => {
    expect(isPersonnummer(withCheckDigit(century, nine))).toBe(isOne);
  });

  it.each([
    ['the first day', '820101123', true],
    ['the last day', '820131123', true],
    ['a day that the month lacks', '820132123', false],
    ['the day before those of co-ordination numbers', '820160123', false],
    ['the first of them', '820161123', true],
    ['the last of them', '820191123', true],
    ['one after it', '820192123', false],
    ['a leap day that only 2000 had', '000229123', true],
    ['a leap day that only 19… had', '560229123', true],
  ])('know %s', (_what, nine, isOne) => {
    expect(isPersonnummer(withCheckDigit('', nine))).toBe(isOne);
  });

  it('are no people of other centuries, and no organisations with the prefix or sign of a person', () => {
    expect(isPersonnummer('168211059954')).toBe(false);
    expect(isOrganisationsnummer('195560160680')).toBe(false);
    expect(isOrganisationsnummer('556016+0680')).toBe(false);
  });
});

describe('the check digit', () => {
  it('makes any digits right, and any other makes them wrong', () => {
    fc.assert(
      fc.property(digits, (base) => {
        const right = [...'0123456789'].filter((digit) => luhn(base + digit));
        expect(right).toEqual([luhnCheckDigit(base)]);
      }),
    );
  });

  it('reveals one mistyped digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (base, somewhere, off) => {
        const number = base + luhnCheckDigit(base);
        const place = somewhere % number.length;
        const mistyped = (Number(number[place]) + off) % 10;
        expect(luhn(number.slice(0, place) + mistyped + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  it.each(['', 'abc', '12 30', '-18'])('is not in %j', (text) => {
    expect(luhn(text)).toBe(false);
  });
});

function withCheckDigit(century: string, nine: string): string {
  return century + nine + luhnCheckDigit(nine);
}
