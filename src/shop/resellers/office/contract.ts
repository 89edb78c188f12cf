import { languages } from '#kit/text/language.ts';
import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryChoice, optionalText, paging, pathId } from '#kit/fields/fields.ts';
import { OfficeCustomerInput } from '#shop/customers/office/contract.ts';

export const OfficeApplication = z.object({
  Id: z.int(),
  CreatedAt: z.string(),
  Name: z.string(),
  Company: z.string(),
  Email: z.string(),
  Identity: z.string(),
  Address: z.string(),
  ZipCodeAndCity: z.string(),
  Telephone: z.string(),
  WebSite: z.string(),
  Message: z.string(),
  Language: z.enum(languages),
  Decision: z.nullable(z.enum(['accepted', 'declined'])),
  DecidedAt: z.nullable(z.string()),
  CustomerId: z.nullable(z.int()),
});
export type OfficeApplication = z.infer<typeof OfficeApplication>;

const same = z.array(z.enum(['identity', 'email']));

/** Customers and other applications with the same number of the company, however it is spelt, or the same e-mail. */
const SameFirm = z.object({
  Customers: z.array(z.object({ Id: z.int(), CustomerNumber: z.string(), Name: z.string(), Same: same })),
  Applications: z.array(
    z.object({
      ...z.pick(OfficeApplication, { Id: true, Company: true, CreatedAt: true, Decision: true }).shape,
      Same: same,
    }),
  ),
});
export type SameFirm = z.infer<typeof SameFirm>;

const ReadApplication = z.object({
  ...OfficeApplication.shape,
  Same: SameFirm,
  /** What can be mailed with a no, in the applicant's language; null once it is answered. */
  Refusal: z.nullable(z.object({ Subject: z.string(), Text: z.string() })),
});
export type ReadApplication = z.infer<typeof ReadApplication>;

const knownAs = ['customer', 'application'] as const;
export type KnownAs = (typeof knownAs)[number];

const ListedApplication = z.object({
  ...OfficeApplication.shape,
  /** What has the same number of the company or the same e-mail. */
  Known: z.nullable(z.enum(knownAs)),
});

export const applicationStates = ['open', 'accepted', 'declined'] as const;

export const listApplications = endpoint({
  name: 'listApplications',
  summary: 'Applications to become a reseller, newest first',
  method: 'GET',
  path: '/api/office/applications',
  who: 'staff',
  right: 'customers.read',
  input: z.object({
    state: optionalQueryChoice(applicationStates),
    ...paging(),
  }),
  output: z.object({ Rows: z.array(ListedApplication), Total: z.int() }),
});

export const readApplication = endpoint({
  name: 'readApplication',
  summary: 'One application, and which customers and applications have the same company number or e-mail',
  method: 'GET',
  path: '/api/office/applications/:id',
  who: 'staff',
  right: 'customers.read',
  input: z.object({ id: pathId() }),
  output: ReadApplication,
});

export const acceptApplication = endpoint({
  name: 'acceptApplication',
  summary: 'Make a customer of an applicant, and mail a welcome with a link to choose a password',
  method: 'POST',
  path: '/api/office/applications/:id/customer',
  who: 'staff',
  right: 'customers.write',
  input: z.object({ id: pathId(), Customer: OfficeCustomerInput }),
  output: z.object({ CustomerId: z.int(), CustomerNumber: z.string() }),
});

export const mostRefusal = 5_000;

export const declineApplication = endpoint({
  name: 'declineApplication',
  summary: 'Say no to an applicant; Message is mailed as it is, and without it nothing is',
  method: 'POST',
  path: '/api/office/applications/:id/refusal',
  who: 'staff',
  right: 'customers.write',
  input: z.object({ id: pathId(), Message: z.optional(optionalText({ max: mostRefusal })) }),
  output: OfficeApplication,
});
