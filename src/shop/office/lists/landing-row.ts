import type { CollisionDetection } from '@dnd-kit/core';

/** Where at a row something is dropped. */
export type Where = 'before' | 'into' | 'after';

/** How far outside the rows, in pixels, a drop still counts. */
const reach = 48;

/**
 * Finds the row at the pointer, or the nearest one above or below it, with the place in `data.where`: `between` the rows,
 * also in them when they are `nested`, or always `onto` the row.
 */
export function landingRow(rows: 'between' | 'nested' | 'onto'): CollisionDetection {
  return ({ active, pointerCoordinates: pointer, droppableContainers, droppableRects }) => {
    if (!pointer) return [];
    const found = droppableContainers.flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      if (!rect || pointer.x < rect.left - reach || pointer.x > rect.right + reach) return [];
      const value = Math.max(rect.top - pointer.y, pointer.y - rect.bottom, 0);
      const where =
        rows === 'onto' ? 'into' : whereIn((pointer.y - rect.top) / rect.height, rows === 'nested');
      return [{ id: droppableContainer.id, data: { droppableContainer, value, where } }];
    });
    const [nearest] = found.sort((a, b) => a.data.value - b.data.value);
    return nearest && nearest.data.value <= reach && nearest.id !== active.id ? [nearest] : [];
  };
}

/** `part` is how far down the row the pointer is, from 0 to 1. The upper and lower quarter count as edges. */
export function whereIn(part: number, nests: boolean): Where {
  if (!nests) return part < 0.5 ? 'before' : 'after';
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into';
}
