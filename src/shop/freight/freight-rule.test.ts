import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { freightRuleFor, isZone, normaliseZone, type FreightRule, type Sending } from './freight-rule.ts';

const codes = ['11122', '90326', '96100', '98499', '98500', '0150', '96 100', 'SE'];
/** Two of them are as wide as each other. */
const zones = ['96000-98499', '90000-99999', '96100-96100', '10000-19999', '95000-97499'];

const rule = fc.record<FreightRule>({
  // Most are for the same, and differ by weight.
  way_of_delivery_id: fc.constantFrom(1, 1, 1, 2),
  country_code: fc.constantFrom(null, null, 'SE', 'NO'),
  zone: fc.constantFrom(null, null, null, ...zones),
  currency_code: fc.constantFrom('SEK', 'SEK', 'SEK', 'EUR'),
  up_to_weight_g: fc.constantFrom(null, 1, 1000, 20_000),
  fee: fc.nat({ max: 99_999 }),
  free_from: fc.option(fc.nat({ max: 999_999 })),
});
/** No two rules are for the same. */
const rules = fc.uniqueArray(rule, {
  maxLength: 14,
  selector: ({ fee: _fee, free_from: _free, ...place }) => JSON.stringify(place),
});
const sending = fc.record<Sending>({
  wayId: fc.constantFrom(1, 1, 1, 2, 3),
  destination: fc.record({
    countryCode: fc.constantFrom('SE', 'SE', 'NO', 'DE'),
    zipCode: fc.constantFrom(...codes),
  }),
  currencyCode: fc.constantFrom('SEK', 'SEK', 'EUR'),
  weightG: fc.constantFrom(0, 1, 2, 999, 1000, 1001, 20_000, 20_001),
});

/** Step by step, as the document says it. */
function reckoned(all: readonly FreightRule[], one: Sending): FreightRule | undefined {
  const { countryCode, zipCode } = one.destination;
  const code = Number(zipCode.replaceAll(' ', ''));
  const inZone = (zone: string) => {
    const [from, to] = zone.split('-').map(Number);
    return countryCode === 'SE' && code >= from! && code <= to!;
  };
  let left = all
    .filter((some) => some.way_of_delivery_id === one.wayId && some.currency_code === one.currencyCode)
    .filter((some) => some.country_code === null || some.country_code === countryCode)
    .filter((some) => some.zone === null || inZone(some.zone));
  for (const zone of ['96100-96100', '95000-97499', '96000-98499', '10000-19999', '90000-99999', null]) {
    const own = left.filter((some) => some.zone === zone);
    if (own.length > 0) {
      left = own;
      break;
    }
  }
  if (left.some((some) => some.country_code !== null))
    left = left.filter((some) => some.country_code !== null);
  const weight = (some: FreightRule) => some.up_to_weight_g ?? Infinity;
  const enough = left.filter((some) => weight(some) >= one.weightG);
  const wanted = enough.length > 0 ? Math.min(...enough.map(weight)) : Math.max(...left.map(weight));
  return left.find((some) => weight(some) === wanted);
}

test('the rule for a place and a weight is the narrowest one, in whatever order the rules are read', () => {
  fc.assert(
    fc.property(rules, sending, fc.nat(), (all, one, turn) => {
      const turned = all.map((_rule, place) => all[(place + turn) % all.length]!);
      expect(freightRuleFor(all, one)).toEqual(reckoned(all, one));
      expect(freightRuleFor(turned, one)).toEqual(reckoned(all, one));
    }),
    { seed: 43, numRuns: 1_000 * times },
  );
});

describe('a zone', () => {
  test.each([
    ['96000-98499', '96000-98499'],
    ['960 00 – 984 99', '96000-98499'],
    ['960 00—984 99', '96000-98499'],
    ['96000', '96000-96000'],
  ])('%s is read', (text, zone) => {
    expect([normaliseZone(text), isZone(zone)]).toEqual([zone, true]);
  });

  test.each(['98499-96000', '9600-98499', '96000-', '1-2-3', 'Norrland', '', '96000-98499-99999'])(
    '%s is none',
    (text) => {
      expect(isZone(normaliseZone(text))).toBe(false);
    },
  );
});
