import { inTransaction } from '#kit/db.server.ts';
import type { Trx } from '#kit/db.server.ts';
import { verifyPassword } from '#kit/password.server.ts';
import { Problem } from '#kit/problem.ts';
import type { Staff, Visitor } from '#kit/reader.ts';
import { Answer } from '#kit/router.server.ts';
import type { Asked, Services } from '#kit/router.server.ts';
import { chargeAll, forget, refundAll } from '#kit/throttle.server.ts';
import { codeCharge, passwordCharges } from './attempts.server.ts';
import type { OfficeLogIn } from './office-contract.ts';
import { rightsOf } from './rights.ts';
import type { StaffRole } from './rights.ts';
import { officeCookie } from './sessions.server.ts';
import type { StaffSessions } from './sessions.server.ts';
import { readStaffByEmail, updateStaff } from './store.server.ts';
import type { StaffRow } from './store.server.ts';
import { useCode } from './two-step.server.ts';

const wrongLogIn = new Problem('wrong-log-in', {
  detail: ['Fel e-postadress, lösenord eller kod.', 'Wrong e-mail address, password or code.'],
});

/** Unknown address, wrong password and ended log-in are one and the same answer, after the same time. */
export async function logIn(
  services: Services,
  sessions: StaffSessions,
  { Email, Password, Code }: { Email: string; Password: string; Code: string },
  asked: Asked,
): Promise<Answer<OfficeLogIn> | OfficeLogIn | Problem> {
  const { db, now } = services;
  const charges = passwordCharges(asked.ip, Email);
  const mustWait = await chargeAll(db, charges, now());
  if (mustWait) return mustWait;

  const staff = await readStaffByEmail(db, Email);
  const isRight = await verifyPassword(Password, staff?.active ? staff.password_hash : null);
  if (isRight instanceof Problem) {
    await refundAll(db, charges);
    return isRight;
  }
  if (!isRight || !staff) return wrongLogIn;
  if (staff.totp_secret !== null && Code === '') {
    await refundAll(db, charges);
    return { ...nobody, NeedsCode: true };
  }
  return await inTransactionWithCode(services, sessions, { staff, Code, charges }, asked);
}

async function inTransactionWithCode(
  { db, now }: Services,
  sessions: StaffSessions,
  { staff, Code, charges }: { staff: StaffRow; Code: string; charges: ReturnType<typeof passwordCharges> },
  asked: Asked,
): Promise<Answer<OfficeLogIn> | Problem> {
  const code = codeCharge(staff.id);
  if (staff.totp_secret !== null) {
    const mustWait = await chargeAll(db, [code], now());
    if (mustWait) return mustWait;
  }
  return await inTransaction(db, async (trx) => {
    if (staff.totp_secret !== null && !(await useCode(trx, staff, Code, now()))) return wrongLogIn;
    await forget(trx, code);
    for (const charge of charges) await forget(trx, charge);
    return await openSession(trx, sessions, staff, asked, now());
  });
}

/** Part of what lets somebody in, by password or by link. */
export async function openSession(
  trx: Trx,
  sessions: StaffSessions,
  staff: StaffRow,
  asked: Asked,
  at: Date,
): Promise<Answer<OfficeLogIn>> {
  await updateStaff(trx, staff.id, { last_log_in_at: at });
  const { cookie } = await sessions.start(trx, staff.id, asked.cookie(officeCookie));
  return new Answer(stateOfRow(staff), { cookies: [cookie] });
}

const nobody: OfficeLogIn = { LoggedIn: false, NeedsCode: false, MustEnrol: false, Staff: null };

export function stateOf(reader: Staff | Visitor): OfficeLogIn {
  if (reader.kind === 'visitor') return nobody;
  const { id, name, email, role, rights } = reader;
  return {
    LoggedIn: true,
    NeedsCode: false,
    MustEnrol: !rights.has('office'),
    Staff: { Id: id, Name: name, Email: email, Role: role as StaffRole, Rights: [...rights] },
  };
}

function stateOfRow(row: StaffRow): OfficeLogIn {
  const mustEnrol = row.totp_required && row.totp_secret === null;
  return stateOf({ kind: 'staff', ...row, rights: rightsOf(row.role, mustEnrol), sessionHash: '' });
}
