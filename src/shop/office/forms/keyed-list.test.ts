import { expect, test } from 'vitest';
import { keyedItemsOf, keyedList, keyedValuesOf } from './keyed-list.ts';
import { mergeOf } from './merge.ts';

const [a, b] = [
  { Id: 1, Name: 'a' },
  { Id: 2, Name: 'b' },
];
const base = keyedValuesOf([a, b]);

function names(values: typeof base): string[] {
  return keyedItemsOf<{ Name: string }>(values).map(({ item }) => item.Name);
}

test('a list comes out of its form as it went in, and in another order when that is changed', () => {
  expect(names(base)).toEqual(['a', 'b']);
  const turned = { ...base, ...keyedList.sorted(keyedItemsOf(base).reverse()) } as typeof base;
  expect(names(turned)).toEqual(['b', 'a']);
  expect(names({ ...base, ...keyedList.added(base, { Name: 'c' }) } as typeof base)).toEqual(['a', 'b', 'c']);
  expect(names({ ...base, ...keyedList.removed(base, 'i:1') } as typeof base)).toEqual(['b']);
});

test('what one takes away and another changes is asked about, and kept when that is chosen', () => {
  const mine = { ...base, ...keyedList.put('i:1', { Id: 1, Name: 'A' }) } as typeof base;
  const theirs = { ...base, ...keyedList.removed(base, 'i:1') } as typeof base;
  const { merged, both } = mergeOf(base, mine, theirs);
  expect(both.map(({ name }) => name)).toEqual(['i:1']);
  expect(names(merged)).toEqual(['b', 'A']);
});
