import type { FeeRule } from '#shop/order-model/fees.ts';

/** What the shop charges beside the goods, in the order in which it is shown: nothing yet. */
export const feeRules: readonly FeeRule[] = [];
