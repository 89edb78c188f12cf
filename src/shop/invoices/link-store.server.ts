import type { Db, Trx } from '#kit/database/db.server.ts';

interface InvoiceLinkTable {
  token_hash: string;
  invoice_id: number;
  created_at: Date;
  expires_at: Date;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    invoice_link: InvoiceLinkTable;
  }
}

/** Also deletes links that have expired, of any invoice. */
export async function insertLink(trx: Trx, link: InvoiceLinkTable): Promise<void> {
  await trx.deleteFrom('invoice_link').where('expires_at', '<=', link.created_at).execute();
  await trx.insertInto('invoice_link').values(link).execute();
}

/** Returns whose invoice the link opens; undefined when it is unknown, revoked or expired. */
export async function readLinked(db: Db, tokenHash: string, now: Date) {
  return await db
    .selectFrom('invoice_link')
    .innerJoin('invoice', 'invoice.id', 'invoice_link.invoice_id')
    .select(['invoice.customer_id', 'invoice.invoice_number'])
    .where('invoice_link.token_hash', '=', tokenHash)
    .where('invoice_link.expires_at', '>', now)
    .executeTakeFirst();
}

/** Returns until when the latest link of an invoice is valid; undefined when there is none. */
export async function readLinkExpiry(db: Db, invoiceId: number, now: Date): Promise<Date | undefined> {
  const latest = await db
    .selectFrom('invoice_link')
    .select('expires_at')
    .where('invoice_id', '=', invoiceId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return latest?.expires_at;
}

export async function deleteLinks(trx: Trx, invoiceId: number): Promise<void> {
  await trx.deleteFrom('invoice_link').where('invoice_id', '=', invoiceId).execute();
}

/** A restored database may hold links that have been revoked since. */
export async function deleteAllLinks(trx: Trx): Promise<void> {
  await trx.deleteFrom('invoice_link').execute();
}
