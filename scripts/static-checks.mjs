import { runTool } from './command.mjs';
import { showing } from './progress.mjs';

/** What has not changed since it was last checked is not checked again: a fresh clone checks everything. */
const cached = ['--cache', '.cache/depcruise', '--cache-strategy', 'content'];

/** Two lanes of about equal length, for two cores. */
const lanes = [
  [
    { name: 'types', tool: '../native-typescript/bin/tsc', args: [] },
    { name: 'lint', tool: 'oxlint', args: [] },
    { name: 'format', tool: 'oxfmt', args: ['--check'] },
  ],
  [
    {
      name: 'dependencies',
      tool: 'depcruise',
      args: ['src', 'demo', '--output-type', 'err', ...cached],
    },
    { name: 'unused', tool: 'knip', args: ['--no-progress'] },
    {
      name: 'types between slices',
      tool: 'depcruise',
      args: ['src/kit', 'src/shop', '--config', '.dependency-cruiser-types.mjs', '--output-type', 'err'],
    },
  ],
];

export const staticChecks = lanes.flat().map((check) => check.name);

/** Runs the named checks, prints the output of failed ones, and returns how many passed and failed. */
export async function runStaticChecks(names) {
  const results = await Promise.all(
    lanes.map((lane) => runInTurn(lane.filter((check) => names.includes(check.name)))),
  );
  const failed = results.flat().filter((result) => result.code !== 0);
  for (const { name, output } of failed) console.error(`\n── ${name} ──\n${output.trim()}\n`);
  return {
    passed: results.flat().length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name }) => name),
  };
}

async function runInTurn(checks) {
  const results = [];
  for (const { name, tool, args } of checks) {
    await showing(name, async () => {
      const { code, output } = await runTool(tool, args, { quiet: true });
      results.push({ name, code, output });
      return code === 0;
    });
  }
  return results;
}
