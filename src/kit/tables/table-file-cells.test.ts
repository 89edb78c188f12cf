import { describe, expect, test } from 'vitest';
import { countryCodes } from '#kit/text/countries.ts';
import { countryCell } from './cells/country-cell.server.ts';
import {
  dayCell,
  flagCell,
  idsCell,
  keyCell,
  moneyCell,
  Refusal,
  scaledCell,
  textCell,
  wholeNumberCell,
  type ReadCell,
} from './table-file-cells.server.ts';

function expectRead<T>(read: ReadCell<T>, cases: Record<string, T | string>): void {
  const answers = Object.fromEntries(
    Object.keys(cases).map((text) => {
      const value = read(text);
      return [text, value instanceof Refusal ? value.reason : value];
    }),
  );
  expect(answers).toEqual(cases);
}

test('money and measures have a decimal comma or point, and exact decimals', () => {
  const no = 'is not a number with at most 2 decimals';
  expectRead(moneyCell({ max: 1_000_000 }), {
    '2,55': 255,
    '2.55': 255,
    '2,5': 250,
    '7': 700,
    '1 234,50': 123_450,
    '1\u00a0234,5': 123_450,
    '0,07': 7,
    '18,0': 1800,
    '2,5500': 255,
    '0,001': no,
    '1,234,5': no,
    '1.234,50': 123_450,
    '114.99999999999999': 11_500,
    '1.500': 'can be 1500 or 1.5: write 1500 or 1.50',
    '1,234': 'can be 1234 or 1.234, and has at most 2 decimals: write 1234',
    '149,00 kr': 14_900,
    'SEK 149': 14_900,
    '149:-': 14_900,
    abc: no,
    // In which currency it is to be is for the row to say.
    '12 EUR': 1200,
    '€ 12,50': 1250,
    '195:–': 19_500,
    '6 st': no,
    '-1': 'is below 0',
    '10000,01': 'is above 10000',
  });
});

test('pieces are whole', () => {
  const no = 'is not a whole number';
  expectRead(wholeNumberCell({ min: -5, max: 5_000 }), {
    '12': 12,
    '12,000': 'can be 12000 or 12: write 12000 or 12',
    '1.250': 'can be 1250 or 1.25, and is a whole number: write 1250',
    '12,0': 12,
    '12.000000000000002': 12,
    '1 200': 1200,
    '6 st': 6,
    '6 förp': no,
    '-5': -5,
    '12.5': no,
    '1e3': no,
    '5001': 'is above 5000',
  });
});

test('yes and no in both languages', () => {
  const no = 'is neither 1 nor 0';
  expectRead(flagCell(), {
    '1': true,
    Ja: true,
    TRUE: true,
    x: true,
    '0': false,
    nej: false,
    false: false,
    '2': no,
  });
});

test('days are those of the calendar, in the order of Sweden', () => {
  const no = 'is not a date such as 2027-03-09';
  expectRead(dayCell(), {
    '2027-03-09': '2027-03-09',
    '20270309': '2027-03-09',
    '2028-02-29': '2028-02-29',
    '2026-10-21T06:30:00Z': '2026-10-21',
    '2026-10-21 06:30': '2026-10-21',
    '2027-02-29': no,
    '09/03/2027': no,
    '2027-3-9': no,
    '0': no,
  });
});

test('lists of numbers', () => {
  const no = 'is not a list of numbers such as 1|4';
  expectRead(idsCell(), { '1|4': [1, 4], '4, 1 4': [4, 1], '7': [7], 'röd|1': no });
});

test('a country is a code of two or three letters, or a name in a language of the trade', () => {
  const no = 'is not a country code such as SE';
  expectRead(countryCell(), {
    se: 'SE',
    GB: 'GB',
    UK: 'GB',
    EL: 'GR',
    GG: 'GG',
    EU: no,
    ZZ: no,
    SWE: 'SE',
    deu: 'DE',
    GBR: 'GB',
    ZWE: 'ZW',
    SWA: no,
    Sverige: 'SE',
    'GERMANY ': no,
    GERMANY: 'DE',
    österreich: 'AT',
    Norge: 'NO',
    Suomi: 'FI',
    Holland: 'NL',
    Europa: no,
    QQ: no,
  });
});

test('no name of a country is that of another', () => {
  for (const language of ['sv', 'en', 'de']) {
    const nameOf = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes()) expect(countryCell()(nameOf.of(code)!), code).toBe(code);
  }
});

describe('text', () => {
  test('holds no control characters, and line breaks only where they belong', () => {
    expectRead(textCell({ max: 5 }), {
      åäö: 'åäö',
      '😀😀😀😀😀': '😀😀😀😀😀',
      abcdef: 'is longer than 5 characters',
      'a\nb': 'has a line break; is a quotation mark never closed?',
      'a\tb': 'has a control character',
      'a\u0000b': 'has a control character',
      'a\u009bb': 'has a control character',
      '\ud800': 'has half a character',
    });
    expectRead(textCell({ lines: true }), { 'a\nb': 'a\nb', 'a\u0007': 'has a control character' });
  });
});

test('a number of an article or a customer has nothing unseen, and is what it looks like', () => {
  expectRead(keyCell(), {
    '10\u200b01\u00ad': '1001',
    '\ufe0f10\u034f01': '1001',
    'A\u00a01': 'A 1',
    'Å-85': 'Å-85',
    'ΓΔ-1': 'ΓΔ-1',
    Ж7: 'Ж7',
    '\u200b': 'has nothing that is seen',
    '7,3E+12': 'was shortened by Excel: make the column text',
    '7.34001E+12': 'was shortened by Excel: make the column text',
    '2E4-B': '2E4-B',
    'А-85': 'only looks like A-85: type it anew',
    '１００１': 'only looks like 1001: type it anew',
    '10\u201101': 'only looks like 10-01: type it anew',
  });
});

test('each cell is taken up to its limit, and not a step beyond', () => {
  const read = scaledCell({ decimals: 2, min: -150, max: 150 });
  expectRead(read, {
    '1,50': 150,
    '1,51': 'is above 1.5',
    '-1,50': -150,
    '-1,51': 'is below -1.5',
  });
  expectRead(wholeNumberCell({ min: 1, max: 365 }), {
    1: 1,
    0: 'is below 1',
    365: 365,
    366: 'is above 365',
  });
  expectRead(textCell({ max: 3 }), { xxx: 'xxx', xxxx: 'is longer than 3 characters', '😀😀😀': '😀😀😀' });
  expectRead(keyCell(), {
    ['x'.repeat(50)]: 'x'.repeat(50),
    ['x'.repeat(51)]: 'is longer than 50 characters',
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
  expectRead(idsCell(), {
    [numbers(50).join('|')]: numbers(50),
    [numbers(51).join('|')]: 'is not a list of numbers such as 1|4',
    '999999999': [999_999_999],
    '1000000000': 'is not a list of numbers such as 1|4',
  });
});
