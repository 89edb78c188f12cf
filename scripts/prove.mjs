// npm run prove         the long version of every harness; what came of it goes into docs/reliability.md
// npm run prove -- 3    three times as much as npm test does, in place of 34
import './node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';

const { endCommandsOnSignal, root, runTool } = await import('./command.mjs');
const { installIfNeeded } = await import('./install.mjs');
const { buildIfNeeded } = await import('./build.mjs');
const { runVitest } = await import('./vitest-run.mjs');

const harnesses = [
  ...[
    'e2e/trust-',
    'e2e/upkeep',
    'test/trust/',
    'src/app/upkeep',
    'src/kit/migrate-filled',
    'src/kit/log-lines',
  ],
  ...[
    'src/kit/send-mail',
    'src/kit/embedded-database',
    'src/kit/postgres.data',
    'src/kit/money',
    'src/kit/weeks',
  ],
  ...['src/shop/checkout/place-order', 'src/shop/cart/cart.data', 'src/shop/login/', 'src/shop/customers/'],
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
  const counted = await runVitest('prove', harnesses, { PROVE_TIMES: String(times) });
  const report = JSON.parse(readFileSync(resolve(root, '.cache/vitest-prove.json'), 'utf8'));
  const page = resolve(root, 'docs/reliability.md');
  const text = readFileSync(page, 'utf8');
  const marks = /(<!-- the last run -->\n)[\s\S]*(<!-- end -->)/;
  writeFileSync(
    page,
    text.replace(marks, (_all, from, to) => `${from}\n${lastRun({ times, start, counted, report })}\n${to}`),
  );
  await runTool('prettier', ['--write', page], { quiet: true });
  console.log(`\n${counted.passed} passed, ${counted.failed} failed; see docs/reliability.md`);
  return counted.failed === 0;
}

function lastRun({ times, start, counted, report }) {
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  const day = new Date(start).toISOString().slice(0, 10);
  const rows = [...byTitle(report)].map(
    ([title, { passed, failed, seconds }]) =>
      `| ${title.replaceAll('|', '\\|')} | ${failed > 0 ? `**failed** ${failed}` : `passed ${passed}`} | ${seconds.toFixed(1)} |`,
  );
  return [
    `${day}, ${times} times the size of \`npm test\`, Node ${process.version}, ${cpus().length} cores:`,
    `${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} left out, in ${minutes} minutes.`,
    '',
    '| what | runs | seconds |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Those that name a goal, an experiment or a requirement; each once, however many engines it ran on. */
function byTitle(report) {
  const found = new Map();
  for (const test of report.testResults.flatMap((file) => file.assertionResults)) {
    if (!/\b(?:G\d+|F\d+|R\d+|V\d+\.\d+)\b/.test(test.title)) continue;
    if (test.status !== 'passed' && test.status !== 'failed') continue;
    const entry = found.get(test.title) ?? { passed: 0, failed: 0, seconds: 0 };
    entry[test.status]++;
    entry.seconds += (test.duration ?? 0) / 1000;
    found.set(test.title, entry);
  }
  return [...found].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}
