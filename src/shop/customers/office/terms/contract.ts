import * as z from 'zod/mini';
import { amount } from '#kit/fields/fields.ts';

/** What holds for one customer alone. */
export const termsFields = {
  /** What goes off each price that is no campaign; missing for nothing. */
  DiscountPercent: z.pipe(
    z.transform((value: unknown) => value ?? 0),
    amount({ max: 100 }),
  ),
};

const schema = z.object(termsFields);
export type CustomerTerms = z.infer<typeof schema>;
