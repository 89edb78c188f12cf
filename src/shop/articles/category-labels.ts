import type { ProductGroup } from '#shop/product-groups/contract.ts';

/** From the top group down to this one; empty for a group that is not among these. */
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

/** `Brickor > Runda brickor` */
export function trailLabel(trail: readonly ProductGroup[]): string {
  return trail.map((group) => group.Name).join(' > ');
}

/** Every group with its parents' names, each right after its parent. */
export function categoryLabels(groups: readonly ProductGroup[]): { id: number; label: string }[] {
  const known = new Set(groups.map((group) => group.ProductGroupId));
  const below = (parentId: number | null): { id: number; label: string }[] =>
    groups
      .filter(({ ParentId }) => (ParentId !== null && known.has(ParentId) ? ParentId : null) === parentId)
      .flatMap(({ ProductGroupId: id }) => [{ id, label: trailLabel(trailOf(groups, id)) }, ...below(id)]);
  return below(null);
}
