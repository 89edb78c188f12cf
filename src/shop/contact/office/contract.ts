import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { email, integer, optionalText, telephone, text } from '#kit/fields/fields.ts';

export const Card = z.object({
  /** Null for a new person. */
  Id: z.nullable(integer({ min: 1 })),
  Name: text({ min: 1 }),
  RoleSV: text({ min: 1 }),
  RoleEN: optionalText(),
  Email: email(),
  Telephone: telephone(),
  ImageId: z.nullable(integer({ min: 1 })),
});
export type OfficeContactCard = z.infer<typeof Card>;

/** In the order in which the shop shows them. */
export const ContactCardsInput = z.object({
  Cards: z.array(Card).check(z.maxLength(50, { error: 'maxAmount' })),
});
const ContactCards = z.extend(ContactCardsInput, { Version: z.string() });
export type OfficeContactCards = z.infer<typeof ContactCards>;

export const readContactCards = endpoint({
  name: 'readContactCards',
  summary: 'The people to contact, in both languages',
  method: 'GET',
  path: '/api/office/contact-persons',
  who: 'staff',
  right: 'content.read',
  input: z.object({}),
  output: ContactCards,
});

export const changeContactCards = endpoint({
  name: 'changeContactCards',
  summary: 'Who is to be contacted, and in which order; refused when it was changed meanwhile',
  method: 'PUT',
  path: '/api/office/contact-persons',
  who: 'staff',
  right: 'content.write',
  input: z.extend(ContactCardsInput, { Version: text({ min: 1 }) }),
  output: ContactCards,
});
