import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import type { TextKey } from '#shop/texts/language-table.ts';

/**
 * What may be charged beside the goods, in the order in which it is shown: its name, and the setting that says which
 * article number it has on papers and in files.
 */
export const fees = {
  freight: { name: 'fees.freight', number: 'FreightNumber' },
  smallOrder: { name: 'fees.smallOrder', number: 'SmallOrderNumber' },
  /** Below 0: what the order costs less. */
  discount: { name: 'fees.discount', number: 'DiscountNumber' },
} as const satisfies Record<string, { name: TextKey; number: keyof ShopSettings }>;
export type FeeKind = keyof typeof fees;

const goods = 'article';

/** What a row of an order is: goods, or a fee. */
export type RowKind = typeof goods | FeeKind;
export const rowKinds: readonly [RowKind, ...RowKind[]] = [goods, ...(Object.keys(fees) as FeeKind[])];

export function isFee({ kind }: { kind: RowKind }): boolean {
  return kind !== goods;
}
