import { createHash } from 'node:crypto';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { insertImage, readImageOfBytes } from './store.server.ts';

type NewImage = {
  file: string;
  width: number;
  height: number;
  caption?: string;
  fileName: string;
  sha256: string;
};

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Returns the picture that these bytes have become before. */
export async function imageOfBytes(db: Db, sha256: string): Promise<number | undefined> {
  return (await readImageOfBytes(db, sha256))?.id;
}

export async function addImage(trx: Trx, { caption = '', fileName, ...row }: NewImage): Promise<number> {
  return await insertImage(trx, { ...row, caption_sv: caption, file_name: fileName || null });
}

/** The last name that a file was sent with is that of its picture, which is found by those before it as well. */
export { renameImage as renameImage } from './store.server.ts';
