import { expect, test } from 'vitest';
import { visitor } from '#kit/http/principal.ts';
import type { Customer } from '#kit/http/principal.ts';
import { visibleGroups } from './visible-groups.ts';

const groups = [
  { id: 1, parent_id: null, require_login: false },
  { id: 11, parent_id: 1, require_login: false },
  { id: 12, parent_id: 1, require_login: true },
  { id: 9, parent_id: null, require_login: true },
  { id: 91, parent_id: 9, require_login: false },
  { id: 911, parent_id: 91, require_login: false },
];
const customer = { kind: 'customer', id: 1 } as Customer;

test('a visitor sees neither a group that requires log-in nor what lies anywhere below it', () => {
  expect(visibleGroups(groups, visitor).map((group) => group.id)).toEqual([1, 11]);
});

test('a customer sees every group', () => {
  expect(visibleGroups(groups, customer)).toHaveLength(6);
});
