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
