// npm test                      everything
// npm test -- check             everything but the browser journeys
// npm test -- lint journeys     only these steps
// npm test -- cart              only the tests whose file name holds the word
import './node-version.mjs';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const { endCommandsOnSignal, root } = await import('./command.mjs');
const { installIfNeeded } = await import('./install.mjs');
const { buildIfNeeded } = await import('./build.mjs');
const { ensureChromium } = await import('./chromium.mjs');
const { runStaticChecks, staticChecks } = await import('./static-checks.mjs');
const { runVitest } = await import('./vitest-run.mjs');

const groups = { check: [...staticChecks, 'tests'], everything: [...staticChecks, 'tests', 'journeys'] };
const { steps, words } = readArguments(process.argv.slice(2));
const dataAndRules = ['unit', 'screens', 'data-embedded', 'data-postgres'].map((name) => `--project=${name}`);
const filter = words.length > 0 ? [...words, '--passWithNoTests'] : [];
const total = { passed: 0, failed: 0, skipped: 0, failures: [] };

endCommandsOnSignal();
if (await installIfNeeded()) await runSteps();
else total.failed++;
for (const failure of total.failures) console.log(`✗ ${failure}`);
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

async function runSteps() {
  const hasJourneys = steps.includes('journeys') && namesAJourney();
  // First, because the tests may install a database, and only one installation can run at a time.
  const chromium = hasJourneys ? await ensureChromium() : undefined;
  // The tests often wait for a disk or a clock; the static checks and the build use the cores meanwhile.
  const [isBuilt] = await Promise.all([
    checkAndBuild(chromium !== undefined),
    steps.includes('tests') && runVitest('tests', [...dataAndRules, ...filter]).then(add),
  ]);
  if (hasJourneys) add(await runJourneys(chromium, isBuilt));
}

async function checkAndBuild(wantsBuild) {
  add(await runStaticChecks(steps));
  return wantsBuild && (await buildIfNeeded());
}

function runJourneys(chromium, isBuilt) {
  if (!chromium) {
    console.error('The browser journeys need Chromium: install it, or name one in CHROMIUM_PATH.');
    return { passed: 0, failed: 1, failures: ['journeys: no Chromium'] };
  }
  if (!isBuilt) return { passed: 0, failed: 1, failures: ['journeys: the build failed'] };
  return runVitest('journeys', ['--project=journeys', ...filter], { CHROMIUM_PATH: chromium });
}

/** Returns whether the words select a journey; otherwise the build and the browser are not needed. */
function namesAJourney() {
  const journeys = readdirSync(resolve(root, 'e2e')).filter((file) => file.endsWith('.test.ts'));
  return words.length === 0 || journeys.some((file) => words.some((word) => `e2e/${file}`.includes(word)));
}

function add({ passed, failed, skipped = 0, failures = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
}

function readArguments(given) {
  const known = given.flatMap((word) => groups[word] ?? (groups.everything.includes(word) ? [word] : []));
  const words = given.filter((word) => !groups[word] && !groups.everything.includes(word));
  if (known.length > 0) return { steps: known, words };
  return { steps: words.length > 0 ? ['tests', 'journeys'] : groups.everything, words };
}
