import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const running = new Set();

/** Runs a command in the root folder; returns its exit code and, when `quiet`, its output. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    child.on('error', (error) => (output += `${command}: ${error.message}\n`));
    child.on('close', (code) => {
      running.delete(child);
      done({ code: code ?? 1, output });
    });
  });
}

/** Runs a tool from node_modules with the current Node, whichever one is in the PATH. */
export function runTool(tool, args, options) {
  return run(process.execPath, [resolve(root, 'node_modules/.bin', tool), ...args], options);
}

/** On an interrupt, ends the running commands and then this process; returns a function that removes the listener. */
export function endCommandsOnSignal() {
  const end = (signal) => {
    for (const child of running) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return () => process.off('SIGINT', end).off('SIGTERM', end);
}
