// npm run prove         the long version of every harness; what came of it goes into docs/reliability.md
// npm run prove -- 3    three times as much as npm test does, in place of 34
// Of every twenty mutants of the rules one is planted, and it is told how many are noticed.
import './node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';

const { endCommandsOnSignal, root } = await import('./command.mjs');
const { installIfNeeded } = await import('./install.mjs');
const { buildIfNeeded } = await import('./build.mjs');
const { runVitest } = await import('./vitest-run.mjs');
const { findHtmlChecker } = await import('./html-checker.mjs');
const { measure, ruledPlaces, scores } = await import('./mutants/measure.mjs');

const harnesses = [
  'e2e/resilience-',
  'e2e/security-',
  'e2e/maintenance',
  'e2e/random-shoppers',
  'test/security/',
  'test/shoppers/',
  'src/app/commands/maintenance',
  'src/kit/database/migrate-seeded',
  'src/kit/process/log-lines',
  'src/kit/mail/send-due-mail',
  'src/kit/database/embedded/embedded-database',
  'src/kit/database/postgres.data',
  'src/kit/text/money',
  'src/kit/text/weeks',
  'src/shop/checkout/',
  'src/shop/cart/cart.data',
  'src/shop/login/',
  'src/shop/customers/',
];
const [word = '34'] = process.argv.slice(2);

endCommandsOnSignal();
process.exitCode = (await prove(Number(word))) ? 0 : 1;

async function prove(times) {
  if (!Number.isInteger(times) || times < 1) {
    console.error(`npm run prove -- TIMES: ${word} is no whole number above 0.`);
    return false;
  }
  if (!(await installIfNeeded()) || !(await buildIfNeeded())) return false;
  const start = Date.now();
  const checker = findHtmlChecker();
  const counted = await runVitest('prove', harnesses, {
    PROVE_TIMES: String(times),
    ...(checker && { HTML_CHECKER: checker }),
  });
  const report = JSON.parse(readFileSync(resolve(root, '.cache/vitest-prove.json'), 'utf8'));
  putBetween('the last run', lastRun({ times, start, counted, report }));
  putBetween('the last mutants', lastMutants(await measure(ruledPlaces, { every: 20 })));
  console.log(`\n${counted.passed} passed, ${counted.failed} failed; see docs/reliability.md`);
  return counted.failed === 0;
}

/** Writes the part of the page about reliability between these marks anew. */
function putBetween(name, part) {
  const page = resolve(root, 'docs/reliability.md');
  const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`);
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(marks, (_all, from, to) => `${from}\n${part}\n${to}`),
  );
}

function lastMutants(measured) {
  const day = new Date().toISOString().slice(0, 10);
  const rows = scores(measured).map(
    ({ area, noticed, count, percent }) => `| ${area} | ${count} | ${noticed} | ${percent} % |`,
  );
  return [
    `${day}, one of every twenty:`,
    '',
    '| rules of | planted | noticed | |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function lastRun({ times, start, counted, report }) {
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  const day = new Date(start).toISOString().slice(0, 10);
  const rows = [...byGoals(report)].map(
    ([goals, { titles, passed, failed, seconds }]) =>
      `| ${goals} | ${[...titles].map((title) => title.replaceAll('|', '\\|')).join('; ')} | ${failed > 0 ? `**failed** ${failed}` : `passed ${passed}`} | ${seconds.toFixed(1)} |`,
  );
  return [
    `${day}, ${times} times the size of \`npm test\`, Node ${process.version}, ${cpus().length} cores:`,
    `${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} left out, in ${minutes} minutes.`,
    '',
    '| goal | what | runs | seconds |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Groups tests whose titles begin with goals, experiments or requirements: one row per common beginning. */
function byGoals(report) {
  const found = new Map();
  for (const test of report.testResults.flatMap((file) => file.assertionResults)) {
    const [, goals, title] = /^((?:[GFRV][\d.]+(?:, )?)+): (.*)$/.exec(test.title) ?? [];
    if (!goals || (test.status !== 'passed' && test.status !== 'failed')) continue;
    const entry = found.get(goals) ?? { titles: new Set(), passed: 0, failed: 0, seconds: 0 };
    entry.titles.add(title);
    entry[test.status]++;
    entry.seconds += (test.duration ?? 0) / 1000;
    found.set(goals, entry);
  }
  for (const entry of found.values()) entry.titles = asOne(entry.titles);
  return [...found].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Factors out what many titles have in common after their different first words. */
function asOne(titles) {
  const ends = [...titles].map((title) => title.split(' ').slice(-6).join(' '));
  const alike = ends.filter((end) => ends.indexOf(end) !== ends.lastIndexOf(end));
  const shown = new Set([...titles].filter((_title, place) => !alike.includes(ends[place])));
  for (const end of new Set(alike)) shown.add(`${alike.filter((one) => one === end).length} × … ${end}`);
  return shown;
}
