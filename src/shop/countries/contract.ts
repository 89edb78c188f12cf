import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';

export const Country = z.object({ CountryCode: z.string(), CountryName: z.string() });
export type Country = z.infer<typeof Country>;

export const listCountries = endpoint({
  name: 'listCountries',
  summary: 'Countries that forms offer, in their order; sorted by name in the language where none is set',
  method: 'GET',
  path: '/api/countries',
  who: 'anyone',
  cachedUntil: 'data changes',
  description: 'An address in another country stays valid.',
  input: z.object({}),
  output: z.array(Country),
});
