import { createHash } from 'node:crypto';
import type { Env } from '#kit/process/env.server.ts';
import { openImageStore } from '#shop/images/image-storage.server.ts';

/** The maximum size of a PDF from another system. */
export const mostPdfBytes = 10_000_000;

export function looksLikePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
}

/** Stores a file under a hash of its content, so that importing it twice stores it once. Returns the key. */
export async function keepInvoiceFile(env: Env, bytes: Buffer): Promise<string> {
  const key = `invoices/${createHash('sha256').update(bytes).digest('hex')}.pdf`;
  const files = openImageStore(env);
  if (!(await files.has(key))) await files.put(key, bytes);
  return key;
}

/** Returns undefined when the file has been lost: the invoice is then rendered from its data. */
export async function readInvoiceFile(env: Env, key: string): Promise<Buffer | undefined> {
  return await openImageStore(env).get(key);
}
