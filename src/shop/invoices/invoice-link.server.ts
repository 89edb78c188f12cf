import type { Trx } from '#kit/database/db.server.ts';
import { chargeAll, networkOf, refundAll, type Charge } from '#kit/http/rate-limit.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret, isSecret, newSecret } from '#kit/secrets/secret.server.ts';
import { insertLink, readLinked } from './link-store.server.ts';

export { deleteAllLinks as revokeAllInvoiceLinks } from './link-store.server.ts';

const linkDays = 60;
export const linkPath = '/api/pdf/InvoiceLink/';

/** A link that opens one invoice without a log-in, and until when. */
export type InvoiceLink = { url: string; expiresAt: Date };

export async function newInvoiceLink(
  trx: Trx,
  { env, now }: Pick<Services, 'env' | 'now'>,
  invoiceId: number,
): Promise<InvoiceLink> {
  const token = newSecret();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + linkDays * 86_400_000);
  await insertLink(trx, {
    token_hash: hashOfSecret(token),
    invoice_id: invoiceId,
    created_at: createdAt,
    expires_at: expiresAt,
  });
  return { url: `${env.publicUrl}${linkPath}${token}`, expiresAt };
}

/** Returns the invoice that a token opens. Wrong tokens are limited by network address. */
export async function linkedInvoice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
  ip: string,
): Promise<{ customer_id: number; invoice_number: number } | Problem> {
  const charge: Charge = {
    limit: { kind: 'invoice-link', windowSeconds: 900, free: 30 },
    source: networkOf(ip),
  };
  const mustWait = await chargeAll(db, [charge], now());
  if (mustWait) return mustWait;
  const found = isSecret(token) ? await readLinked(db, hashOfSecret(token), now()) : undefined;
  if (!found) return new Problem('not-found');
  await refundAll(db, [charge]);
  return found;
}
