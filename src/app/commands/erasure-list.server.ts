import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#kit/database/db.server.ts';
import { codeOf } from '#kit/process/start-error.server.ts';
import { readMarked } from '#shop/customers/erase.server.ts';

/**
 * Lies beside backups, which may be restored where the shop that knows of the erasures is gone. A mark says nothing of
 * the customer, and is no other shop's, whatever numbers its customers have.
 */
const fileName = 'erased-customers';

function erasuresBeside(folder: string): string {
  return join(folder, fileName);
}

/** Adds these customers to the list in the folder; those that it has already stay as they are. */
export async function noteErasures(db: Db, folder: string, ids: readonly number[]): Promise<void> {
  const known = await readErasures(folder);
  const marks = (await readMarked(db)).filter(({ id }) => ids.includes(id)).map(markOf);
  const added = marks.filter((mark) => !known.has(mark));
  if (added.length === 0) return;
  await mkdir(folder, { recursive: true });
  await appendFile(erasuresBeside(folder), `${added.join('\n')}\n`, { mode: 0o600 });
}

/** Returns the ids of customers that a list in one of the folders names. */
export async function erasedBy(db: Db, folders: readonly string[]): Promise<number[]> {
  const lists = await Promise.all(folders.map(readErasures));
  if (lists.every((list) => list.size === 0)) return [];
  return (await readMarked(db))
    .filter((row) => lists.some((list) => list.has(markOf(row))))
    .map(({ id }) => id);
}

async function readErasures(folder: string): Promise<Set<string>> {
  try {
    return new Set((await readFile(erasuresBeside(folder), 'utf8')).split('\n').filter(Boolean));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return new Set();
    throw error;
  }
}

function markOf({ customer_number, created_at }: { customer_number: string; created_at: Date }): string {
  return createHash('sha256').update(`${created_at.toISOString()} ${customer_number}`).digest('hex');
}
