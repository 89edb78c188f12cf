import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const running = new Set();

/** Runs a command from the top folder; answers its exit code and, when `quiet`, what it printed. */
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

/** Runs a tool out of node_modules with this very Node, whichever one the PATH names. */
export function runTool(tool, args, options) {
  return run(process.execPath, [resolve(root, 'node_modules/.bin', tool), ...args], options);
}

/** Lets an interrupt end the commands under way and then this process; answers how to stop listening. */
export function endCommandsOnSignal() {
  const end = (signal) => {
    for (const child of running) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return () => process.off('SIGINT', end).off('SIGTERM', end);
}
