import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, obeys, text } from '#kit/fields/fields.ts';
import { isCountryCode } from '#kit/text/countries.ts';

const Rows = z
  .array(
    z.object({
      CountryCode: text({ min: 1, max: 2 }).check(obeys('match', isCountryCode, 'country')),
      Sort: integer({ min: -1_000_000, max: 1_000_000 }),
    }),
  )
  .check(z.maxLength(249, { error: 'maxAmount' }));

/** The countries that forms offer; none for all of them. */
export const SoldToInput = z.object({ Rows });
const SoldTo = z.object({ Rows, Version: z.string() });
export type SoldTo = z.infer<typeof SoldTo>;

export const readSoldTo = endpoint({
  name: 'readSoldTo',
  summary: 'The countries that forms offer, in their order; none for all',
  method: 'GET',
  path: '/api/office/countries',
  who: 'staff',
  right: 'settings.read',
  input: z.object({}),
  output: SoldTo,
});

export const changeSoldTo = endpoint({
  name: 'changeSoldTo',
  summary: 'Set which countries forms offer; refused when somebody else has changed it since it was read',
  method: 'PUT',
  path: '/api/office/countries',
  who: 'staff',
  right: 'settings.write',
  input: z.object({ Rows, Version: text({ min: 1 }) }),
  output: SoldTo,
});
