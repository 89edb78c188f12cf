import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { ResellerApplication } from './application-input.ts';

export const ResellerCountry = z.object({
  CountryCode: z.string(),
  CountryName: z.string(),
  Cities: z.array(z.object({ City: z.string(), Customers: z.array(z.object({ Name: z.string() })) })),
});
export type ResellerCountry = z.infer<typeof ResellerCountry>;

export const listResellers = endpoint({
  name: 'listResellers',
  summary: 'Resellers by country and city',
  method: 'GET',
  path: '/api/resellers',
  who: 'anyone',
  cachedUntil: 'data changes',
  input: z.object({}),
  output: z.array(ResellerCountry),
});

export const applyAsReseller = endpoint({
  name: 'applyAsReseller',
  summary: 'Apply to become a reseller; mailed to the maker and stored',
  method: 'POST',
  path: '/api/resellerapplication',
  who: 'anyone',
  problems: ['too-many'],
  input: ResellerApplication,
  output: z.void(),
  status: 204,
});
