import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { email, optionalText, password } from '#kit/fields/fields.ts';
import { optionalKey } from '#kit/fields/key-fields.ts';

export const LoginState = z.object({
  LoggedIn: z.boolean(),
  /** The session was opened by other means than the customer's password. */
  AuthUsed: z.boolean(),
  User: z.nullable(
    z.object({
      CustomerNumber: z.string(),
      Name: z.string(),
      /** Absent for whoever logs in with the customer's number. */
      PersonId: z.optional(z.int()),
      /** The customer's language, in the answer to a log-in. */
      Language: z.optional(z.string()),
    }),
  ),
});
export type LoginState = z.infer<typeof LoginState>;

export const checkLogin = endpoint({
  name: 'checkLogin',
  summary: 'Whether the caller is logged in, and as whom',
  whileClosed: 'always',
  method: 'GET',
  path: '/api/login',
  who: 'anyone',
  perPrincipal: true,
  input: z.object({}),
  output: LoginState,
});

export const logIn = endpoint({
  name: 'logIn',
  summary: 'Log in with customer number and password, or with the secret of a mailed link',
  whileClosed: 'always',
  method: 'POST',
  path: '/api/login',
  who: 'anyone',
  whilePasswordIsRequired: true,
  /** The input is either `username` and `password`, or `resetToken`. */
  description:
    'Either `username` and `password`, or `resetToken`. The answer sets the cookie `session`, which later calls send along.',
  problems: ['wrong-log-in', 'spent-link', 'too-many'],
  input: z
    .object({
      username: optionalKey({ max: 50 }),
      password: z.optional(z.string()),
      resetToken: optionalText(),
    })
    .check(
      z.refine((input) => input.username !== '' || input.resetToken !== '', {
        path: ['username'],
        error: 'required',
      }),
      z.refine((input) => Boolean(input.password) || input.resetToken !== '', {
        path: ['password'],
        error: 'required',
      }),
    ),
  output: LoginState,
});

export const logOut = endpoint({
  name: 'logOut',
  summary: 'Log out; the session ends on the server',
  whileClosed: 'always',
  method: 'DELETE',
  path: '/api/login',
  who: 'anyone',
  whilePasswordIsRequired: true,
  input: z.object({}),
  output: z.void(),
  status: 204,
});

export const checkRequiresNewPassword = endpoint({
  name: 'checkRequiresNewPassword',
  summary: 'Whether the customer must choose a new password first',
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
  right: 'administer',
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
