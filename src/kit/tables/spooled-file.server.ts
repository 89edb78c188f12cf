import { createWriteStream } from 'node:fs';
import { writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeSpool } from '#kit/process/spool.server.ts';

/** Writes the body of a request to a file that exists while `work` reads it. */
export async function asFile<T>(bytes: Uint8Array, work: (path: string) => Promise<T>): Promise<T> {
  return await inSpool((path) => writeFile(path, bytes, { mode: 0o600 }), work);
}

/** Copies a file while `work` reads it, since the sender may still write to the original; closes the original. */
export async function asCopy<T>(file: FileHandle, work: (path: string) => Promise<T>): Promise<T> {
  return await inSpool(
    (path) => pipeline(file.createReadStream(), createWriteStream(path, { mode: 0o600 })),
    work,
  );
}

async function inSpool<T>(
  fill: (path: string) => Promise<void>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const spool = await makeSpool();
  try {
    const path = join(spool.path, 'file');
    await fill(path);
    return await work(path);
  } finally {
    await spool.remove();
  }
}
