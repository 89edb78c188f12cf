import type { ProductGroup } from '#shop/product-groups/contract.ts';

/** Returns the groups from the top down to this one; empty when the group is not in the list. */
export function trailOf(groups: readonly ProductGroup[], id: number | undefined): ProductGroup[] {
  const trail: ProductGroup[] = [];
  let group = groups.find((one) => one.ProductGroupId === id);
  while (group && !trail.includes(group)) {
    trail.unshift(group);
    const { ParentId } = group;
    group = groups.find((one) => one.ProductGroupId === ParentId);
  }
  return trail;
}

/** Formats `Brickor > Runda brickor`. */
export function trailLabel(trail: readonly ProductGroup[]): string {
  return trail.map((group) => group.Name).join(' > ');
}

/** Every group labelled with its ancestors' names, each directly after its parent. */
export function categoryLabels(groups: readonly ProductGroup[]): { id: number; label: string }[] {
  const known = new Set(groups.map((group) => group.ProductGroupId));
  const below = (parentId: number | null): { id: number; label: string }[] =>
    groups
      .filter(({ ParentId }) => (ParentId !== null && known.has(ParentId) ? ParentId : null) === parentId)
      .flatMap(({ ProductGroupId: id }) => [{ id, label: trailLabel(trailOf(groups, id)) }, ...below(id)]);
  return below(null);
}
