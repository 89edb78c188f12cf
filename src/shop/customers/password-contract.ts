import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { beside, password } from '#kit/fields/fields.ts';

/** `RepeatNewPassword` is optional; when given, it must be equal. */
const ChangePassword = z
  .object({
    CurrentPassword: password(),
    NewPassword: password({ min: 6 }),
    RepeatNewPassword: z.optional(z.string()),
  })
  .check(beside('RepeatNewPassword', 'NewPassword', 'match', (repeated, chosen) => repeated === chosen));

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change the own password; all other sessions with it end',
  method: 'PUT',
  path: '/api/customer',
  who: 'customer',
  right: 'see',
  problems: ['too-many'],
  input: ChangePassword,
  output: z.void(),
  status: 204,
});
