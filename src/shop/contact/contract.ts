import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';

export const ContactCard = z.object({
  Id: z.int(),
  Name: z.string(),
  Role: z.string(),
  Email: z.string(),
  Telephone: z.string(),
  /** The id for `articleImage`. */
  ImageId: z.nullable(z.int()),
});
export type ContactCard = z.infer<typeof ContactCard>;

export const listStaff = endpoint({
  name: 'listStaff',
  summary: 'The people to contact',
  method: 'GET',
  path: '/api/staff',
  who: 'anyone',
  cachedUntil: 'data changes',
  input: z.object({}),
  output: z.array(ContactCard),
});
