import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Trx } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { sealOf } from '#kit/secrets/seal.server.ts';
import { hashOfSecret } from '#kit/secrets/secret.server.ts';
import {
  readStaffRows,
  updateStaff,
  useRecoveryCode,
  useTimeStep,
  type StaffRow,
} from '#shop/staff/store.server.ts';

const stepSeconds = 30;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Seals a secret for storage; it opens only for this staff member. */
export function sealTotp(env: Services['env'], staffId: number, secret: string): string {
  return sealOf(env).seal(secret, contextOf(staffId));
}

/** Returns undefined when the key that sealed it is missing: a recovery code still works then. */
export function openTotp(env: Services['env'], staffId: number, sealed: string): string | undefined {
  try {
    return sealOf(env).open(sealed, contextOf(staffId));
  } catch {
    return undefined;
  }
}

/**
 * Seals secrets that an earlier version stored in plain text. Returns how many are unusable because their key is
 * missing.
 */
export async function sealTotpSecrets({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  let lost = 0;
  for (const { id, totp_secret: stored } of await readStaffRows(db)) {
    const sealed = stored === null ? null : sealOf(env).sealAnew(stored, contextOf(id));
    if (sealed === 'lost') lost++;
    else if (sealed !== stored) await updateStaff(db, id, { totp_secret: sealed });
  }
  return lost;
}

function contextOf(staffId: number): string {
  return `two-step ${staffId}`;
}

/** Returns the URI that an authenticator app reads from a QR code. */
export function totpUri(secret: string, issuer: string, email: string): string {
  return totpOf(secret, issuer, email).toString();
}

/** Returns the time step of a code: the current one, the previous or the next; undefined when the code is wrong. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** Accepts a code of the app, or a recovery code, each only once. */
export async function useCode(
  trx: Trx,
  env: Services['env'],
  { staff, code, now }: { staff: StaffRow; code: string; now: Date },
): Promise<boolean> {
  if (staff.totp_secret === null) return false;
  const secret = openTotp(env, staff.id, staff.totp_secret);
  const step = secret === undefined ? undefined : timeStepOf(secret, code, now);
  if (step !== undefined) return await useTimeStep(trx, staff.id, step);
  const recovery = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return recovery.length === 12 && (await useRecoveryCode(trx, staff.id, hashOfSecret(recovery), now));
}

// Letters and digits that look alike on paper are left out.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates codes of twelve characters, some 59 bits, in groups that can be read out. */
export function newRecoveryCodes(count = 10): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: count }, () => Array.from({ length: 12 }, randomLetter).join(''));
  return {
    shown: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
    hashes: codes.map(hashOfSecret),
  };
}

function randomLetter(): string {
  for (;;) {
    const value = randomBytes(1)[0] ?? 255;
    // Taking the remainder of the last few of 256 values would make some letters likelier.
    if (value < 256 - (256 % letters.length)) return letters[value % letters.length] ?? '';
  }
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, period: stepSeconds, digits: 6 });
}
