import { pathToFileURL } from 'node:url';
import { readEnv } from '#kit/process/env.server.ts';
import { keepFilesPrivate } from '#kit/process/private-files.server.ts';
import { email as isEmail } from '#kit/fields/field-rules.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { doHereOrThere } from './here-or-there.server.ts';

const usage = `Usage: npm run office -- add-owner NAME@EXAMPLE.SE

  Gives somebody the log-in of an owner, who can invite the others, and prints the link with which they
  choose a password. For one who is owner already: a new link.`;

/** Returns the exit code: 0 for success, 1 for failure, 2 for a wrong command line. */
async function runCommand([verb, address = '', ...more]: string[]): Promise<number> {
  if (verb === '--help' || verb === '-h') return say(usage, 0);
  if (verb !== 'add-owner' || more.length > 0 || !isEmail(address)) return say(usage, 2);
  try {
    keepFilesPrivate();
    return say(await doHereOrThere(readEnv(), { verb: 'add-owner', email: address }), 0);
  } catch (error) {
    // An error that the person can fix is one line; anything else is a bug and keeps its stack trace.
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}

function say(text: string, code: number): number {
  if (code === 0) console.log(text);
  else console.error(text);
  return code;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await runCommand(process.argv.slice(2));
}
