import { isOfferedTo, type Terms } from '#shop/order-model/order-terms.ts';
import { vatCase, type Destination } from '#shop/order-model/vat-case.ts';

/** What the VAT of an order goes by, beside where it goes. */
export type TaxedAs = { vatNumber: string | null; collected: boolean };
export type RefusedTerms = { what: 'vatCase' } | { what: 'way'; way: NonNullable<Terms['way']> };

/**
 * Returns the terms of an order that goes somewhere else, or why it cannot: its rows were priced and may be invoiced with
 * the VAT of one case, and its way of delivery must go there.
 */
export function movedTerms(
  terms: Terms,
  destination: Destination,
  taxedAs: TaxedAs,
): Terms | { refused: RefusedTerms } {
  if (!isMoved(terms, destination)) return terms;
  const caseOf = (to: Destination) => vatCase({ ...taxedAs, destination: to });
  if (caseOf(destination) !== caseOf(terms.destination)) return { refused: { what: 'vatCase' } };
  const { way } = terms;
  if (way && !isOfferedTo(way, destination.countryCode)) return { refused: { what: 'way', way } };
  return { ...terms, destination };
}

/** Returns whether freight may be another there. */
export function isMoved(terms: Pick<Terms, 'destination'>, { countryCode, zipCode }: Destination): boolean {
  return countryCode !== terms.destination.countryCode || zipCode !== terms.destination.zipCode;
}
