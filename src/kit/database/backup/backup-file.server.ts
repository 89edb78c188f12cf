import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

/**
 * A part of a backup, one per line of the file: first what it is a backup of, then each table's name and its rows as
 * PostgreSQL's JSON, then files in base64, and last the counts of both, which reveal a truncated backup.
 */
export type BackupPart =
  | { kind: 'head'; at: string; migrations: string[] }
  | { kind: 'table'; name: string }
  | { kind: 'row'; json: string }
  | { kind: 'file'; key: string; base64: string }
  | { kind: 'end'; rows: number; files: number };

const format = 'hylla-backup-1';
type Head = Extract<BackupPart, { kind: 'head' }>;

/**
 * Writes the parts to a file that only its owner can read. The file appears under its name only when it is complete.
 */
export async function writeBackupFile(path: string, parts: AsyncIterable<BackupPart>): Promise<void> {
  const draft = `${path}.draft`;
  try {
    await pipeline(Readable.from(linesOf(parts)), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    const file = await open(draft, 'r+');
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    if (codeOf(error) === 'ENOSPC')
      throw new StartError(`The disk is full: ${path} was not written.`, { cause: error });
    throw error;
  }
}

async function* linesOf(parts: AsyncIterable<BackupPart>): AsyncGenerator<string> {
  for await (const part of parts) yield `${lineOf(part)}\n`;
}

function lineOf(part: BackupPart): string {
  switch (part.kind) {
    case 'head':
      return `H${JSON.stringify({ format, at: part.at, migrations: part.migrations })}`;
    case 'table':
      return `T${part.name}`;
    case 'row':
      return `R${part.json}`;
    case 'file':
      return `F${part.key} ${part.base64}`;
    case 'end':
      return `E${JSON.stringify({ rows: part.rows, files: part.files })}`;
  }
}

/**
 * Yields the parts of a backup in order.
 * @throws StartError when the file does not exist, is not a backup, or is incomplete
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupPart> {
  const counted = { rows: 0, files: 0 };
  let isFirst = true;
  let isWhole = false;
  try {
    const bytes = createReadStream(path);
    const text = createGunzip();
    bytes.on('error', (error) => text.destroy(error));
    for await (const line of createInterface({ input: bytes.pipe(text), crlfDelay: Infinity })) {
      const part = partOf(line, isFirst);
      isFirst = false;
      if (part.kind === 'row') counted.rows++;
      if (part.kind === 'file') counted.files++;
      if (part.kind === 'end') isWhole = part.rows === counted.rows && part.files === counted.files;
      yield part;
    }
  } catch (error) {
    throw error instanceof StartError ? error : unreadable(path, error);
  }
  if (!isWhole) throw unreadable(path, new Error('it was cut short'));
}

function unreadable(path: string, cause: unknown): StartError {
  if (codeOf(cause) === 'ENOENT') return new StartError(`There is no file ${path}.`, { cause });
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartError(`${path} is no whole backup (${reason}). Nothing was changed.`, { cause });
}

function partOf(line: string, isFirst: boolean): BackupPart {
  const rest = line.slice(1);
  if (isFirst) {
    const head = (line.startsWith('H') ? JSON.parse(rest) : {}) as { format?: string } & Omit<Head, 'kind'>;
    if (head.format !== format) throw new Error('it is something else');
    return { kind: 'head', at: head.at, migrations: head.migrations };
  }
  switch (line[0]) {
    case 'T':
      return { kind: 'table', name: rest };
    case 'R':
      return { kind: 'row', json: rest };
    case 'F':
      return {
        kind: 'file',
        key: rest.slice(0, rest.indexOf(' ')),
        base64: rest.slice(rest.indexOf(' ') + 1),
      };
    case 'E':
      return { kind: 'end', ...(JSON.parse(rest) as { rows: number; files: number }) };
    default:
      throw new Error('it holds a line of another kind');
  }
}
