import { expect, test } from 'vitest';
import { mergeOf } from './merge.ts';

const base = { Name: 'Mugg', Price: '49', Text: '' };

test('what two changed in different fields is put together', () => {
  const { merged, both } = mergeOf(base, { ...base, Name: 'Kopp' }, { ...base, Price: '59' });
  expect(merged).toEqual({ Name: 'Kopp', Price: '59', Text: '' });
  expect(both).toEqual([]);
});

test('what both changed is mine until I choose, and told', () => {
  const { merged, both } = mergeOf(base, { ...base, Name: 'Kopp' }, { ...base, Name: 'Bägare', Text: 'ny' });
  expect(merged).toEqual({ Name: 'Kopp', Price: '49', Text: 'ny' });
  expect(both).toEqual([{ name: 'Name', mine: 'Kopp', theirs: 'Bägare' }]);
});

test('the same change by both is no conflict', () => {
  expect(mergeOf(base, { ...base, Name: 'Kopp' }, { ...base, Name: 'Kopp' }).both).toEqual([]);
});
