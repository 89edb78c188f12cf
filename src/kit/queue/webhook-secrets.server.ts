import { createHmac, randomBytes } from 'node:crypto';
import type { Services } from '#kit/services/services.server.ts';
import { sealOf } from '#kit/secrets/seal.server.ts';

export const sealedFor = 'webhook';

/** Creates a webhook secret; `sealed` is the form to store. */
export function newWebhookSecret(env: Services['env']): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealed: sealOf(env).seal(secret, sealedFor) };
}

/**
 * Seals secrets that an earlier version stored in plain text. Returns how many secrets are unusable because their key
 * is missing.
 */
export async function sealWebhookSecrets({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  let lost = 0;
  for (const { id, secret } of await db.selectFrom('webhook').select(['id', 'secret']).execute()) {
    const sealed = sealOf(env).sealAnew(secret, sealedFor);
    if (sealed === 'lost') lost++;
    else if (sealed !== secret) {
      await db.updateTable('webhook').set({ secret: sealed }).where('id', '=', id).execute();
    }
  }
  return lost;
}

/** Signs by the Standard Webhooks scheme: an HMAC of id, time and body with the shared key. */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}
