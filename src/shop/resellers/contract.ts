import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { email, optionalText, telephone, text } from '#kit/fields.ts';

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
  input: z.object({}),
  output: z.array(ResellerCountry),
});

export const ResellerApplication = z.object({
  name: text({ min: 2 }),
  company: text({ min: 2 }),
  email: email(),
  identity: text({ min: 2, max: 50 }),
  address: text({ min: 2 }),
  zipCodeAndCity: text({ min: 1 }),
  telephone: telephone(),
  webSite: optionalText(),
  message: optionalText({ max: 2000 }),
});

export const applyAsReseller = endpoint({
  name: 'applyAsReseller',
  summary: 'Apply to become a reseller; mailed to the maker and stored',
  method: 'POST',
  path: '/api/resellerapplication',
  who: 'anyone',
  input: ResellerApplication,
  output: z.void(),
  status: 204,
});
