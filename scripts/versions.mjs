// npm run versions: the server's tests, and a start of the built shop, on each version of Node that the shop promises
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { endCommandsOnSignal, root, run } = await import('./command.mjs');

/** The newest release of each long-term version at the last check; npm has their binaries as packages. */
const versions = ['24.21.0', '22.23.3', '20.20.2'];
const port = 3917;

endCommandsOnSignal();
const words = process.argv.slice(2);
const chosen = versions.filter(
  (version) => words.length === 0 || words.some((word) => version.startsWith(word)),
);
if (chosen.length === 0) {
  console.error(`Only these are known: ${versions.join(', ')}.`);
  process.exit(1);
}
const failures = [];
for (const version of chosen) {
  console.log(`\n══ Node ${version} ══`);
  const node = await installNode(version);
  if (!node) failures.push(`Node ${version}: its package could not be installed`);
  else if (!(await passesTests(node))) failures.push(`Node ${version}: the tests fail`);
  else if (!(await serves(node))) failures.push(`Node ${version}: the shop does not start`);
}
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${chosen.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Returns the path of its binary, or undefined. */
async function installNode(version) {
  const folder = resolve(root, '.cache/node', version);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const install = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `${name}@${version}`,
  ];
  const { code, output } = await run('npm', install, { quiet: true });
  if (code !== 0) console.error(output);
  return code === 0 && existsSync(program) ? program : undefined;
}

async function passesTests(node) {
  const { code } = await run(node, ['scripts/test.mjs', 'tests'], { env: withNode(node) });
  return code === 0;
}

/** Starts the built shop on an empty folder, and requests a page. */
async function serves(node) {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-versions-'));
  const env = { ...process.env, ...withNode(node), PORT: String(port), DATA_DIR: join(folder, 'data') };
  const shop = spawn(node, ['scripts/start.mjs'], { cwd: root, env, stdio: 'inherit' });
  const ended = new Promise((done) => shop.once('exit', done));
  try {
    for (const end = Date.now() + 300_000; Date.now() < end && shop.exitCode === null; await sleep(500)) {
      const page = await fetch(`http://127.0.0.1:${port}/products`).catch(() => undefined);
      if (page?.ok) return (await page.text()).includes('/article/');
    }
    return false;
  } finally {
    shop.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Programs that tests start by name use the same version. */
function withNode(node) {
  return { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
}
