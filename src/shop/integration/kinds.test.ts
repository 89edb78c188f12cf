import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { fileKinds, folderWords } from './kinds.ts';

const lineOf = (file: string, begins: string) =>
  readFileSync(join(projectRoot, file), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(begins)) ?? '';

test.each([
  ['README.md', '| `npm run import -- articles FILE`'],
  ['docs/import.md', 'npm run import -- ways|'],
  ['docs/exchange.md', '`ways`, `colours`'],
])('%s names every kind of file', (file, begins) => {
  const named = [...lineOf(file, begins).matchAll(/[a-z-]+/g)].map(String);
  expect(fileKinds.filter((kind) => !named.includes(kind))).toEqual([]);
});

test('what the name of a file in the folder may begin with is documented', () => {
  const documented = [...lineOf('docs/exchange.md', '| `in/`').matchAll(/`([\p{L}-]+)_…`/gu)].map(
    ([, word]) => word,
  );
  expect(documented.sort()).toEqual(Object.values(folderWords).flat().sort());
});
