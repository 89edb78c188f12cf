import { expect, test } from 'vitest';
import { categoryLabels, trailLabel, trailOf } from './category-labels.ts';

const groups = [
  group(1, null, 'Brickor'),
  group(2, null, 'Kök'),
  group(11, 1, 'Runda brickor'),
  group(21, 2, 'Muggar'),
  group(12, 1, 'Småbrickor'),
];

test('each category is named with its parent and follows it', () => {
  expect(categoryLabels(groups)).toEqual([
    { id: 1, label: 'Brickor' },
    { id: 11, label: 'Brickor > Runda brickor' },
    { id: 12, label: 'Brickor > Småbrickor' },
    { id: 2, label: 'Kök' },
    { id: 21, label: 'Kök > Muggar' },
  ]);
});

test('a group whose parent is not shown stands by itself', () => {
  expect(categoryLabels([group(21, 2, 'Muggar')])).toEqual([{ id: 21, label: 'Muggar' }]);
});

test('a trail leads from the top down, and nowhere from an unknown group', () => {
  expect(trailLabel(trailOf(groups, 11))).toBe('Brickor > Runda brickor');
  expect(trailLabel(trailOf(groups, 2))).toBe('Kök');
  expect(trailOf(groups, 99)).toEqual([]);
  expect(trailOf(groups, undefined)).toEqual([]);
});

test('groups that are each other’s parents end the trail', () => {
  expect(trailOf([group(1, 2, 'A'), group(2, 1, 'B')], 1)).toHaveLength(2);
});

function group(ProductGroupId: number, ParentId: number | null, Name: string) {
  return { ProductGroupId, ParentId, Name, RequireLogin: false, HasChildren: false };
}
