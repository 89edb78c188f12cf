import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { DragHandle } from '../../src/shop/office/lists/drag-handle.tsx';
import { DragList, DragRow, type Drop } from '../../src/shop/office/lists/drag-list.tsx';

// Rows that are dragged: where one would land is marked until it is dropped or let go.

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const ids = ['1', '2', '3'];
const height = 40;
const handle = (id: string) => screen.getByRole('button', { name: `handle ${id}` });
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-over]')].map((row) => [
    row.textContent.trim(),
    row.dataset['over'],
  ]);

async function drawn() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[data-row]')?.getAttribute('data-row');
    return new DOMRect(0, ids.indexOf(row ?? '1') * height, 200, height);
  });
  const onDrop = vi.fn<(drop: Drop) => void>();
  const rows = ids.map((id) =>
    createElement(
      'div',
      { key: id, 'data-row': id },
      createElement(DragRow, {
        id,
        children: [
          createElement(DragHandle, { key: 'h', id, label: `handle ${id}`, onMove: () => undefined }),
          `row ${id}`,
        ],
      }),
    ),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    createElement(DragList, { nameOf: (id) => `name ${id}`, mayDrop: () => true, onDrop, children: rows }),
  );
  await waitFor(() => handle('1'));
  return onDrop;
}

const at = (y: number) => ({ clientX: 20, clientY: y, button: 0, isPrimary: true, pointerId: 1 });

async function dragToThird(): Promise<void> {
  fireEvent.pointerDown(handle('1'), at(10));
  fireEvent.pointerMove(document, at(30));
  await waitFor(() => expect(document.querySelector('[data-dragged]')).not.toBe(null));
  let y = 2.8 * height;
  await waitFor(() => {
    // The rows are measured once the drag has begun.
    fireEvent.pointerMove(document, at((y += 0.1)));
    expect(marks()).toEqual([[expect.stringContaining('row 3'), 'after']]);
  });
}

test('a row lands where it is dropped, and nowhere once the drag is let go', async () => {
  for (const isDropped of [true, false]) {
    const onDrop = await drawn();
    await dragToThird();
    if (isDropped) fireEvent.pointerUp(document, at(2.9 * height));
    else fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(document.querySelector('[data-dragged]')).toBe(null));
    expect(marks()).toEqual([]);
    expect(onDrop.mock.calls).toEqual(isDropped ? [[{ id: '1', onto: '3', where: 'after' }]] : []);
    root?.unmount();
    document.body.replaceChildren();
  }
});
