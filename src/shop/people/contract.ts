import * as z from 'zod/mini';
import {
  amount,
  email,
  integer,
  optionalQueryChoice,
  optionalQueryInteger,
  pathId,
  text,
} from '#kit/fields/fields.ts';
import { missingOrWrong } from '#kit/fields/missing-or-wrong.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { languages } from '#kit/text/language.ts';
import { personRoles } from '#shop/customers/person-roles.ts';

export const mostPeople = 50;
export const shortestName = 2;
export const longestName = 100;

export const personStates = ['invited', 'active', 'removed'] as const;
export type PersonState = (typeof personStates)[number];

/** A person of a customer. Whoever logs in with the customer's number is none of them. */
export const Person = z.object({
  Id: z.int(),
  Name: z.string(),
  /** What the person logs in with; '' for one who was removed. */
  Email: z.string(),
  Role: z.enum(personRoles),
  SeesInvoices: z.boolean(),
  /** The goods excluding VAT above which an order of the role `order` needs an approval; null for none. */
  OrderLimit: z.nullable(z.number()),
  /** `invited` until the person has chosen a password. */
  State: z.enum(personStates),
  /** `YYYY-MM-DD`. */
  LastLogInDate: z.nullable(z.string()),
  Version: z.int(),
});
export type Person = z.infer<typeof Person>;

export const personFields = {
  Name: text({ min: shortestName, max: longestName }),
  Email: email(),
  Role: z.enum(personRoles, { error: missingOrWrong }),
  /** An administrator sees them in any case. Absent: of a change as it is, else yes. */
  SeesInvoices: z.optional(z.boolean({ error: 'regex' })),
  /** Of a change, absent leaves it as it is. */
  OrderLimit: z.optional(z.nullable(amount())),
};
const PersonInput = z.object(personFields);
export type PersonInput = z.infer<typeof PersonInput>;

export const peopleQuery = {
  skip: optionalQueryInteger({ min: 0 }),
  take: optionalQueryInteger({ min: 1, max: 100 }),
  /** Without it, those who are not removed. */
  state: optionalQueryChoice(personStates),
};

export const listPeople = endpoint({
  name: 'listPeople',
  summary: "The customer's people, by name",
  method: 'GET',
  path: '/api/people',
  who: 'customer',
  right: 'administer',
  input: z.object(peopleQuery),
  output: z.object({ Rows: z.array(Person), TotalCount: z.int() }),
});

export const createPerson = endpoint({
  name: 'createPerson',
  summary: 'Add a person, who is mailed an invitation',
  method: 'POST',
  path: '/api/people',
  who: 'customer',
  right: 'administer',
  requestHeaders: keyHeader,
  problems: ['conflict', 'limit-reached', 'key-reused', 'too-many'],
  input: PersonInput,
  output: Person,
});

export const changePerson = endpoint({
  name: 'changePerson',
  summary: 'Change a person. Nobody changes their own role or limit',
  description: 'A person who has not chosen a password yet is invited anew when the address changes.',
  method: 'PUT',
  path: '/api/people/:id',
  who: 'customer',
  right: 'administer',
  problems: ['changed-meanwhile', 'conflict'],
  input: z.object({ id: pathId(), ...personFields, Version: integer({ min: 1 }) }),
  output: Person,
});

export const removePerson = endpoint({
  name: 'removePerson',
  summary: 'Remove a person',
  description:
    'Sessions end at once, what is in the cart becomes a shared list, and so do private lists. The name stays on orders.',
  method: 'DELETE',
  path: '/api/people/:id',
  who: 'customer',
  right: 'administer',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});

export const invitePerson = endpoint({
  name: 'invitePerson',
  summary: 'Mail a person a new link to choose a password; earlier ones end',
  method: 'POST',
  path: '/api/people/:id/invite',
  who: 'customer',
  right: 'administer',
  problems: ['too-many'],
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});

const Mails = z.object(
  {
    /** Of the own orders; of all orders for whoever logs in with the customer's number. */
    Orders: z.boolean({ error: 'regex' }),
  },
  { error: missingOrWrong },
);

const Me = z.object({
  /** Null for whoever logs in with the customer's number. */
  Name: z.nullable(z.string()),
  Email: z.string(),
  Language: z.enum(languages),
  Role: z.enum(personRoles),
  SeesInvoices: z.boolean(),
  OrderLimit: z.nullable(z.number()),
  Mails,
});
export type Me = z.infer<typeof Me>;

export const readMe = endpoint({
  name: 'readMe',
  summary: 'Who is logged in',
  method: 'GET',
  path: '/api/me',
  who: 'customer',
  right: 'see',
  input: z.object({}),
  output: Me,
});

export const changeMe = endpoint({
  name: 'changeMe',
  summary: 'Change the own name, language and mails',
  description: "Of whoever logs in with the customer's number, only `Mails` is changed.",
  method: 'PUT',
  path: '/api/me',
  who: 'customer',
  right: 'see',
  input: z.object({
    Name: z.optional(z.nullable(text({ min: shortestName, max: longestName }))),
    Language: z.optional(z.enum(languages, { error: 'match' })),
    Mails,
  }),
  output: Me,
});
