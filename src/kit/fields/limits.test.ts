import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import * as rules from './field-rules.ts';
import {
  amount,
  email,
  integer,
  optionalLine,
  optionalText,
  paging,
  password,
  queryIds,
  queryInteger,
  queryText,
  text,
} from './fields.ts';
import { key, optionalKey } from './key-fields.ts';
import { queryPlaces } from './query-places.ts';
import { wrongCount } from './wrong-count.ts';

const letters = (count: number) => 'x'.repeat(count);
/** Two code units and one code point each. */
const signs = (count: number) => '\u{1f600}'.repeat(count);
/** One letter that is sent as three: it is one when it is kept. */
const marked = (count: number) => 'o\u0302\u0301'.repeat(count);
const ids = (count: number) => Array.from({ length: count }, (_, place) => String(place + 1));

/** The rule that a value breaks, '' for none. */
function brokenBy(schema: z.ZodMiniType, value: unknown): string {
  const broken = brokenRules(z.object({ field: schema }), { field: value });
  const [first] = Object.values(broken);
  return first === undefined ? '' : typeof first === 'string' ? first : first.rule;
}

/** Every field with a limit: what it takes last, what it refuses first, and by which rule. */
const limits: [field: string, schema: z.ZodMiniType, last: unknown, first: unknown, rule: string][] = [
  ['a text', text({ max: 40 }), letters(40), letters(41), 'maxLength'],
  ['a text of signs', text({ max: 40 }), signs(40), signs(41), 'maxLength'],
  ['a text of letters with marks', text({ max: 40 }), marked(40), marked(41), 'maxLength'],
  [
    'a text with spaces around it',
    text({ max: 40 }),
    letters(40) + ' '.repeat(1_120),
    letters(40) + ' '.repeat(1_121),
    'maxLength',
  ],
  ['a text of the usual length', text(), letters(200), letters(201), 'maxLength'],
  ['the least of a text', text({ min: 2 }), 'xx', 'x', 'minLength'],
  ['the least of a text of signs', text({ min: 2 }), signs(2), signs(1), 'minLength'],
  ['a text that may be missing', optionalText({ max: 3 }), 'xxx', 'xxxx', 'maxLength'],
  ['a line', optionalLine({ max: 3 }), 'xxx', 'xxxx', 'maxLength'],
  ['a search', queryText(), letters(100), letters(101), 'maxLength'],
  ['an address of e-mail', email(), `${letters(246)}@butik.x`, `${letters(247)}@butik.x`, 'maxLength'],
  ['a password', password(), letters(128), letters(129), 'maxLength'],
  ['a password of signs', password(), signs(128), signs(129), 'maxLength'],
  ['the least of a password', password({ min: 6 }), signs(6), signs(5), 'minLength'],
  ['a key', key({ max: 50 }), letters(50), letters(51), 'maxLength'],
  ['the least of a key', key({ min: 1 }), 'x', ' \u200b ', 'required'],
  ['a key that may be missing', optionalKey({ max: 3 }), 'xxx', 'xxxx', 'maxLength'],
  ['a whole number', integer({ max: 365 }), 365, 366, 'maxAmount'],
  ['the least whole number', integer({ min: 1 }), 1, 0, 'minAmount'],
  ['a whole number without a bound', integer(), 2_147_483_647, 2_147_483_648, 'maxAmount'],
  ['a number in an address', queryInteger({ max: 9 }), '9', '10', 'maxAmount'],
  ['an amount', amount(), 10_000_000, 10_000_000.01, 'maxAmount'],
  ['the least amount', amount(), 0, -0.01, 'minAmount'],
  ['the decimals of an amount', amount(), 0.07, 0.071, 'decimal'],
  ['rows that are asked for', paging().take, '200', '201', 'maxAmount'],
  ['the fewest rows', paging().take, '1', '0', 'minAmount'],
  ['rows to leave out', paging().skip, '0', '-1', 'minAmount'],
  ['ids', queryIds(), ids(50), ids(51), 'maxAmount'],
  ['ids of a smaller list', queryIds({ most: 2 }), ids(2), ids(3), 'maxAmount'],
  ['places', queryPlaces({ most: 3 }), '1,2,3', '1,2,3,4', 'maxAmount'],
  ['a place', queryPlaces({ most: 3 }), '999', '1000', 'number'],
];

test.each(limits)(
  '%s is taken up to its limit, and not a step beyond',
  (_field, schema, last, first, rule) => {
    expect([brokenBy(schema, last), brokenBy(schema, first)]).toEqual(['', rule]);
  },
);

describe('a rule', () => {
  test.each<[string, (value: string) => boolean, last: string, first: string]>([
    ['telephone, least', rules.telephone, '12345', '1234'],
    ['telephone, most', rules.telephone, `+${'1'.repeat(20)}`, `+${'1'.repeat(21)}`],
    ['e-mail', rules.email, `${letters(248)}@bu.se`, `${letters(249)}@bu.se`],
    ['least length', (value) => rules.minLength(value, 3), signs(3), signs(2)],
    ['most length', (value) => rules.maxLength(value, 3), signs(3), signs(4)],
    ['least amount', (value) => rules.minAmount(value, 3), '3', '2,99'],
    ['most amount', (value) => rules.maxAmount(value, 3), '3', '3,01'],
    ['lines', (value) => rules.maxLines(value, 2), 'a\r\nb', 'a\r\nb\rc'],
    ['decimals', (value) => rules.decimal(value), '1,25', '1,2525'],
    ['whole packages', (value) => rules.multipleOf(value, 6), '12', '13'],
    ['kind of file', (value) => rules.fileType(value, ['csv']), 'a.CSV', 'acsv'],
  ])('of %s holds up to its bound, and not beyond', (_name, rule, last, first) => {
    expect([rule(last), rule(first)]).toEqual([true, false]);
  });
});

test.each([
  ['0', undefined],
  ['7', undefined],
  ['7 st', undefined],
  ['8', 'maxAmount'],
  ['-1', 'minAmount'],
  ['6,5', 'integer'],
  ['sju', 'number'],
  ['', 'number'],
])('of seven pieces %j is a count or breaks %s', (text, rule) => {
  expect(wrongCount(text, 7)).toBe(rule);
});
