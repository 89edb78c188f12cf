export type Position = { x: number; y: number };
export type Size = { width: number; height: number };

/** How far from the viewport's edges a window stays. */
const edge = 8;
const [shortStep, longStep] = [10, 50];

const directions: Partial<Record<string, Position>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Where an arrow key moves a window; undefined for another key. */
export function moved(from: Position, key: string, isLong = false): Position | undefined {
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined;
  if (!direction) return undefined;
  const step = isLong ? longStep : shortStep;
  return { x: from.x + step * direction.x, y: from.y + step * direction.y };
}

/** The nearest place at which all of the window is seen; of one that is too large, its upper left corner. */
export function within(viewport: Size, { x, y }: Position, { width, height }: Size): Position {
  return {
    x: Math.max(edge, Math.min(x, viewport.width - width - edge)),
    y: Math.max(edge, Math.min(y, viewport.height - height - edge)),
  };
}

/** Where a window opens: in the middle, a little high. */
export function firstPlace(viewport: Size, size: Size): Position {
  const middle = { x: (viewport.width - size.width) / 2, y: (viewport.height - size.height) / 3 };
  return within(viewport, { x: Math.round(middle.x), y: Math.round(middle.y) }, size);
}
