import type { WholeCustomerRow } from '#shop/customers/store.server.ts';
import type { CustomerTerms } from './contract.ts';

const basisPointsInPercent = 100;

export function rowOfTerms({ DiscountPercent }: CustomerTerms) {
  return { discount_basis_points: Math.round(DiscountPercent * basisPointsInPercent) };
}

export function termsOfRow(row: Pick<WholeCustomerRow, keyof ReturnType<typeof rowOfTerms>>): CustomerTerms {
  return { DiscountPercent: row.discount_basis_points / basisPointsInPercent };
}
