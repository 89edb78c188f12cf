import { pathToFileURL } from 'node:url';
import { readEnv } from '#kit/process/env.server.ts';
import { keepFilesPrivate } from '#kit/process/private-files.server.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { doHereOrThere } from './here-or-there.server.ts';
import { readArguments, usage } from './maintenance-arguments.server.ts';

/** Returns the exit code: 0 for success, 1 for failure, 2 for a wrong command line. */
async function runCommand(words: string[]): Promise<number> {
  const env = readEnv();
  keepFilesPrivate();
  const task = readArguments(words, { dataDir: env.dataDir, now: new Date() });
  if (task === 'help') {
    console.log(usage);
    return 0;
  }
  if ('wrong' in task) {
    console.error(`${task.wrong}.\n\n${usage}`);
    return 2;
  }
  try {
    console.log(await doHereOrThere(env, task));
    return 0;
  } catch (error) {
    // An error that the person can fix is one line; anything else is a bug and keeps its stack trace.
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await runCommand(process.argv.slice(2));
}
