import * as z from 'zod/mini';
import { integer } from './fields.ts';

/** Places in a query string, counted from 0, repeated or with commas between them. */
export function queryPlaces({ most }: { most: number }) {
  return z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null) return undefined;
      const given: unknown[] = Array.isArray(value) ? value : [value];
      return given
        .flatMap((one) => (typeof one === 'string' ? one.split(',', most + 1) : [one]))
        .map((one) => (typeof one === 'string' && /^\d{1,3}$/.test(one) ? Number(one) : one));
    }),
    z.optional(
      z.array(integer({ max: 999 })).check(z.refine((all) => all.length <= most, { error: 'maxAmount' })),
    ),
  );
}
