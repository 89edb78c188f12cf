/** What may be charged beside the goods, in the order in which it is shown. */
export const feeKinds = ['freight', 'smallOrder'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** What a row of an order is: goods, or a fee. */
export const rowKinds = ['article', ...feeKinds] as const;
export type RowKind = (typeof rowKinds)[number];

export function isFee({ kind }: { kind: RowKind }): boolean {
  return kind !== 'article';
}
