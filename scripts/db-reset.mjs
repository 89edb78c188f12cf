import './node-version.mjs';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { root } from './command.mjs';
import { installIfNeeded } from './install.mjs';

const envFile = resolve(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const data = resolve(root, process.env.DATA_DIR || 'data');

if (process.env.DATABASE_URL) stop('DATABASE_URL is set: empty that database by its own means.');
if (!(await installIfNeeded())) process.exit(1);
if (existsSync(data)) removeDatabase();
console.log(`The database in ${data} is gone; the next start makes a new one.`);

/**
 * Removes the database under the lock of src/kit/database/embedded/folder-lock.server.ts, so that no shop can start
 * on it meanwhile.
 */
function removeDatabase() {
  const { tryLock } = createRequire(import.meta.url)('fs-native-extensions');
  const file = resolve(data, 'database.lock');
  const lock = openSync(file, 'a+', 0o600);
  if (!tryLock(lock)) stop(`The data folder ${data} is in use by ${holderIn(file)}; stop it first.`);
  rmSync(resolve(data, 'database'), { recursive: true, force: true });
  rmSync(file, { force: true });
  closeSync(lock);
}

function holderIn(file) {
  try {
    return `process ${JSON.parse(readFileSync(file, 'utf8')).pid}`;
  } catch {
    return 'another process';
  }
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
