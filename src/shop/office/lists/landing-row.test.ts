import { describe, expect, test } from 'vitest';
import { landingRow, whereIn } from './landing-row.ts';

type Input = Parameters<ReturnType<typeof landingRow>>[0];

/** Three rows of 40 pixels, below each other from 100, and a pointer. */
function landingAt(pointer: { x: number; y: number } | null, nests: boolean, dragged = 'c') {
  const ids = ['a', 'b', 'c'];
  const rects = ids.map((id, place) => {
    const top = 100 + place * 40;
    return [id, { left: 50, right: 350, top, bottom: top + 40, width: 300, height: 40 }] as const;
  });
  const input = {
    active: { id: dragged },
    pointerCoordinates: pointer,
    droppableContainers: ids.map((id) => ({ id })),
    droppableRects: new Map(rects),
  } as unknown as Input;
  const [row] = landingRow(nests ? 'nested' : 'between')(input);
  return row && `${row.data?.['where']} ${row.id}`;
}

describe('the row that something is dropped at', () => {
  test('is the one at the pointer, with the edge that is nearer', () => {
    expect(landingAt({ x: 60, y: 105 }, false)).toBe('before a');
    expect(landingAt({ x: 60, y: 135 }, false)).toBe('after a');
    expect(landingAt({ x: 60, y: 145 }, false)).toBe('before b');
  });

  test('is the nearest one a little outside of the rows, and none further away', () => {
    expect(landingAt({ x: 60, y: 70 }, false)).toBe('before a');
    expect(landingAt({ x: 60, y: 250 }, false, 'a')).toBe('after c');
    expect(landingAt({ x: 60, y: 40 }, false)).toBe(undefined);
    expect(landingAt({ x: 420, y: 105 }, false)).toBe(undefined);
  });

  test('is never the dragged one itself, and none without a pointer', () => {
    expect(landingAt({ x: 60, y: 195 }, false)).toBe(undefined);
    expect(landingAt(null, false)).toBe(undefined);
  });

  test('takes it in where rows nest, but for the upper and the lower quarter', () => {
    expect([0.1, 0.3, 0.5, 0.7, 0.9].map((part) => whereIn(part, true))).toEqual([
      'before',
      'into',
      'into',
      'into',
      'after',
    ]);
    expect(landingAt({ x: 60, y: 120 }, true)).toBe('into a');
  });
});
