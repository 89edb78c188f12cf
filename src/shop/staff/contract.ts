import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { email, optionalText, password, pathId, text } from '#kit/fields/fields.ts';
import { staffRoles } from './rights.ts';

/** Longer than for customers, because a staff account gives access to everybody's data. */
export const staffPasswordMin = 10;
const newPassword = () => password({ min: staffPasswordMin, format: 'staffPassword' });

const Role = z.enum(staffRoles);

export const OfficeLogIn = z.object({
  LoggedIn: z.boolean(),
  /** The password was right, and the code of two-step log-in is required too. */
  NeedsCode: z.boolean(),
  /** Two-step log-in must be set up first, and the own password changed when `PublicPassword` is `own`. */
  MustEnrol: z.boolean(),
  /** Whose account has a publicly known password, that of the demo: the caller's own, another's, or nobody's. */
  PublicPassword: z.enum(['none', 'own', 'other']),
  Staff: z.nullable(
    z.object({ Id: z.int(), Name: z.string(), Email: z.string(), Role, Rights: z.array(z.string()) }),
  ),
});
export type OfficeLogIn = z.infer<typeof OfficeLogIn>;

export const checkOfficeLogIn = endpoint({
  name: 'checkOfficeLogIn',
  summary: 'Whether the caller is logged in to the office, and as whom',
  method: 'GET',
  path: '/api/office/login',
  who: 'anyone',
  perPrincipal: true,
  input: z.object({}),
  output: OfficeLogIn,
});

export const logInToOffice = endpoint({
  name: 'logInToOffice',
  summary: 'Log in to the office with e-mail, password and the code of two-step log-in',
  method: 'POST',
  path: '/api/office/login',
  who: 'anyone',
  whilePasswordIsRequired: true,
  /** `Code` is a code of the app, or a recovery code; it is required once the password was right. */
  problems: ['wrong-log-in', 'too-many'],
  input: z.object({ Email: email(), Password: password(), Code: optionalText({ max: 20 }) }),
  output: OfficeLogIn,
});

export const logOutOfOffice = endpoint({
  name: 'logOutOfOffice',
  summary: 'Log out of the office; the session ends on the server',
  method: 'DELETE',
  path: '/api/office/login',
  who: 'anyone',
  whilePasswordIsRequired: true,
  input: z.object({}),
  output: z.void(),
  status: 204,
});

export const readStaffLink = endpoint({
  name: 'readStaffLink',
  summary: 'For whom a link to choose a password is; not found when it cannot be used any more',
  method: 'POST',
  path: '/api/office/welcome/link',
  who: 'anyone',
  whilePasswordIsRequired: true,
  problems: ['not-found', 'too-many'],
  input: z.object({ Token: text({ min: 1, max: 100 }) }),
  output: z.object({ Name: z.string(), Email: z.string() }),
});

export const useStaffLink = endpoint({
  name: 'useStaffLink',
  summary: 'Choose a password by the link one was given, and log in',
  method: 'POST',
  path: '/api/office/welcome',
  who: 'anyone',
  whilePasswordIsRequired: true,
  problems: ['not-found', 'too-many'],
  input: z.object({ Token: text({ min: 1, max: 100 }), NewPassword: newPassword() }),
  output: OfficeLogIn,
});

export const readOwnLogIn = endpoint({
  name: 'readOwnLogIn',
  summary: 'How the caller logs in to the office',
  method: 'GET',
  path: '/api/office/me',
  who: 'staff',
  right: 'self',
  input: z.object({}),
  output: z.object({ TwoStep: z.boolean(), RecoveryCodesLeft: z.int() }),
});

export const changeOwnPassword = endpoint({
  name: 'changeOwnStaffPassword',
  summary: "Change the caller's own password; their other sessions end",
  method: 'PUT',
  path: '/api/office/me/password',
  who: 'staff',
  right: 'self',
  input: z.object({ CurrentPassword: password(), NewPassword: newPassword() }),
  output: z.void(),
  status: 204,
});

export const beginTwoStep = endpoint({
  name: 'beginTwoStep',
  summary: 'A new secret for an authenticator app; it counts once a code made with it is sent',
  method: 'POST',
  path: '/api/office/me/two-step',
  who: 'staff',
  right: 'self',
  /** Required when two-step log-in is already set up. */
  input: z.object({ CurrentPassword: z.optional(password()) }),
  output: z.object({ Secret: z.string(), Uri: z.string() }),
});

export const confirmTwoStep = endpoint({
  name: 'confirmTwoStep',
  summary: 'Set up two-step log-in with a code made with the new secret',
  method: 'PUT',
  path: '/api/office/me/two-step',
  who: 'staff',
  right: 'self',
  input: z.object({ Code: text({ min: 1, max: 20 }) }),
  output: z.object({ RecoveryCodes: z.array(z.string()) }),
});

export const OfficeStaffMember = z.object({
  Id: z.int(),
  Name: z.string(),
  Email: z.string(),
  Role,
  Active: z.boolean(),
  /** They may change prices of orders and give discounts, to `DiscountLimit`; owners may anyway. */
  MayPrice: z.boolean(),
  /** Whether a password has been chosen. */
  HasPassword: z.boolean(),
  TwoStep: z.boolean(),
  LastLogIn: z.nullable(z.string()),
  Version: z.string(),
});
export type OfficeStaffMember = z.infer<typeof OfficeStaffMember>;

export const StaffMemberInput = z.object({
  Name: text({ min: 2 }),
  Email: email(),
  Role: z._default(Role, 'sales'),
  Active: z._default(z.boolean(), true),
  MayPrice: z._default(z.boolean(), false),
});

/** A link to hand over in person when no mail can be sent. */
const LinkOut = z.object({ Id: z.int(), Url: z.string() });

export const listStaffMembers = endpoint({
  name: 'listStaffMembers',
  summary: 'Everyone who has, or has had, a log-in to the office',
  method: 'GET',
  path: '/api/office/staff',
  who: 'staff',
  right: 'staff.write',
  input: z.object({}),
  output: z.object({ Rows: z.array(OfficeStaffMember), Total: z.int() }),
});

export const readStaffMember = endpoint({
  name: 'readStaffMember',
  summary: 'One of the staff',
  method: 'GET',
  path: '/api/office/staff/:id',
  who: 'staff',
  right: 'staff.write',
  input: z.object({ id: pathId() }),
  output: OfficeStaffMember,
});

export const inviteStaffMember = endpoint({
  name: 'inviteStaffMember',
  summary: 'Give somebody a log-in, and mail them the link to choose a password',
  method: 'POST',
  path: '/api/office/staff',
  who: 'staff',
  right: 'staff.write',
  input: StaffMemberInput,
  output: LinkOut,
});

export const changeStaffMember = endpoint({
  name: 'changeStaffMember',
  summary: 'Change name, e-mail or role, or end a log-in',
  method: 'PUT',
  path: '/api/office/staff/:id',
  who: 'staff',
  right: 'staff.write',
  input: z.extend(StaffMemberInput, { id: pathId(), Version: text({ min: 1 }) }),
  output: OfficeStaffMember,
});

export const sendStaffLink = endpoint({
  name: 'sendStaffLink',
  summary: 'Mail a new link to choose a password; earlier ones end',
  method: 'POST',
  path: '/api/office/staff/:id/link',
  who: 'staff',
  right: 'staff.write',
  input: z.object({ id: pathId(), ResetTwoStep: z._default(z.boolean(), false) }),
  output: LinkOut,
});
