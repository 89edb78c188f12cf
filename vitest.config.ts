import { defineConfig } from 'vitest/config';
import { findPostgres, installPostgres } from './test/postgres.ts';

const dataTests = ['{src,demo,test}/**/*.data.test.ts'];
const screenTests = 'test/screens/**/*.test.ts';
const everyProject = !process.argv.some((argument) => argument.startsWith('--project'));
const wants = (project: string) => process.argv.some((argument) => argument.includes(project));
const wantsPostgres = everyProject || wants('postgres');
const hasPostgres = !wantsPostgres || findPostgres() !== undefined || installPostgres();
if (!hasPostgres) console.warn('PostgreSQL is not installed: the tests of data-postgres are left out.');

/**
 * Loading the shop takes longer than most test files, so a worker loads it once. Modules must therefore keep no state
 * of a test, and helpers must not clean up in a hook at module level, which would run only for the first file.
 */
const shared = {
  isolate: false,
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  setupFiles: ['test/fixed-seed.ts'],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{demo,test}/**/*.test.ts'],
          exclude: [...dataTests, screenTests],
          testTimeout: 60_000,
        },
      },
      {
        // Screens in a document of this process, with the shop's server behind them: without a browser and a build.
        // To Node the router's part for browsers is another module, with a context of its own.
        resolve: { alias: { 'react-router/dom': 'react-router' } },
        test: {
          ...shared,
          // Loading all pages beside the shop takes longer than to try them, so one worker does, before all others.
          maxWorkers: 1,
          name: 'screens',
          include: [screenTests],
          sequence: { groupOrder: 0 },
          globalSetup: 'test/embedded-setup.ts',
          setupFiles: [...shared.setupFiles, 'test/screens/dom.ts'],
          provide: { engine: 'embedded' },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'data-embedded',
          include: dataTests,
          globalSetup: 'test/embedded-setup.ts',
          provide: { engine: 'embedded', isOnServerToo: wantsPostgres && hasPostgres },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          ...shared,
          name: 'data-postgres',
          include: hasPostgres ? dataTests : [],
          globalSetup: 'test/postgres-setup.ts',
          provide: { engine: 'postgres', isOnServerToo: true },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // Browser journeys through the built shop run after everything else, each file with its own shop: four at a
        // time on two cores, since a journey waits for more than half of its time. The files of a worker share its browser.
        test: {
          ...shared,
          maxWorkers: 4,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          // A busy Chromium has been seen to draw no frame of a page for a minute. Only such a press is tried again: whose
          // log ends before anything was said about what was to be pressed.
          retry: {
            count: 1,
            condition: /waiting for element to be visible, enabled and stable\s*(?:\u001b\[\d+m\s*)*$/,
          },
          // The default of one second is too short where a page loads meanwhile.
          expect: { poll: { timeout: 120_000 } },
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
      {
        // Pictures of every page, for people to look at: `npm run screenshots`.
        test: {
          name: 'screenshots',
          include: wants('screenshots') ? ['e2e/**/*.screens.ts'] : [],
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
    ],
  },
});
