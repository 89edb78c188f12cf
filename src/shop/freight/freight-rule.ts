import type { Destination } from '#shop/order-model/vat-case.ts';

/** What freight costs. Amounts in öre excluding VAT, the weight in grams. */
export type FreightRule = {
  way_of_delivery_id: number;
  /** Null for all countries. */
  country_code: string | null;
  /** A range of Swedish zip codes, `96000-98499`; null for all. */
  zone: string | null;
  currency_code: string;
  /** Up to and with this weight; null for any. */
  up_to_weight_g: number | null;
  fee: number;
  /** The value of the goods from which freight is free; null for never. */
  free_from: number | null;
};

export type Sending = {
  wayId: number;
  destination: Destination;
  currencyCode: string;
  /** In grams. An article without a weight weighs nothing. */
  weightG: number;
};

/**
 * Returns the rule that holds: one with a zone before one without, the narrowest zone first, with a country before one
 * without, and the least weight that is enough. Above the heaviest, the heaviest counts.
 */
export function freightRuleFor<Rule extends FreightRule>(
  rules: readonly Rule[],
  { wayId, destination, currencyCode, weightG }: Sending,
): Rule | undefined {
  const [first, ...others] = rules
    .filter(
      (rule) =>
        rule.way_of_delivery_id === wayId &&
        rule.currency_code === currencyCode &&
        (rule.country_code === null || rule.country_code === destination.countryCode) &&
        (rule.zone === null || isInZone(rule.zone, destination)),
    )
    .sort((a, b) => comparePlaces(a, b) || compare(mostOf(a), mostOf(b)));
  if (!first) return undefined;
  const byWeight = [first, ...others.filter((rule) => comparePlaces(rule, first) === 0)];
  return byWeight.find((rule) => weightG <= mostOf(rule)) ?? byWeight.at(-1);
}

/** The narrower place first. Of two zones as wide as each other, the lower holds. */
function comparePlaces(a: FreightRule, b: FreightRule): number {
  const [one, other] = [rangeOf(a.zone), rangeOf(b.zone)];
  return (
    compare(one.to - one.from, other.to - other.from) ||
    compare(one.from, other.from) ||
    Number(a.country_code === null) - Number(b.country_code === null)
  );
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function mostOf({ up_to_weight_g: most }: FreightRule): number {
  return most ?? Infinity;
}

/** Returns whether the text is a range of Swedish zip codes. */
export function isZone(text: string): boolean {
  const { from, to } = rangeOf(text);
  return from <= to && to < Infinity;
}

/** Returns `96000-98499` of what people write: `960 00 – 984 99`, or one code. Anything else stays as it is. */
export function normaliseZone(text: string): string {
  const codes = text.replace(/\s/g, '').split(/[-–—]/);
  const zone = (codes.length === 1 ? [...codes, ...codes] : codes).join('-');
  return isZone(zone) ? zone : text.trim();
}

function isInZone(zone: string, { countryCode, zipCode }: Destination): boolean {
  const { from, to } = rangeOf(zone);
  const code = Number(zipCode.replace(' ', ''));
  return countryCode === 'SE' && from <= code && code <= to;
}

/** No zone is all of them. */
function rangeOf(zone: string | null): { from: number; to: number } {
  const [, from = '0', to = 'Infinity'] = /^(\d{5})-(\d{5})$/.exec(zone ?? '') ?? [];
  return { from: Number(from), to: Number(to) };
}
