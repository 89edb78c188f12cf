/** A script function that creates an element and adds it to the head. */
const add = `
  const element = (name, given) => Object.assign(document.createElement(name), given);
  const add = (name, given) => document.head.append(element(name, given));
`;

/**
 * Runs before the first paint. It reserves the space that prices, buttons and lines will take in a known customer's
 * browser, stores presses and submitted forms until hydration, and defers pictures further down until the first ones
 * have loaded, as well as fonts that this browser has never fetched.
 */
export const bootScript = inline(`${add}
  const { fonts } = document.currentScript.dataset;
  const page = document.documentElement.dataset;
  page.first = '';
  try {
    if (localStorage.getItem('customer')) {
      page.customer = '';
      window.loginState = fetch('/api/login', { signal: AbortSignal.timeout?.(8000) }).catch(() => undefined);
      if (localStorage.getItem('listingView') === 'list') page.list = '';
    }
  } catch {}
  let hasFonts = false;
  try {
    hasFonts = localStorage.getItem('fonts') === fonts;
  } catch {}
  if (!hasFonts) page.plain = '';
  else for (const href of fonts.split(' '))
    if (href) add('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
  let replay;
  const early = (type, noted) => addEventListener(type, (event) => 'hydrated' in page || noted(event), true);
  early('click', ({ target }) => {
    const button = target.closest('button[type=button]');
    if (button) replay = () => button.click();
  });
  early('submit', (event) => {
    const { target: form, submitter } = event;
    if (form.hasAttribute('action') || form.hasAttribute('method')) return;
    event.preventDefault();
    replay = () => form.requestSubmit(submitter);
  });
  addEventListener('shop-ready', () => replay?.(), { once: true });
`);

/**
 * Runs last. The scripts, and the manifest for home screens, are loaded after the page and its largest pictures have
 * been painted, so that they do not delay them on a slow connection. A page in a background tab does not wait for a
 * paint.
 */
export const hydrateScript = inline(`${add}
  const { fonts, scripts, preloads, styles, page: state, table, manifest } = document.currentScript.dataset;
  const page = document.documentElement.dataset;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    delete page.first;
    delete page.plain;
    try {
      localStorage.setItem('fonts', fonts);
    } catch {}
    window.wholeStyles = new Promise((done) => {
      const load = (tries) => {
        const onload = () => done(true);
        const onerror = ({ target }) => {
          target.remove();
          if (tries) setTimeout(load, 1000, tries - 1);
          else done(false);
        };
        document.querySelector('style[data-first]').after(element('link', { rel: 'stylesheet', href: styles, onload, onerror }));
      };
      if (styles) load(2);
      else done(true);
    });
    const ask = (path) => fetch(path, { signal: AbortSignal.timeout?.(8000) });
    window.languageTable = ask(table).catch(() => undefined);
    window.dehydratedState = ask(state).catch(() => undefined);
    for (const src of scripts.split(' ')) add('script', { type: 'module', src });
    for (const href of preloads.split(' ')) if (href) add('link', { rel: 'modulepreload', href });
    add('link', { rel: 'manifest', href: manifest });
  };
  const afterFrames = (count) => (count ? requestAnimationFrame(() => afterFrames(count - 1)) : setTimeout(start));
  if (document.hidden) start();
  else {
    const first = [...document.querySelectorAll('img[fetchpriority=high]')];
    Promise.allSettled(first.map((img) => img.decode())).then(() => afterFrames(3));
    // Late pictures, or a page that is never painted, must not delay the start any longer.
    setTimeout(start, 3000);
  }
`);

/** The braces keep its variables out of the global scope. */
function inline(code: string): string {
  return `{${code.trim().replace(/\n\s*/g, '\n')}}`;
}
