import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isBankgiro, isOcr, isPlusgiro } from '../../src/kit/text/bank-references.ts';
import { fold, slugOf } from '../../src/kit/text/characters/fold.ts';
import { encodingFor } from '../../src/kit/cache/compression.server.ts';
import { countryCalled } from '../../src/kit/text/countries.ts';
import { isDate } from '../../src/kit/text/dates.ts';
import { isEan } from '../../src/kit/text/ean.ts';
import {
  email,
  optionalText,
  password,
  queryIds,
  queryInteger,
  queryText,
  telephone,
  text,
} from '../../src/kit/fields/fields.ts';
import { parseLanguage } from '../../src/kit/text/language.ts';
import { valueKindOf } from '../../src/kit/tables/layout/values-of-column.ts';
import { readNumber } from '../../src/kit/text/number-text.ts';
import { sameOriginPath } from '../../src/kit/http/addresses/same-origin-path.ts';
import * as rules from '../../src/kit/fields/field-rules.ts';
import { isSafeUrl } from '../../src/kit/http/addresses/safe-url.ts';
import { isSecret } from '../../src/kit/secrets/secret.server.ts';
import { identity10, isOrganisationsnummer, isPersonnummer } from '../../src/kit/text/swedish-identity.ts';
import { networkOf } from '../../src/kit/http/rate-limit.server.ts';
import { isVatNumber } from '../../src/kit/text/vat-number.ts';
import { parseWeek } from '../../src/kit/text/weeks.ts';
import { isZipCode, normaliseZipCode } from '../../src/kit/text/zip-code.ts';
import { articleColumns } from '../../src/shop/articles/import/import-columns.server.ts';
import { readCriteria } from '../../src/shop/articles/search/search-criteria.ts';
import { formatFor } from '../../src/shop/images/image-answer.server.ts';
import { excerpt } from '../../src/shop/press-room/messages/excerpt.ts';
import { leastMs, slowness } from './machine-speed.ts';

const length = 10_000;

const field = (schema: z.ZodMiniType) => (value: string) => void z.safeParse(schema, value);
/** Every function that validates or parses input from strangers. */
const validators: Record<string, (value: string) => unknown> = {
  required: rules.required,
  email: rules.email,
  number: rules.number,
  integer: rules.integer,
  decimal: rules.decimal,
  zipCode: rules.zipCode,
  telephone: rules.telephone,
  personalIdentity: rules.personalIdentity,
  minLength: (value) => rules.minLength(value, 2),
  maxLines: (value) => rules.maxLines(value, 5),
  minAmount: (value) => rules.minAmount(value, 2),
  identity10,
  isPersonnummer,
  isOrganisationsnummer,
  isVatNumber,
  isEan,
  isDate,
  readNumber,
  parseWeek,
  isBankgiro,
  isPlusgiro,
  sameOriginPath,
  isSafeUrl,
  isSecret,
  networkOf,
  parseLanguage,
  fold,
  slugOf,
  formatFor,
  excerpt,
  countryCalled,
  weightCell: (value) => articleColumns.weight_kg.read(value),
  valueKindOf: (value) => valueKindOf([value], 1),
  'valueKindOf a number after it': (value) => valueKindOf([`${value}1`], 1),
  isOcr: (value) => isOcr(value, 'length'),
  isZipCode: (value) => isZipCode('SE', value) || isZipCode('FR', value),
  normaliseZipCode: (value) => normaliseZipCode('SE', value),
  encodingFor: (value) => encodingFor(value, 9_999, { isCached: true }),
  readCriteria: (value) =>
    readCriteria(new URLSearchParams({ searchtext: value, colors: value, material: value })),
  'field text': field(text({ min: 2 })),
  'field email': field(email()),
  'field telephone': field(telephone()),
  'field password': field(password({ min: 6 })),
  'field optional': field(optionalText()),
  'field query': field(queryText()),
  'field integer': field(queryInteger()),
  'field ids': field(queryIds()),
};

const long = (part: string, end = '') => part.repeat(Math.ceil(length / part.length)).slice(0, length) + end;
const hostile = [
  long('a'),
  long('a', '!'),
  long(' '),
  long(' ', 'x'),
  long('1'),
  long('1', 'x'),
  long('-'),
  long('0 000 '),
  long('a@'),
  `a@${long('a.')}`,
  `a@${long('a.', '@')}`,
  long('a@a.', '!'),
  long('1 ', 'x'),
  long('+1-', 'x'),
  long('('),
  long('/'),
  `/${long('\\')}`,
  long('%2f'),
  long('"'),
  long('<'),
  long('<a '),
  long('</'),
  long('&#'),
  long(','),
  long(';q=0', 'x'),
  long('br;q=0 '),
  long('image/webp;', ','),
  long(':'),
  long('1:'),
  long('\n'),
  long('\u00e5'),
  long('e\u0301'),
  `a${long('\u0301\u0316')}`,
  long(`a${'\u0301\u0316'.repeat(15)}`),
  long('\u200d'),
  long('\u0130'),
  long('\ud83d\ude00'),
  long('\ud800'),
  long('\u0000'),
  `https://${long('a')}`,
  `https://${long('@')}`,
];

const limitMs = 5;

/** Asks three times, each with the machine's speed of that moment, since other load comes and goes during the test. */
function isSlow(work: () => unknown): boolean {
  return [1, 2, 3].every(() => leastMs(work, limitMs) > limitMs * slowness());
}

test.each(Object.keys(validators))(
  'G23: %s takes no more than 5 ms for 10,000 hostile characters',
  (name) => {
    const slow = hostile.filter((value) => isSlow(() => validators[name]!(value)));
    expect(slow.map((value) => value.slice(0, 10))).toEqual([]);
  },
);

test('G37: a pattern that looks again and again at each character is found', () => {
  expect(isSlow(() => /\s+$/.test(long(' ', 'x')))).toBe(true);
  expect(isSlow(() => /^(\w+\.?)*@/.test(long('a').slice(0, 22)))).toBe(true);
});
