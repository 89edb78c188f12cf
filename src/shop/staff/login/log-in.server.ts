import { inTransaction, type Db, type Trx } from '#kit/database/db.server.ts';
import { findKnownDevice, rememberDevice, type KnownDevice } from '#kit/http/known-device.server.ts';
import { verifyPassword } from '#kit/passwords/password.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember, Visitor } from '#kit/http/principal.ts';
import { Answer, type RequestContext } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { chargeAll, forget, refundAll } from '#kit/http/rate-limit.server.ts';
import { codeCharge, deviceCookie, deviceKind, passwordCharges } from './staff-attempts.server.ts';
import type { OfficeLogIn } from '#shop/staff/contract.ts';
import type { StaffRole } from '#shop/staff/rights.ts';
import { officeCookie, type StaffSessions } from '#shop/staff/sessions.server.ts';
import {
  isPublicPasswordInUse,
  readStaffByEmail,
  readStaffRow,
  updateStaff,
  type StaffRow,
} from '#shop/staff/store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { useCode } from './two-step.server.ts';
import { wrongLogIn } from '#shop/login/problems.ts';

const refused = new Problem(wrongLogIn, {
  detail: officeTextOf('officeProblem.wrongLogIn'),
});

/** An unknown address, a wrong password and a disabled account give the same answer, after the same time. */
export async function logIn(
  services: Services,
  sessions: StaffSessions,
  { Email, Password, Code }: { Email: string; Password: string; Code: string },
  context: RequestContext,
): Promise<Answer<OfficeLogIn> | OfficeLogIn | Problem> {
  const { db, now } = services;
  const inCookies = { secrets: context.secrets(deviceCookie), account: Email.toLowerCase() };
  const device = await findKnownDevice(db, deviceKind, inCookies, now());
  const charges = passwordCharges(context.ip, Email, device);
  const mustWait = await chargeAll(db, charges, now());
  if (mustWait) return mustWait;

  const staff = await readStaffByEmail(db, Email);
  const isRight = await verifyPassword(
    Password,
    staff?.active ? staff.password_hash : null,
    device ? 'known' : 'unknown',
  );
  if (isRight instanceof Problem) {
    await refundAll(db, charges);
    return isRight;
  }
  if (!isRight || !staff) return refused;
  if (staff.totp_secret !== null && Code === '') {
    await refundAll(db, charges);
    return { ...nobody, NeedsCode: true };
  }
  return await inTransactionWithCode(services, sessions, { staff, Code, charges, device }, context);
}

type CheckedPassword = {
  staff: StaffRow;
  Code: string;
  charges: ReturnType<typeof passwordCharges>;
  device: KnownDevice | undefined;
};

async function inTransactionWithCode(
  { db, env, now }: Services,
  sessions: StaffSessions,
  { staff, Code, charges, device }: CheckedPassword,
  context: RequestContext,
): Promise<Answer<OfficeLogIn> | Problem> {
  const code = codeCharge(staff.id, device);
  if (staff.totp_secret !== null) {
    const mustWait = await chargeAll(db, [code], now());
    if (mustWait) return mustWait;
  }
  return await inTransaction(db, async (trx) => {
    if (staff.totp_secret !== null && !(await useCode(trx, env, { staff, code: Code, now: now() })))
      return refused;
    await forget(trx, code);
    const [own, ...others] = charges;
    await forget(trx, own);
    // The other limits get back only this attempt: if a success cleared them, anybody with an account could guess other
    // passwords without limit.
    await refundAll(trx, others);
    return await openSession(trx, sessions, staff, context, now());
  });
}

/** Part of a log-in by password or by link. */
export async function openSession(
  trx: Trx,
  sessions: StaffSessions,
  staff: StaffRow,
  context: RequestContext,
  at: Date,
): Promise<Answer<OfficeLogIn>> {
  await updateStaff(trx, staff.id, { last_log_in_at: at });
  const { cookie } = await sessions.start(trx, staff.id, context.secrets(officeCookie));
  const device = { secrets: context.secrets(deviceCookie), account: staff.email.toLowerCase() };
  const deviceIs = await rememberDevice(trx, deviceKind, device, at);
  const self: StaffMember = { kind: 'staff', ...staff, rights: sessions.rightsNow(staff), sessionHash: '' };
  return new Answer(await stateOf(trx, self), {
    cookies: [cookie, { ...cookie, path: '/api/office', name: deviceCookie, ...deviceIs }],
  });
}

export const nobody: OfficeLogIn = {
  LoggedIn: false,
  NeedsCode: false,
  MustEnrol: false,
  PublicPassword: 'none',
  Staff: null,
};

export async function stateOf(db: Db, principal: StaffMember | Visitor): Promise<OfficeLogIn> {
  if (principal.kind === 'visitor') return nobody;
  const { id, name, email, role, rights } = principal;
  return {
    LoggedIn: true,
    NeedsCode: false,
    MustEnrol: !rights.has('office'),
    PublicPassword: await publicPassword(db, id),
    Staff: { Id: id, Name: name, Email: email, Role: role as StaffRole, Rights: [...rights] },
  };
}

async function publicPassword(db: Db, id: number): Promise<OfficeLogIn['PublicPassword']> {
  if (!(await isPublicPasswordInUse(db))) return 'none';
  return (await readStaffRow(db, id))?.password_is_public ? 'own' : 'other';
}
