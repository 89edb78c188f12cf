import { runTests } from './run-tests.mjs';

/** For how long a mutant is looked for that no test has noticed so far, in ms. */
const patience = 60_000;

/** Tries mutants, in rounds of tests, until each is noticed or all tests of it have passed. */
export async function tryMutants({ mutants, planted, rounds }) {
  const found = { noticed: new Set(), met: new Set(), warnings: [] };
  const log = [];
  const left = () => mutants.filter(({ id }) => !found.noticed.has(id));
  for (const testsOf of rounds) {
    let order = testsOf(left());
    while (order.length > 0) order = await runSome({ order, planted, list: left(), log, patience }, found);
  }
  return found;
}

/** Returns the files of tests that are left when a mutant has ended one, or made it hang. */
async function runSome(run, found) {
  const { order, log } = run;
  const done = new Set();
  let trying;
  await runTests(run, (entry) => {
    trying = entry.trying ?? trying;
    const tried = entry.killed ?? entry.survived;
    if (tried) {
      log.push(entry);
      found.met.add(tried);
      trying = undefined;
    }
    if (entry.killed) found.noticed.add(entry.killed);
    if (entry.broken) found.warnings.push(`left out, for it fails by itself: ${entry.broken} ${entry.why}`);
    if (entry.unsure) found.warnings.push(`fails after all mutants: ${entry.unsure} ${entry.why}`);
    if (!entry.done) return;
    done.add(entry.done);
    console.log(`${entry.done}: ${found.noticed.size} noticed so far`);
  });
  // A run that fell silent, or ended before its last file, was ended by the mutant that was at work.
  const left = order.filter((test) => !done.has(test));
  if (left.length === 0 || !trying) return left.slice(1);
  found.noticed.add(trying);
  log.push({ killed: trying });
  return left;
}
