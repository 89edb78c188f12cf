import module from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { endCommandsOnSignal, root } from './command.mjs';
import { installIfNeeded } from './install.mjs';

/**
 * Runs a built program in this process, as if it had been named on the command line, so that signals need no
 * forwarding.
 */
export async function runBuilt(program) {
  const leaveSignalsToProgram = endCommandsOnSignal();
  if (!(await installIfNeeded()) || !(await buildIfNeeded())) process.exit(1);
  leaveSignalsToProgram();
  process.argv[1] = resolve(root, program);
  module.enableCompileCache?.(resolve(root, '.cache/compiled'));
  await import(pathToFileURL(process.argv[1]).href);
}
