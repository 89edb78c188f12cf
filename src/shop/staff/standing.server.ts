import type { Trx } from '#kit/database/db.server.ts';
import { deleteAllStaffSessions } from './session-store.server.ts';
import { readStaffRows, replaceRecoveryCodes, updateStaff, type StaffRow } from './store.server.ts';

/** Reads the staff accounts before a backup is restored. */
export async function readStanding(before: Trx): Promise<StaffRow[]> {
  return await readStaffRows(before);
}

/**
 * Applied after a restore: all sessions are ended, and accounts disabled, roles or passwords changed after the backup
 * are changed again. Two-step log-in set up again since then works with new recovery codes only.
 */
export async function keepStanding(trx: Trx, staffNow: readonly StaffRow[]): Promise<void> {
  await deleteAllStaffSessions(trx);
  const then = new Map((await readStaffRows(trx)).map((row) => [row.id, row]));
  for (const now of staffNow) {
    const was = then.get(now.id);
    if (was?.email.toLowerCase() !== now.email.toLowerCase()) continue;
    const { role, active, may_price, password_hash, password_is_public } = now;
    const { totp_required, totp_secret, totp_last_step } = now;
    await updateStaff(trx, was.id, {
      role,
      active,
      may_price,
      password_hash,
      password_is_public,
      totp_required,
      totp_secret,
      totp_last_step,
      totp_pending: null,
    });
    if (was.totp_secret !== totp_secret) await replaceRecoveryCodes(trx, was.id, []);
  }
}
