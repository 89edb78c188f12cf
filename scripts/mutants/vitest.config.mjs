import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { watch } from './plant.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { MUTANTS_PLANTED: plantedFile, MUTANTS_ORDER: orderFile } = process.env;
const planted = plantedFile ? JSON.parse(readFileSync(plantedFile, 'utf8')) : undefined;
const order = JSON.parse(readFileSync(orderFile, 'utf8'));
const dataTests = order.filter((path) => path.includes('.data.test.'));

/** Replaces the files to be tried by those with their mutants, or, to learn who runs what, watches all. */
const plants = {
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    const path = relative(root, id.split('?')[0]);
    if (!/^(src|demo)\/.*\.tsx?$/.test(path) || path.includes('.test.')) return;
    if (planted) return planted[path] && { code: planted[path], map: null };
    return { code: watch(path, code), map: null };
  },
};

class InGivenOrder {
  sort(specifications) {
    const place = ({ moduleId }) => order.indexOf(relative(root, moduleId));
    return [...specifications].sort((a, b) => place(a) - place(b));
  }
  shard(specifications) {
    return specifications;
  }
}

const shared = {
  runner: fileURLToPath(new URL('runner.mjs', import.meta.url)),
  maxWorkers: 1,
  // Loading takes longer than most tests.
  isolate: false,
  testTimeout: 90_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  root,
  plugins: [plants],
  test: {
    maxWorkers: 1,
    reporters: [{}],
    sequence: { sequencer: InGivenOrder },
    projects: [
      {
        plugins: [plants],
        test: { ...shared, name: 'unit', include: order.filter((path) => !dataTests.includes(path)) },
      },
      {
        plugins: [plants],
        test: {
          ...shared,
          name: 'data-embedded',
          include: dataTests,
          globalSetup: 'test/embedded-setup.ts',
          provide: { engine: 'embedded' },
          expect: { poll: { timeout: 5000 } },
        },
      },
    ],
  },
});
