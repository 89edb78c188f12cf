import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { root, runTool } from './command.mjs';

/** Runs vitest with its own output, and returns how many tests passed and failed, with a line for each failure. */
export async function runVitest(name, args, env = {}) {
  const report = resolve(root, '.cache', `vitest-${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  console.log(`\n── ${name} ──`);
  const { code } = await inFolderOfItsOwn((TMPDIR) =>
    runTool('vitest', ['run', ...args, ...reporters], { env: { ...env, TMPDIR } }),
  );
  return count(readReport(report), code);
}

/** The temporary folder also removes what a test, or vitest itself, leaves behind when it is ended early. */
async function inFolderOfItsOwn(work) {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-test-'));
  // The tests' database server may run as another user.
  chmodSync(folder, 0o755);
  const clear = () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      // A process still uses the folder, or something is mounted there, which is no reason to fail the tests.
      console.error(`${folder} is left behind: ${error.message}`);
    }
  };
  process.once('exit', clear);
  try {
    return await work(folder);
  } finally {
    process.off('exit', clear);
    clear();
  }
}

function count(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: ['no report'] };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const withStatus = (status) => tests.filter((test) => test.status === status).length;
  // A file that could not be loaded contains no failed test, and neither does an error outside of all tests.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = withStatus('failed') + brokenFiles.length;
  return {
    passed: withStatus('passed'),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: tests.length - withStatus('passed') - withStatus('failed'),
    failures: [
      ...report.testResults.flatMap(failuresOf),
      ...brokenFiles.map((file) => lineOf(file, '', file.message)),
    ],
  };
}

function failuresOf(file) {
  return file.assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => lineOf(file, ` > ${test.fullName}`, test.failureMessages[0]));
}

function lineOf(file, name, message = '') {
  return `${relative(root, file.name)}${name}: ${message.split('\n')[0].slice(0, 300)}`;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
