import { afterEach, expect, test, vi } from 'vitest';
import { keepFieldInView } from '#shop/wanted-rows/preview/keep-field-in-view.ts';

let resize = () => {};
const observed = new Set<Element>();
class Observer {
  constructor(told: () => void) {
    resize = told;
  }
  observe(element: Element) {
    observed.add(element);
  }
  disconnect() {
    observed.clear();
  }
}
vi.stubGlobal('ResizeObserver', Observer);
const seen = vi.fn();

afterEach(() => {
  document.body.replaceChildren();
  seen.mockReset();
});

function draw() {
  document.body.innerHTML = `<input name="outside"><main><input name="inside"><button>x</button><div></div></main>`;
  const one = <Name extends string>(selector: Name) => document.querySelector<HTMLElement>(selector)!;
  const [frame, bar] = [one('main'), one('div')];
  for (const element of document.querySelectorAll<HTMLElement>('input, button'))
    element.scrollIntoView = function scrollIntoView(this: HTMLElement) {
      seen(this);
    };
  return { one, frame, bar };
}

test('the field of the rows that has the focus is kept above the bar, and no other is moved to', () => {
  const { one, frame, bar } = draw();
  const end = keepFieldInView(bar)!;
  expect(observed).toEqual(new Set([bar, frame]));
  for (const elsewhere of ['[name=outside]', 'button']) {
    one(elsewhere).focus();
    resize();
  }
  expect(seen).not.toHaveBeenCalled();
  one('[name=inside]').focus();
  resize();
  expect(seen).toHaveBeenCalledExactlyOnceWith(one('[name=inside]'));
  expect(frame.style.getPropertyValue('--bar-height')).toBe(`${bar.offsetHeight}px`);
  end();
  expect([observed.size, frame.style.getPropertyValue('--bar-height')]).toEqual([0, '']);
});
