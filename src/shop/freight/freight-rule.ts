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
    .sort((a, b) => comparePlaces(a, b) || mostOf(a) - mostOf(b));
  if (!first) return undefined;
  const byWeight = [first, ...others.filter((rule) => comparePlaces(rule, first) === 0)];
  return byWeight.find((rule) => weightG <= mostOf(rule)) ?? byWeight.at(-1);
}

/** The narrower place first. */
function comparePlaces(a: FreightRule, b: FreightRule): number {
  const zones = widthOf(a.zone) - widthOf(b.zone);
  if (zones !== 0) return zones;
  if (a.zone !== null && a.zone !== b.zone) return a.zone < b.zone! ? -1 : 1;
  return Number(a.country_code === null) - Number(b.country_code === null);
}

function mostOf({ up_to_weight_g: most }: FreightRule): number {
  return most ?? Number.MAX_SAFE_INTEGER;
}

const zoneForm = /^(\d{5})-(\d{5})$/;

/** Returns whether the text is a range of Swedish zip codes. */
export function isZone(text: string): boolean {
  const [, from, to] = zoneForm.exec(text) ?? [];
  return from !== undefined && to !== undefined && from <= to;
}

/** Returns `96000-98499` of what people write: `960 00 – 984 99`, or one code. Anything else stays as it is. */
export function normaliseZone(text: string): string {
  const [from = '', to = from, ...others] = text.replace(/\s/g, '').split(/[-–—]/);
  const zone = `${from}-${to}`;
  return others.length === 0 && isZone(zone) ? zone : text.trim();
}

function isInZone(zone: string, { countryCode, zipCode }: Destination): boolean {
  const [, from = '', to = ''] = zoneForm.exec(zone) ?? [];
  const code = zipCode.replace(/\s/g, '');
  return countryCode === 'SE' && /^\d{5}$/.test(code) && from <= code && code <= to;
}

function widthOf(zone: string | null): number {
  const [, from, to] = zoneForm.exec(zone ?? '') ?? [];
  return from === undefined || to === undefined ? Number.MAX_SAFE_INTEGER : Number(to) - Number(from);
}
