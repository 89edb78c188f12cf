import { pathToFileURL } from 'node:url';
import { openDatabase } from '#kit/database/db.server.ts';
import { readEnv } from '#kit/process/env.server.ts';
import { FolderInUse } from '#kit/database/embedded/folder-lock.server.ts';
import { migrate } from '#kit/database/migrate.server.ts';
import { keepFilesPrivate } from '#kit/process/private-files.server.ts';
import { email as isEmail } from '#kit/fields/field-rules.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { linkHours } from '#shop/staff/login/links.server.ts';
import { addOwner } from '#shop/staff/staff.server.ts';

const usage = `Usage: npm run office -- add-owner NAME@EXAMPLE.SE

  Gives somebody the log-in of an owner, who can invite the others, and prints the link with which they
  choose a password. For one who is owner already: a new link.`;

/** Returns the exit code: 0 for success, 1 for failure, 2 for a wrong command line. */
async function runCommand([verb, address = '', ...more]: string[]): Promise<number> {
  if (verb === '--help' || verb === '-h') return say(usage, 0);
  if (verb !== 'add-owner' || more.length > 0 || !isEmail(address)) return say(usage, 2);
  try {
    return await printLink(address);
  } catch (error) {
    // An error that the person can fix is one line; anything else is a bug and keeps its stack trace.
    console.error(lineOf(error) ?? error);
    return 1;
  }
}

async function printLink(address: string): Promise<number> {
  const env = readEnv();
  keepFilesPrivate();
  const database = await openDatabase(env);
  const { db } = database;
  try {
    await migrate(db);
    const url = await addOwner({ db, env, now: () => new Date(), versions: new DataVersions() }, address);
    if (url === undefined) return say(`${address} has a log-in that is not an active owner's.`, 1);
    return say(`${address} chooses a password here, once, within ${linkHours} hours:\n\n  ${url}\n`, 0);
  } finally {
    await database.close();
  }
}

function lineOf(error: unknown): string | undefined {
  if (error instanceof FolderInUse)
    return (
      `The shop is running on the data folder (${error.holder}): stop it, run this, and start it again, ` +
      'or let an owner who is there send the invitation.'
    );
  return error instanceof StartError ? error.message : undefined;
}

function say(text: string, code: number): number {
  if (code === 0) console.log(text);
  else console.error(text);
  return code;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await runCommand(process.argv.slice(2));
}
