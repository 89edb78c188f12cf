import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../scripts/command.mjs';
import { factsOf, machine, tableOf } from './report.mjs';
import { sizeTables } from './size-report.mjs';

// docs/performance.md: each command writes its own measurements and leaves those of the others.

const page = resolve(root, 'docs/performance.md');
const soakTitle = '## Memory through an hour';

export async function recordBench(report) {
  const sizes = sizeTables(report).map(({ title, rows }) => `## ${title}\n\n${inMarkdown(rows)}`);
  const marks = report.marks.map(
    ({ name, text, limit, isReached }) =>
      `- ${isReached ? '' : '**Missed.** '}${name}: ${text} (mark ${limit})`,
  );
  await write(
    `# Performance

Written by ${command()} on ${today()}; do not edit.
The shop and a bare \`node:http\` server that sends the same bytes are measured in turns: the ratio tells more than the
figures, which are the machine's too.

${report.machine}. ${report.load.rounds} rounds of ${report.load.seconds} s on each side; load by ${report.load.tool}.
The load takes a part of the same cores.

${inMarkdown(tableOf(report))}

${factsOf(report)
  .map((fact) => `- ${fact}`)
  .join('\n')}

${sizes.join('\n\n')}

## Marks

${marks.join('\n')}
`,
    soakLines(),
  );
}

/** Replaces the last measurement of the same engine. */
export async function recordSoak(engine, text) {
  const line = `- ${engine}: ${text}; ${command()} on ${today()}, ${machine()}.`;
  const others = soakLines().filter((one) => !one.startsWith(`- ${engine}:`));
  await write(readPage().split(soakTitle)[0] ?? '', [...others, line].sort());
}

function soakLines() {
  const section = readPage().split(`${soakTitle}\n`)[1] ?? '';
  return section.split('\n').filter((line) => line.startsWith('- '));
}

function readPage() {
  return readFileSync(page, 'utf8');
}

async function write(text, soak) {
  const section = soak.length > 0 ? `\n${soakTitle}\n\n${soak.join('\n')}\n` : '';
  const { code } = await format(page, `${text.trimEnd()}\n${section}`, { printWidth: 110 });
  writeFileSync(page, code);
}

function command() {
  return `\`npm run bench -- ${process.argv.slice(2).join(' ')}\``;
}

function today() {
  return new Date().toISOString().slice(0, 10);
}

function inMarkdown([head, ...rows]) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
