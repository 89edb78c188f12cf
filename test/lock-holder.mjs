// A process that locks a folder and stays, or prints why it cannot.
import { writeSync } from 'node:fs';
import { runnerImport } from 'vite';

const [file = ''] = process.argv.slice(2);
const { module } = await runnerImport('./src/kit/database/embedded/folder-lock.server.ts', {
  configFile: false,
  logLevel: 'error',
});
try {
  module.lockFolder(file, '/data');
  writeSync(1, 'locked\n');
  setInterval(() => undefined, 1000);
} catch (error) {
  writeSync(1, `${error.message}\n`);
}
