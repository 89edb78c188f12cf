import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from './field-rules.ts';
import { rules as messages } from '#kit/text/language/sv.ts';
import { ruleMessage } from './rule-messages.ts';

describe('the rules of fields', () => {
  it.each<[name: string, holds: boolean, expected: boolean]>([
    ['required: a', rules.required('a'), true],
    ['required: nothing', rules.required(''), false],
    ['required: only spaces', rules.required(' \u00a0\n'), false],
    ['regex: matches', rules.regex('ab', /^a/), true],
    ['regex: does not match', rules.regex('ba', /^a/), false],
    ['minLength: as long', rules.minLength('ab', 2), true],
    ['minLength: shorter', rules.minLength('a', 2), false],
    ['minLength: one face is one character', rules.minLength('😀', 2), false],
    ['maxLength: as long', rules.maxLength('😀😀', 2), true],
    ['maxLength: longer', rules.maxLength('abc', 2), false],
    ['minAmount: as large', rules.minAmount('1 000,50', 1000.5), true],
    ['minAmount: smaller', rules.minAmount('999', 1000), false],
    ['minAmount: no number', rules.minAmount('x', 0), false],
    ['maxAmount: as large', rules.maxAmount('10', 10), true],
    ['maxAmount: larger', rules.maxAmount('10,01', 10), false],
    ['maxAmount: no number', rules.maxAmount('', 10), false],
    ['match: same', rules.match('demo1234', 'demo1234'), true],
    ['match: another case', rules.match('demo1234', 'Demo1234'), false],
    ['maxLines: as many', rules.maxLines('a\r\nb\nc', 3), true],
    ['maxLines: more', rules.maxLines('a\rb\nc', 2), false],
    ['number: Swedish', rules.number('1 234,50'), true],
    ['number: English', rules.number('-1234.5'), true],
    ['number: wrong grouping', rules.number('12 34,5'), false],
    ['number: German', rules.number('1.234,50'), true],
    ['number: of two readings', rules.number('1.234'), false],
    ['number: nothing', rules.number(''), false],
    ['integer: whole', rules.integer('1 234'), true],
    ['integer: with decimals', rules.integer('1,0'), false],
    ['integer: no number', rules.integer('x'), false],
    ['decimal: two', rules.decimal('1,25'), true],
    ['decimal: none', rules.decimal('1'), true],
    ['decimal: too many', rules.decimal('1,255'), false],
    ['decimal: three allowed', rules.decimal('0,255', 3), true],
    ['decimal: three, or thousands', rules.decimal('1,255', 3), false],
    ['decimal: no number', rules.decimal('x'), false],
    ['multipleOf: twice', rules.multipleOf('12', 6), true],
    ['multipleOf: one and a half', rules.multipleOf('9', 6), false],
    ['multipleOf: no number', rules.multipleOf('x', 6), false],
    ['zipCode: with space', rules.zipCode('114 18'), true],
    ['zipCode: without', rules.zipCode('11418'), true],
    ['zipCode: Norwegian', rules.zipCode('0150'), false],
    ['personalIdentity: right', rules.personalIdentity('821105-9954'), true],
    ['personalIdentity: check digit', rules.personalIdentity('821105-9955'), false],
  ])('%s', (_name, holds, expected) => {
    expect(holds).toBe(expected);
  });

  it('forget a global pattern between two values', () => {
    const global = /a/g;
    expect([rules.regex('a', global), rules.regex('a', global)]).toEqual([true, true]);
  });
});

describe('an e-mail address', () => {
  it.each([
    'anna@exempel.se',
    'a.b+c@post.exempel.se',
    "o'hara@x.ie",
    'åsa@björk.se',
    `${'a'.repeat(248)}@ab.se`,
  ])('%s is one', (value) => {
    expect(rules.email(value)).toBe(true);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@exempel.se',
    'anna@exempel',
    'anna@.se',
    'anna@exempel.',
    'anna@exempel..se',
    'a@b@exempel.se',
    'an na@exempel.se',
    'anna@exempel.se\r\nBcc: x',
    'a,b@exempel.se',
    'Anna <anna@exempel.se>',
    `${'a'.repeat(249)}@ab.se`,
  ])('%j is none', (value) => {
    expect(rules.email(value)).toBe(false);
  });
});

describe('a telephone number', () => {
  it.each([
    '0701740605',
    '070-174 06 05',
    '+46 70 174 06 05',
    '+46 (0)70-174 06 05',
    '(08) 465 00 400',
    '12345',
  ])('%s is one', (value) => {
    expect(rules.telephone(value)).toBe(true);
  });

  it.each(['', '1234', '1'.repeat(21), '++46701740605', '0701740605+', '070 174 x', '070/1740605', '-', '+'])(
    '%j is none',
    (value) => {
      expect(rules.telephone(value)).toBe(false);
    },
  );

  it('is one with 5 to 20 digits', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 25 });
    fc.assert(
      fc.property(digits, (value) => rules.telephone(value) === (value.length >= 5 && value.length <= 20)),
    );
  });
});

describe('a kind of file', () => {
  it('is told by the end of the name, whatever its case', () => {
    expect(rules.fileType('Order.CSV', ['csv', 'xlsx'])).toBe(true);
    expect(rules.fileType('order.xlsx.pdf', ['csv', 'xlsx'])).toBe(false);
    expect(rules.fileType('csv', ['csv'])).toBe(false);
  });
});

describe('the messages', () => {
  it.each([
    ['required', 'Detta fält krävs', 'This field is required'],
    ['email', 'Ange en giltig e-postadress', 'Enter a valid e-mail address'],
    ['minLength', 'För kort text', 'The text is too short'],
    ['maxLength', 'För lång text', 'The text is too long'],
    ['minAmount', 'För litet värde', 'The value is too small'],
    ['maxAmount', 'För stort värde', 'The value is too large'],
    ['match', 'Värdet matchar inte', 'The value does not match'],
    ['number', 'Värdet är inte ett nummer', 'The value is not a number'],
    ['fileType', 'Filen är av fel slag', 'Wrong kind of file'],
    ['unknown', 'Okänt fält', 'Unknown field'],
    ['telephone', 'Värdet är inte ett nummer', 'The value is not a number'],
    ['personalIdentity', 'Ogiltigt personnummer', 'Invalid personal identity number'],
  ] as const)('of %s are %j and %j', (rule, sv, en) => {
    expect([ruleMessage(rule, 'sv'), ruleMessage(rule, 'en')]).toEqual([sv, en]);
  });

  it('exist for every rule, and every message has its rule', () => {
    // That a member is unknown is no rule of a value.
    expect([...Object.keys(rules), 'unknown'].sort()).toEqual(Object.keys(messages).sort());
  });
});

// Regular expressions backtrack exponentially when an unbounded repetition is nested in another.
it.each([
  'field-rules.ts',
  '#kit/text/number-text.ts',
  '#kit/text/numbers/number-parts.mjs',
  '#kit/text/swedish-identity.ts',
  '#kit/text/zip-code.ts',
])('no pattern in %s repeats a repetition', (file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(source.match(/(?:[*+]|,\})\??\)(?:[*+]|\{\d+,)/g)).toBeNull();
});
