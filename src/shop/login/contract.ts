import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { email, optionalText, password } from '#kit/fields/fields.ts';
import { optionalKey } from '#kit/fields/key-fields.ts';
import { personRoles } from '#shop/customers/person-roles.ts';

export const LoginState = z.object({
  LoggedIn: z.boolean(),
  /** The session was opened by other means than the customer's password. */
  AuthUsed: z.boolean(),
  User: z.nullable(
    z.object({
      CustomerNumber: z.string(),
      Name: z.string(),
      /** Null for whoever logs in with the customer's number. */
      PersonName: z.nullable(z.string()),
      Role: z.enum(personRoles),
      SeesInvoices: z.boolean(),
      /** What a person logs in with; absent for the number. */
      Email: z.optional(z.string()),
      /** Absent for whoever logs in with the customer's number. */
      PersonId: z.optional(z.int()),
      /** The customer's language, in the answer to a log-in. */
      Language: z.optional(z.string()),
    }),
  ),
  /** The customers of an address whose people have the same password: one of them is to be chosen. */
  Choose: z.optional(z.array(z.object({ CustomerNumber: z.string(), Name: z.string() }))),
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
  summary:
    'Log in with a customer number or an e-mail address and its password, or with the secret of a mailed link',
  whileClosed: 'always',
  method: 'POST',
  path: '/api/login',
  who: 'anyone',
  whilePasswordIsRequired: true,
  /** The input is either `username` and `password`, or `resetToken`, or `inviteToken`. */
  description:
    'Either `username` and `password`, or `resetToken`, or `inviteToken`. A `username` with @ is the address of a person. ' +
    'Where the same address and password are of people of several customers, the answer is `Choose` with the customers and ' +
    'no session: the call is made again with `customerNumber`. The answer sets the cookie `session`, which later calls send along.',
  problems: ['wrong-log-in', 'spent-link', 'too-many'],
  input: z
    .object({
      username: optionalKey({ max: 254 }),
      password: z.optional(z.string()),
      customerNumber: optionalKey({ max: 50 }),
      resetToken: optionalText(),
      inviteToken: optionalText(),
    })
    .check(
      z.refine((input) => input.username !== '' || hasToken(input), {
        path: ['username'],
        error: 'required',
      }),
      z.refine((input) => Boolean(input.password) || hasToken(input), {
        path: ['password'],
        error: 'required',
      }),
    ),
  output: LoginState,
});

function hasToken({ resetToken, inviteToken }: { resetToken: string; inviteToken: string }): boolean {
  return resetToken !== '' || inviteToken !== '';
}

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
