import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitor, type CustomerSession } from '#kit/http/principal.ts';
import { idsWithin, visibleGroups } from './visible-groups.ts';

const groups = [
  { id: 1, parent_id: null, require_login: false },
  { id: 11, parent_id: 1, require_login: false },
  { id: 12, parent_id: 1, require_login: true },
  { id: 9, parent_id: null, require_login: true },
  { id: 91, parent_id: 9, require_login: false },
  { id: 911, parent_id: 91, require_login: false },
];
const customer = { kind: 'customer', id: 1 } as CustomerSession;

test('a visitor sees neither a group that requires log-in nor what lies anywhere below it', () => {
  expect(visibleGroups(groups, visitor).map((group) => group.id)).toEqual([1, 11]);
});

test('a customer sees every group', () => {
  expect(visibleGroups(groups, customer)).toHaveLength(6);
});

describe('groups at any depth', () => {
  /** Up to eight groups, each below none or one of those before it, in any order. */
  const trees = fc
    .array(
      fc.record({ above: fc.nat(), isTop: fc.boolean(), require_login: fc.integer({ min: 0, max: 4 }) }),
      {
        maxLength: 8,
      },
    )
    .map((made) =>
      made.map(({ above, isTop, require_login }, place) => ({
        id: place + 1,
        parent_id: isTop || place === 0 ? null : 1 + (above % place),
        require_login: require_login === 0,
      })),
    )
    .chain((tree) => fc.shuffledSubarray(tree, { minLength: tree.length }));
  type Tree = typeof groups;
  const pathOf = (tree: Tree, id: number | null): Tree => {
    const group = tree.find((one) => one.id === id);
    return group ? [group, ...pathOf(tree, group.parent_id)] : [];
  };
  const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

  test('a group holds itself and all whose way up leads through it', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        for (const { id } of tree) {
          const below = tree.filter((one) => pathOf(tree, one.id).some((above) => above.id === id));
          expect(sorted(idsWithin(tree, id))).toEqual(sorted(below.map((one) => one.id)));
        }
        expect(sorted(idsWithin(tree, undefined))).toEqual(sorted(tree.map(({ id }) => id)));
        expect(idsWithin(tree, 99).size).toBe(0);
      }),
    );
  });

  test('a visitor sees those on whose way up nothing requires log-in', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const open = tree.filter(({ id }) => pathOf(tree, id).every((group) => !group.require_login));
        expect(visibleGroups(tree, visitor)).toEqual(open);
      }),
    );
  });
});
