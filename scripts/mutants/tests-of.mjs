import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../command.mjs';
import { runTests } from './run-tests.mjs';

const mapFile = resolve(root, '.cache/mutants/map.json');
/** What tests whole processes, needs a document, cannot be watched from within, or takes minutes. */
const leftOut =
  /^test\/(house-rules|critical-css|screens)|^test\/security\/(?!access)|\/commands\/maintenance|migrate-seeded/;
/** How many files of tests of other areas are tried on a function. */
const mostFar = 3;
/** Unit tests of the same area, some others, tests of the same area with a database, some others. */
const rounds = [
  { isData: false, isNear: true },
  { isData: false, isNear: false },
  { isData: true, isNear: true },
  { isData: true, isNear: false },
];

/** Returns, for each round, a function that chooses files of tests for mutants, the quickest first. */
export async function openTests(unitOnly) {
  const map = (await freshMap(unitOnly)).map(([path, { ms, called }]) => ({
    path,
    ms,
    called: new Set(called),
  }));
  map.sort((a, b) => a.ms - b.ms);
  return rounds.slice(0, unitOnly ? 2 : 4).map((round) => (mutants) => {
    const areas = new Set(mutants.map(({ path }) => areaOf(path)));
    const candidates = map.filter(
      ({ path }) => isData(path) === round.isData && areas.has(areaOf(path)) === round.isNear,
    );
    const chosen = new Set();
    for (const name of new Set(mutants.map(({ within }) => within))) {
      const meeting = candidates.filter(({ called }) => called.has(name));
      for (const { path } of round.isNear ? meeting : meeting.slice(0, mostFar)) chosen.add(path);
    }
    // What no function holds is met while a file is loaded.
    const declared = new Set(mutants.filter(({ within }) => !within).map(({ path }) => areaOf(path)));
    for (const { path } of candidates) if (declared.has(areaOf(path))) chosen.add(path);
    return candidates.map(({ path }) => path).filter((path) => chosen.has(path));
  });
}

function isData(test) {
  return test.includes('.data.test.');
}

function areaOf(path) {
  return path.split('/').slice(0, 3).join('/');
}

/** Runs those tests that have changed since they were last watched. */
async function freshMap(unitOnly) {
  mkdirSync(resolve(root, '.cache/mutants'), { recursive: true });
  const known = existsSync(mapFile) ? JSON.parse(readFileSync(mapFile, 'utf8')) : {};
  const hashes = new Map(
    allTests()
      .filter((test) => !unitOnly || !isData(test))
      .map((test) => [test, hashOf(test)]),
  );
  const unknown = [...hashes].filter(([test, hash]) => known[test]?.hash !== hash).map(([test]) => test);
  if (unknown.length > 0) {
    console.log(`watching what ${unknown.length} files of tests run, once`);
    await runTests({ order: unknown }, (entry) => {
      if (!entry.done) return;
      known[entry.done] = { hash: hashes.get(entry.done), ms: entry.ms, called: entry.called };
      writeFileSync(mapFile, JSON.stringify(known));
    });
  }
  return Object.entries(known).filter(([test]) => hashes.has(test));
}

function allTests() {
  return ['src', 'test', 'demo']
    .flatMap((place) =>
      readdirSync(resolve(root, place), { recursive: true }).map((name) => `${place}/${name}`),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !leftOut.test(path))
    .sort((a, b) => Number(isData(a)) - Number(isData(b)));
}

function hashOf(path) {
  return createHash('sha256')
    .update(readFileSync(resolve(root, path)))
    .digest('hex')
    .slice(0, 16);
}
