import type { Trx } from '#kit/database/db.server.ts';
import { deleteAllStaffSessions } from './session-store.server.ts';
import { readStaffRows, replaceRecoveryCodes, updateStaff } from './store.server.ts';
import type { StaffRow } from './store.server.ts';

/** Who may log in to the office, and how, as it is before a backup is restored. */
export async function readStanding(before: Trx): Promise<StaffRow[]> {
  return await readStaffRows(before);
}

/**
 * After a backup was restored: nobody is logged in, and whoever had their log-in ended, their role or their password
 * changed since has it so again. A second step that was set up again since counts with new recovery codes only.
 */
export async function keepStanding(trx: Trx, staffNow: readonly StaffRow[]): Promise<void> {
  await deleteAllStaffSessions(trx);
  const then = new Map((await readStaffRows(trx)).map((row) => [row.id, row]));
  for (const now of staffNow) {
    const was = then.get(now.id);
    if (was?.email.toLowerCase() !== now.email.toLowerCase()) continue;
    const { role, active, password_hash, totp_required, totp_secret, totp_last_step } = now;
    await updateStaff(trx, was.id, {
      role,
      active,
      password_hash,
      totp_required,
      totp_secret,
      totp_last_step,
      totp_pending: null,
    });
    if (was.totp_secret !== totp_secret) await replaceRecoveryCodes(trx, was.id, []);
  }
}
