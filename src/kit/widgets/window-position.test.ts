import { describe, expect, test } from 'vitest';
import { firstPlace, moved, within } from './window-position.ts';

const viewport = { width: 1000, height: 800 };
const size = { width: 400, height: 300 };

describe('a floating window', () => {
  test('moves 10 pixels by an arrow key, 50 with Shift', () => {
    expect(moved({ x: 100, y: 100 }, 'ArrowRight')).toEqual({ x: 110, y: 100 });
    expect(moved({ x: 100, y: 100 }, 'ArrowUp')).toEqual({ x: 100, y: 90 });
    expect(moved({ x: 100, y: 100 }, 'ArrowLeft', true)).toEqual({ x: 50, y: 100 });
    expect(moved({ x: 100, y: 100 }, 'ArrowDown', true)).toEqual({ x: 100, y: 150 });
  });

  test('is not moved by other keys', () => {
    expect(moved({ x: 1, y: 1 }, 'Enter')).toBeUndefined();
    expect(moved({ x: 1, y: 1 }, 'toString')).toBeUndefined();
  });

  test('stays inside the viewport', () => {
    expect(within(viewport, { x: -50, y: 900 }, size)).toEqual({ x: 8, y: 492 });
    expect(within(viewport, { x: 700, y: -1 }, size)).toEqual({ x: 592, y: 8 });
    expect(within(viewport, { x: 30, y: 40 }, size)).toEqual({ x: 30, y: 40 });
  });

  test('shows its beginning where it is larger than the viewport', () => {
    expect(within({ width: 300, height: 200 }, { x: 20, y: 20 }, size)).toEqual({ x: 8, y: 8 });
  });

  test('opens in the middle, a little high', () => {
    expect(firstPlace(viewport, size)).toEqual({ x: 300, y: 167 });
  });
});
