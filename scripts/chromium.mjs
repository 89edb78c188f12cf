import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { run } from './command.mjs';
import { showing } from './progress.mjs';

// The headless shell does the same with two thirds of the processor time.
const headless = 'chromium-headless-shell';
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = [
  `/usr/bin/${headless}`,
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a Chromium on this machine; CHROMIUM_PATH takes precedence. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
  return [...elsewhere, ...inPath].find(isProgram);
}

/** Finds a Chromium, and on Debian installs one where that is allowed; undefined when there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found || !existsSync('/etc/debian_version')) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length > 0 && (await run('sudo', ['-n', 'true'], { quiet: true })).code !== 0) return undefined;
  await showing(
    'installing Chromium from Debian',
    async () =>
      (await aptInstall(sudo, [headless, 'fonts-liberation'])) ||
      (await aptInstall(sudo, ['chromium', 'fonts-liberation'])),
  );
  return findChromium();
}

async function aptInstall(sudo, packages) {
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  for (const step of [['apt-get', 'update'], install]) {
    const [command, ...args] = [...sudo, ...step];
    const { code, output } = await run(command, args, {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) {
      console.error(`\n${output}`);
      return false;
    }
  }
  return true;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
