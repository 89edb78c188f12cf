import type { OfficeGroup } from './contract.ts';

/** A move of a group: to a position, counted from 0, among its new siblings without itself. */
export type GroupMove = { ParentId: number | null; Place: number };

/** Returns the move for an arrow key: up, down, into the group above, or out beside its parent. */
export function moveByKey(groups: readonly OfficeGroup[], id: number, key: string): GroupMove | undefined {
  const group = groups.find(({ Id }) => Id === id);
  if (!group) return undefined;
  const beside = groups.filter(({ ParentId }) => ParentId === group.ParentId);
  const place = beside.findIndex(({ Id }) => Id === id);
  switch (key) {
    case 'ArrowUp':
      return place > 0 ? { ParentId: group.ParentId, Place: place - 1 } : undefined;
    case 'ArrowDown':
      return place < beside.length - 1 ? { ParentId: group.ParentId, Place: place + 1 } : undefined;
    case 'ArrowRight': {
      const above = beside[place - 1];
      return above && { ParentId: above.Id, Place: childrenOf(groups, above.Id).length };
    }
    case 'ArrowLeft': {
      const parent = groups.find(({ Id }) => Id === group.ParentId);
      if (!parent) return undefined;
      const around = groups.filter(({ ParentId }) => ParentId === parent.ParentId);
      return { ParentId: parent.ParentId, Place: around.indexOf(parent) + 1 };
    }
    default:
      return undefined;
  }
}

/** Returns the move for dropping a group before, after or into another; undefined when it would be inside itself. */
export function moveByDrop(
  groups: readonly OfficeGroup[],
  id: number,
  onto: number,
  where: 'before' | 'into' | 'after',
): GroupMove | undefined {
  for (let at: number | null = onto; at !== null; at = parentOf(groups, at)) if (at === id) return undefined;
  if (where === 'into') return { ParentId: onto, Place: childrenOf(groups, onto).length };
  const parent = parentOf(groups, onto);
  const beside = groups.filter(({ ParentId, Id }) => ParentId === parent && Id !== id);
  const place = beside.findIndex(({ Id }) => Id === onto);
  return { ParentId: parent, Place: where === 'before' ? place : place + 1 };
}

function parentOf(groups: readonly OfficeGroup[], id: number): number | null {
  return groups.find(({ Id }) => Id === id)?.ParentId ?? null;
}

function childrenOf(groups: readonly OfficeGroup[], id: number): OfficeGroup[] {
  return groups.filter(({ ParentId }) => ParentId === id);
}
