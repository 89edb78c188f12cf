import { resolve } from 'node:path';
import { parseWords } from '#kit/process/parse-words.server.ts';
import type { Maintenance } from './maintenance.server.ts';

export const usage = `Usage: npm run backup [-- FILE]
       npm run restore -- FILE [--replace]
       npm run customer -- export NUMBER FILE
       npm run customer -- erase NUMBER

  backup     writes the whole database and its pictures to one file, the shop running or not;
             without FILE under DATA_DIR/backups, named by the time; none is written or
             deleted by itself
  restore    puts a backup in the place of what is there; --replace is needed when there are customers
  customer   writes all that is stored about a customer as JSON, or takes it away but for the bookkeeping`;

/** Returns what to do, or `help`, or what is wrong with the command line. */
export function readArguments(
  words: string[],
  {
    dataDir,
    now,
    folder = process.env['INIT_CWD'] ?? process.cwd(),
  }: { dataDir: string; now: Date; folder?: string },
): Maintenance | 'help' | { wrong: string } {
  const parsed = parseWords({
    args: words,
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if ('wrong' in parsed) return parsed;
  const { replace, help } = parsed.values;
  if (help) return 'help';
  const [verb, ...rest] = parsed.positionals;
  if (verb !== 'customer') return readFile(verb, rest);
  const [what, number, file, ...more] = rest;
  if (what === 'export' && number && file && more.length === 0) {
    return { verb: 'export', number, path: resolve(folder, file) };
  }
  if (what === 'erase' && number && file === undefined) return { verb: 'erase', number };
  return { wrong: 'Say export NUMBER FILE, or erase NUMBER' };

  function readFile(verb: string | undefined, [file, more]: string[]): Maintenance | { wrong: string } {
    if (more !== undefined) return { wrong: `One file at a time: ${more} is too much` };
    if (verb === 'backup') {
      const name = `hylla-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup`;
      return { verb, path: file ? resolve(folder, file) : resolve(dataDir, 'backups', name) };
    }
    if (verb !== 'restore') return { wrong: 'Say what to do' };
    return file ? { verb, path: resolve(folder, file), replace } : { wrong: 'Say which file' };
  }
}
