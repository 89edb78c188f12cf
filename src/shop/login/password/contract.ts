import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { email, password } from '#kit/fields/fields.ts';

export const checkRequiresNewPassword = endpoint({
  name: 'checkRequiresNewPassword',
  summary: 'Whether the caller must choose a new password first',
  whileClosed: 'always',
  method: 'GET',
  path: '/api/CustomerPasswordCheck',
  who: 'customer',
  right: 'see',
  input: z.object({}),
  output: z.object({ RequireNewPassword: z.boolean() }),
});

export const setRequiredPassword = endpoint({
  name: 'setRequiredPassword',
  summary: 'Set the new password that is required',
  whileClosed: 'always',
  method: 'POST',
  path: '/api/CustomerPasswordCheck',
  who: 'customer',
  right: 'see',
  whilePasswordIsRequired: true,
  problems: ['conflict', 'too-many'],
  input: z.object({ newPassword: password({ min: 6 }) }),
  output: z.void(),
  status: 204,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Mail a link that logs the customer in once, to choose a new password',
  whileClosed: 'always',
  method: 'POST',
  path: '/api/ResetPassword',
  who: 'anyone',
  whilePasswordIsRequired: true,
  problems: ['conflict', 'unknown-email', 'too-many'],
  input: z.object({ email: email() }),
  output: z.void(),
  status: 204,
});
