import { expect, test } from 'vitest';
import type { OfficeGroup } from './contract.ts';
import { moveByDrop, moveByKey } from './group-moves.ts';

/** The tree is 1 (2, 3), 4 (5). */
const groups = [
  [1, null],
  [2, 1],
  [3, 1],
  [4, null],
  [5, 4],
].map(([Id, ParentId]) => ({ Id, ParentId }) as OfficeGroup);

test.each([
  [3, 'ArrowUp', { ParentId: 1, Place: 0 }],
  [2, 'ArrowUp', undefined],
  [2, 'ArrowDown', { ParentId: 1, Place: 1 }],
  [3, 'ArrowDown', undefined],
  [3, 'ArrowRight', { ParentId: 2, Place: 0 }],
  [4, 'ArrowRight', { ParentId: 1, Place: 2 }],
  [1, 'ArrowRight', undefined],
  [3, 'ArrowLeft', { ParentId: null, Place: 1 }],
  [5, 'ArrowLeft', { ParentId: null, Place: 2 }],
  [1, 'ArrowLeft', undefined],
  [1, 'Enter', undefined],
  [99, 'ArrowUp', undefined],
])('group %i by %s goes to %j', (id, key, move) => expect(moveByKey(groups, id, key)).toEqual(move));

test.each([
  [5, 2, 'before', { ParentId: 1, Place: 0 }],
  [5, 2, 'after', { ParentId: 1, Place: 1 }],
  [5, 1, 'into', { ParentId: 1, Place: 2 }],
  [2, 3, 'after', { ParentId: 1, Place: 1 }],
  [1, 2, 'into', undefined],
  [1, 1, 'after', undefined],
] as const)('group %i dropped at %i, %s, goes to %j', (id, onto, where, move) =>
  expect(moveByDrop(groups, id, onto, where)).toEqual(move),
);
