// npm run mutants -- src/shop/cart            plants bugs in a folder or file, one by one, and tells which no test notices
// npm run mutants -- src/shop/cart unit       by its unit tests alone, which is quick
// npm run mutants -- src/shop/cart 1/10       only every tenth of them
import './node-version.mjs';
import { relative, resolve } from 'node:path';

const { endCommandsOnSignal, root } = await import('./command.mjs');
const { measure, scores } = await import('./mutants/measure.mjs');

const words = process.argv.slice(2);
const share = words.map((word) => /^1\/(\d+)$/.exec(word)?.[1]).find(Boolean);
const places = words.filter((word) => word !== 'unit' && word !== `1/${share}`);

endCommandsOnSignal();
process.exitCode = await main();

async function main() {
  if (places.length === 0) {
    console.error('npm run mutants -- PATH… [unit] [1/10]: name a folder or a file of src.');
    return 1;
  }
  const paths = places.map((place) => relative(root, resolve(place)));
  const measured = await measure(paths, { unitOnly: words.includes('unit'), every: Number(share ?? 1) });
  tell(measured);
  for (const { area, noticed, count, percent } of scores(measured))
    console.log(`${area}: ${noticed} of ${count} noticed, ${percent} %`);
  return 0;
}

function tell({ mutants, found: { noticed, met, warnings } }) {
  for (const { id, path, line, kind, was, is } of mutants) {
    if (noticed.has(id)) continue;
    const change = is === undefined ? was : `${was}  →  ${is}`;
    console.log(`${path}:${line}  ${kind}: ${change}${met.has(id) ? '' : '  (no test comes here)'}`);
  }
  for (const warning of warnings) console.warn(warning);
}
