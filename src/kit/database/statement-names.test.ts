import { expect, test } from 'vitest';
import { namesOfStatements } from './statement-names.server.ts';

test('a query has a name from its second time on, and always the same', () => {
  const nameOf = namesOfStatements();
  expect([nameOf('one'), nameOf('two')]).toEqual([undefined, undefined]);
  const [one, two] = [nameOf('one'), nameOf('two')];
  expect(one).toMatch(/^[\w-]{20}$/);
  expect(two).not.toBe(one);
  expect(nameOf('one')).toBe(one);
});

test('the same query has the same name in every process', () => {
  const [here, there] = [namesOfStatements(), namesOfStatements()];
  for (const text of ['first', 'one', 'one']) here(text);
  there('one');
  expect(there('one')).toBe(here('one'));
});

test('only so many have names, however many come', () => {
  const nameOf = namesOfStatements();
  for (let n = 0; n < 3000; n++) nameOf(`once ${n}`);
  const names = Array.from({ length: 300 }, (_, n) => (nameOf(`${n}`), nameOf(`${n}`)));
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(200);
  expect(nameOf('0')).toBe(names[0]);
});
