import * as z from 'zod/mini';
import { integer, pathId } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { peopleQuery, Person, personFields } from '#shop/people/contract.ts';

export const listPeopleOfCustomer = endpoint({
  name: 'listPeopleOfCustomer',
  summary: 'The people of a customer, by name',
  method: 'GET',
  path: '/api/office/customers/:id/people',
  who: 'staff',
  right: 'customers.read',
  input: z.object({ id: pathId(), ...peopleQuery }),
  output: z.object({ Rows: z.array(Person), Total: z.int() }),
});

export const createPersonOfCustomer = endpoint({
  name: 'createPersonOfCustomer',
  summary: 'Add a person to a customer, who is mailed an invitation',
  method: 'POST',
  path: '/api/office/customers/:id/people',
  who: 'staff',
  right: 'customers.write',
  problems: ['conflict', 'limit-reached', 'too-many'],
  input: z.object({ id: pathId(), ...personFields }),
  output: Person,
});

export const changePersonOfCustomer = endpoint({
  name: 'changePersonOfCustomer',
  summary: 'Change a person of a customer',
  method: 'PUT',
  path: '/api/office/customers/:id/people/:personId',
  who: 'staff',
  right: 'customers.write',
  problems: ['changed-meanwhile'],
  input: z.object({ id: pathId(), personId: pathId(), ...personFields, Version: integer({ min: 1 }) }),
  output: Person,
});

export const removePersonOfCustomer = endpoint({
  name: 'removePersonOfCustomer',
  summary: 'Remove a person of a customer',
  method: 'DELETE',
  path: '/api/office/customers/:id/people/:personId',
  who: 'staff',
  right: 'customers.write',
  input: z.object({ id: pathId(), personId: pathId() }),
  output: z.void(),
  status: 204,
});

export const invitePersonOfCustomer = endpoint({
  name: 'invitePersonOfCustomer',
  summary: 'Mail a person of a customer a new link to choose a password; earlier ones end',
  method: 'POST',
  path: '/api/office/customers/:id/people/:personId/invite',
  who: 'staff',
  right: 'customers.write',
  problems: ['too-many'],
  input: z.object({ id: pathId(), personId: pathId() }),
  output: z.void(),
  status: 204,
});
