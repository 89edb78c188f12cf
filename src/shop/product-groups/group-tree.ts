import type { ProductGroup } from './contract.ts';

export type GroupBranch = { group: ProductGroup; children: ProductGroup[] };

/** Builds the tree of groups, without those that a visitor may not open. */
export function groupTree(groups: readonly ProductGroup[], isCustomer: boolean): GroupBranch[] {
  const shown = groups.filter((group) => isCustomer || !group.RequireLogin);
  return shown
    .filter((group) => group.ParentId === null)
    .map((group) => ({
      group,
      children: shown.filter((child) => child.ParentId === group.ProductGroupId),
    }));
}

export function findGroup(groups: readonly ProductGroup[], id: number | undefined): ProductGroup | undefined {
  return groups.find((group) => group.ProductGroupId === id);
}
