import { describe, expect, test } from 'vitest';
import { groupTree } from './group-tree.ts';

const group = (ProductGroupId: number, ParentId: number | null, RequireLogin = false) => ({
  ProductGroupId,
  ParentId,
  Name: `Group ${ProductGroupId}`,
  RequireLogin,
  HasChildren: ParentId === null,
});
const groups = [group(1, null), group(11, 1), group(12, 1, true), group(9, null, true)];
const shape = (isCustomer: boolean) =>
  groupTree(groups, isCustomer).map((branch) => [
    branch.group.ProductGroupId,
    branch.children.map((child) => child.ProductGroupId),
  ]);

describe('the tree of groups', () => {
  test('holds all for a customer', () => {
    expect(shape(true)).toEqual([
      [1, [11, 12]],
      [9, []],
    ]);
  });

  test('hides from a visitor what requires log-in', () => {
    expect(shape(false)).toEqual([[1, [11]]]);
  });
});
