import * as z from 'zod/mini';

/**
 * What an order by the first way of delivery to the usual address would have to come to, excluding VAT; null for what the
 * maker has not set.
 */
export const CartTerms = z.object({
  FreeFreightFrom: z.nullable(z.number()),
  MinimumOrder: z.nullable(z.number()),
  /** What an order below the minimum costs; null when there can be none. */
  SmallOrderFee: z.nullable(z.number()),
});
export type CartTerms = z.infer<typeof CartTerms>;
