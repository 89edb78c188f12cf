export type Position = { x: number; y: number };
export type Size = { width: number; height: number };

/** The minimum distance in pixels between a window and the viewport's edges. */
const edge = 8;
const [shortStep, longStep] = [10, 50];

const directions: Partial<Record<string, Position>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The position after an arrow key; undefined for another key. */
export function moved(from: Position, key: string, isLong = false): Position | undefined {
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined;
  if (!direction) return undefined;
  const step = isLong ? longStep : shortStep;
  return { x: from.x + step * direction.x, y: from.y + step * direction.y };
}

/** The nearest position at which the whole window is visible; for a window that is too large, the upper left corner. */
export function within(viewport: Size, { x, y }: Position, { width, height }: Size): Position {
  return {
    x: Math.max(edge, Math.min(x, viewport.width - width - edge)),
    y: Math.max(edge, Math.min(y, viewport.height - height - edge)),
  };
}

/** The initial position: horizontally centred, and slightly above the middle. */
export function firstPlace(viewport: Size, size: Size): Position {
  const middle = { x: (viewport.width - size.width) / 2, y: (viewport.height - size.height) / 3 };
  return within(viewport, { x: Math.round(middle.x), y: Math.round(middle.y) }, size);
}
