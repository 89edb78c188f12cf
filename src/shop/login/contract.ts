import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
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
