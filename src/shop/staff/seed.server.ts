import type { Trx } from '#kit/database/db.server.ts';
import { insertStaff } from './store.server.ts';

/** The demo's owner is the only account that may log in by password alone. */
export async function insertDemoOwner(
  trx: Trx,
  owner: { email: string; name: string; password_hash: string },
): Promise<void> {
  await insertStaff(trx, { ...owner, role: 'owner', totp_required: false, password_is_public: true });
}
