import { createHash } from 'node:crypto';
import type { Env } from '#kit/process/env.server.ts';
import { openPictureStore } from '#shop/images/picture-storage.server.ts';

/** Of an invoice that was printed elsewhere. */
export const mostPdfBytes = 10_000_000;

export function looksLikePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
}

/** Kept by what is in it, so that the same file told twice is one. Answers the key. */
export async function keepInvoiceFile(env: Env, bytes: Buffer): Promise<string> {
  const key = `invoices/${createHash('sha256').update(bytes).digest('hex')}.pdf`;
  const files = openPictureStore(env);
  if (!(await files.has(key))) await files.put(key, bytes);
  return key;
}

/** Undefined where the file has been lost: the invoice is then drawn from what is known of it. */
export async function readInvoiceFile(env: Env, key: string): Promise<Buffer | undefined> {
  return await openPictureStore(env).get(key);
}
