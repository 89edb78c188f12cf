import { vatNumberState } from '#kit/text/vat-number.ts';

/** Åland (AX) and the Faroe Islands (FO) are outside the EU's VAT area and count as export. */
const otherUnionCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SI SK'.split(' '),
);

/** Domestic sales have Swedish VAT; intra-Community supplies and exports are exempt. */
export type VatCase = 'domestic' | 'intra_eu' | 'export';

export type Destination = { countryCode: string; zipCode: string };

export type Supply = {
  /** The buyer's, as stored; one that is no member state's counts as none. */
  vatNumber: string | null;
  /** Where the goods go, whatever the country of the invoice. */
  destination: Destination;
  /** The buyer collects the goods, which therefore stay in Sweden. */
  collected: boolean;
};

/** Returns whether the goods are exported. */
export function leavesUnion({ destination, collected }: Omit<Supply, 'vatNumber'>): boolean {
  const { countryCode } = destination;
  // An invalid country code does not count as export: VAT charged by mistake can be refunded.
  if (collected || countryCode === 'SE' || !/^[A-Z]{2}$/.test(countryCode)) return false;
  return !isElsewhereInUnion(destination);
}

/** VAT follows the goods; the buyer's VAT number only decides about goods that go to another member state. */
export function vatCase({ vatNumber, destination, collected }: Supply): VatCase {
  if (leavesUnion({ destination, collected })) return 'export';
  if (collected || !isElsewhereInUnion(destination)) return 'domestic';
  // The exemption requires a number of a member state other than the one from which the goods are sent (Article 138).
  const state = vatNumberState(vatNumber ?? '');
  return state === undefined || state === 'SE' ? 'domestic' : 'intra_eu';
}

/** Only a domestic sale has the article's rate. */
export function vatRateIn(theCase: VatCase, articleRate: number): number {
  return theCase === 'domestic' ? articleRate : 0;
}

/** Northern Ireland counts as a member state for goods (Windsor Framework). */
function isElsewhereInUnion({ countryCode, zipCode }: Destination): boolean {
  return otherUnionCountries.has(countryCode) || (countryCode === 'GB' && /^\s*BT\d/i.test(zipCode));
}
