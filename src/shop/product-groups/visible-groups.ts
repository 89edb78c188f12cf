import type { ShopPrincipal } from '#kit/http/principal.ts';

type Group = { id: number; parent_id: number | null; require_login: boolean };

/** Hides groups with RequireLogin, and everything below them, from visitors. */
export function visibleGroups<G extends Group>(
  groups: readonly G[],
  principal: Pick<ShopPrincipal, 'kind'>,
): G[] {
  if (principal.kind === 'customer') return [...groups];
  const byId = new Map(groups.map((group) => [group.id, group]));
  const isOpen = (group: G | undefined): boolean =>
    group === undefined || (!group.require_login && isOpen(parentOf(group, byId)));
  return groups.filter(isOpen);
}

function parentOf<G extends Group>(group: G, byId: ReadonlyMap<number, G>): G | undefined {
  return group.parent_id === null ? undefined : byId.get(group.parent_id);
}

/** Returns the ids of a group and of all below it, whatever the order of the groups; of all groups without one. */
export function idsWithin(groups: readonly Group[], within: number | undefined): ReadonlySet<number> {
  if (within === undefined) return new Set(groups.map((group) => group.id));
  const found = new Set<number>(groups.some((group) => group.id === within) ? [within] : []);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const group of groups)
      if (group.parent_id !== null && found.has(group.parent_id)) found.add(group.id);
  }
  return found;
}
