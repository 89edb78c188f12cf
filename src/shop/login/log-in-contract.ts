import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalText } from '#kit/fields/fields.ts';
import { optionalKey } from '#kit/fields/key-fields.ts';
import { LoginState } from './contract.ts';

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
