import { verifyPassword } from '#kit/passwords/password.server.ts';
import { hashNewPassword } from './new-staff-password.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { chargeAll, forget } from '#kit/http/rate-limit.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { codeCharge, currentPasswordCharge } from './staff-attempts.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { deleteSessionsOfStaff } from '#shop/staff/session-store.server.ts';
import {
  countRecoveryCodes,
  lockStaffRow,
  readStaffRow,
  replaceRecoveryCodes,
  updateStaff,
  useTimeStep,
} from '#shop/staff/store.server.ts';
import {
  newRecoveryCodes,
  newTotpSecret,
  openTotp,
  sealTotp,
  timeStepOf,
  totpUri,
} from './two-step.server.ts';

export async function ownLogIn({ db }: Services, staff: StaffMember) {
  const row = await readStaffRow(db, staff.id);
  return {
    TwoStep: row?.totp_secret != null,
    RecoveryCodesLeft: await countRecoveryCodes(db, staff.id),
  };
}

export async function changePassword(
  services: Services,
  texts: TextRepository,
  staff: StaffMember,
  { CurrentPassword, NewPassword }: { CurrentPassword: string; NewPassword: string },
): Promise<Problem | undefined> {
  const refused = await checkCurrent(services, staff, CurrentPassword);
  if (refused) return refused;
  const hash = await hashNewPassword(services, texts, staff, NewPassword);
  if (hash instanceof Problem) return hash;
  return await changeAs(staff, services, {}, async (trx, note) => {
    await updateStaff(trx, staff.id, { password_hash: hash, password_is_public: false });
    await deleteSessionsOfStaff(trx, staff.id, staff.sessionHash);
    note({
      entity: 'staff',
      id: staff.id,
      action: 'change',
      before: { Password: 1 },
      after: { Password: 2 },
    });
    return undefined;
  });
}

/** A new secret is stored beside the current one until a code proves that the app has it. */
export async function begin(
  services: Services,
  staff: StaffMember,
  issuer: string,
  current: string | undefined,
) {
  const { db } = services;
  const row = await readStaffRow(db, staff.id);
  if (row?.totp_secret != null) {
    const refused = await checkCurrent(services, staff, current ?? '');
    if (refused) return refused;
  }
  const secret = newTotpSecret();
  await updateStaff(db, staff.id, { totp_pending: sealTotp(services.env, staff.id, secret) });
  return { Secret: secret, Uri: totpUri(secret, issuer, staff.email) };
}

export async function confirm(services: Services, staff: StaffMember, code: string) {
  const mustWait = await chargeAll(services.db, [codeCharge(staff.id)], services.now());
  if (mustWait) return mustWait;
  return await changeAs(staff, services, {}, async (trx, note) => {
    const row = await lockStaffRow(trx, staff.id);
    if (row?.totp_pending == null) return new Problem('conflict');
    const secret = openTotp(services.env, staff.id, row.totp_pending);
    if (secret === undefined) return new Problem('conflict');
    const step = timeStepOf(secret, code, services.now());
    if (step === undefined || !(await useTimeStep(trx, staff.id, step))) return badField('Code', 'match');
    const codes = newRecoveryCodes();
    await updateStaff(trx, staff.id, { totp_secret: row.totp_pending, totp_pending: null });
    await replaceRecoveryCodes(trx, staff.id, codes.hashes);
    await deleteSessionsOfStaff(trx, staff.id, staff.sessionHash);
    await forget(trx, codeCharge(staff.id));
    note({
      entity: 'staff',
      id: staff.id,
      action: 'change',
      before: { TwoStep: row.totp_secret !== null },
      after: { TwoStep: 'new' },
    });
    return { RecoveryCodes: codes.shown };
  });
}

async function checkCurrent(
  { db, now }: Services,
  staff: StaffMember,
  password: string,
): Promise<Problem | undefined> {
  const charge = currentPasswordCharge(staff.id);
  const mustWait = await chargeAll(db, [charge], now());
  if (mustWait) return mustWait;
  const row = await readStaffRow(db, staff.id);
  const isRight = await verifyPassword(password, row?.password_hash);
  if (isRight instanceof Problem) return isRight;
  if (!isRight) return badField('CurrentPassword', 'match');
  await forget(db, charge);
  return undefined;
}
