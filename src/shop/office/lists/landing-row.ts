import type { CollisionDetection } from '@dnd-kit/core';

/** Where at a row something is dropped. */
export type Where = 'before' | 'into' | 'after';

/** How far outside the rows, in pixels, a drop still counts. */
const reach = 48;

/** Finds the row at the pointer, or the nearest one above or below it, with the place in `data.where`. */
export function landingRow(nests: boolean): CollisionDetection {
  return ({ active, pointerCoordinates: pointer, droppableContainers, droppableRects }) => {
    if (!pointer) return [];
    const rows = droppableContainers.flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      if (!rect || pointer.x < rect.left - reach || pointer.x > rect.right + reach) return [];
      const value = Math.max(rect.top - pointer.y, pointer.y - rect.bottom, 0);
      const where = whereIn((pointer.y - rect.top) / rect.height, nests);
      return [{ id: droppableContainer.id, data: { droppableContainer, value, where } }];
    });
    const [nearest] = rows.sort((a, b) => a.data.value - b.data.value);
    return nearest && nearest.data.value <= reach && nearest.id !== active.id ? [nearest] : [];
  };
}

/** `part` is how far down the row the pointer is, from 0 to 1. The upper and lower quarter count as edges. */
export function whereIn(part: number, nests: boolean): Where {
  if (!nests) return part < 0.5 ? 'before' : 'after';
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into';
}
