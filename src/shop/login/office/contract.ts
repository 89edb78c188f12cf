import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { pathId } from '#kit/fields/fields.ts';

export const sendPasswordLink = endpoint({
  name: 'sendPasswordLink',
  summary: 'Mail a customer a link to choose a password; earlier links end',
  method: 'POST',
  path: '/api/office/customers/:id/password-link',
  who: 'staff',
  right: 'customers.write',
  input: z.object({ id: pathId() }),
  output: z.object({ Email: z.string(), Hours: z.int() }),
});

export const logInOnBehalf = endpoint({
  name: 'logInOnBehalf',
  summary: 'Open a session of the shop in the place of a customer, with AuthUsed true; it is logged',
  method: 'POST',
  path: '/api/office/customers/:id/session',
  who: 'staff',
  right: 'customers.write',
  input: z.object({ id: pathId() }),
  output: z.object({ CustomerNumber: z.string() }),
});
