import { Window } from 'happy-dom';

const plain = styleWith({ display: 'block', visibility: 'visible', pointerEvents: 'auto', content: 'none' });
const hidden = styleWith({ display: 'none', visibility: 'visible', pointerEvents: 'auto', content: 'none' });

function styleWith(values: Record<string, string>) {
  return { ...values, getPropertyValue: (name: string) => values[name] ?? '' };
}

/**
 * Gives this process a document, before React is loaded, which asks once whether there is one. What Node has itself
 * stays (fetch, URL, signals), since the shop's server runs in the same process.
 */
if (!('document' in globalThis)) {
  const window = new Window({
    url: 'http://localhost:3000/',
    width: 1280,
    height: 900,
    settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
  });
  const instead = ['Event', 'CustomEvent', 'FormData', 'File', 'Blob', 'navigator'];
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of [...names, ...instead]) {
    const value: unknown = Reflect.get(window, name);
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
    const given = isMethod ? (value.bind(window) as unknown) : value;
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: given });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis, top: globalThis, parent: globalThis });
  // Reckoning styles takes most of the time, and no sheet of styles is loaded here: only the attribute `hidden` hides.
  Object.assign(globalThis, {
    getComputedStyle: (element: HTMLElement) => (element.hidden ? hidden : plain),
  });
  // A component that asks a document for its window gets what it would by name.
  Object.defineProperty(window.document, 'defaultView', { configurable: true, get: () => globalThis });
}
