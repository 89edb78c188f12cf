import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';

export const Customer = z.object({
  CustomerNumber: z.string(),
  Name: z.string(),
  Email: z.string(),
  Telephone: z.string(),
  InvoiceAddress: z.object({
    Address1: z.string(),
    Address2: z.string(),
    City: z.string(),
    ZipCode: z.string(),
    CountryCode: z.string(),
    ContactPerson: z.string(),
  }),
});
export type Customer = z.infer<typeof Customer>;

export const readCustomer = endpoint({
  name: 'readCustomer',
  summary: 'The logged-in customer',
  method: 'GET',
  path: '/api/customer',
  who: 'customer',
  right: 'see',
  input: z.object({}),
  output: Customer,
});
