import './node-version.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './command.mjs';

const envFile = resolve(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const data = resolve(root, process.env.DATA_DIR || 'data');

if (process.env.DATABASE_URL) stop('DATABASE_URL is set: empty that database by its own means.');
const owner = ownerOf(resolve(data, 'database.lock'));
if (owner) stop(`The data folder ${data} is in use by process ${owner}; stop it first.`);
rmSync(resolve(data, 'database'), { recursive: true, force: true });
console.log(`The database in ${data} is gone; the next start fills a new one.`);

function ownerOf(lock) {
  try {
    const { pid } = JSON.parse(readFileSync(lock, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
