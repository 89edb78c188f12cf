import { pageRoutes, type PageRoute } from '#app/page-routes.ts';

/** A page and the requested address; `page` is undefined when nothing is there. */
export type RequestedPage = { page: PageRoute | undefined; url: URL };

const patterns = pageRoutes.map((page) => ({ page, pattern: patternOf(page.path) }));

export function asPage(url: URL): RequestedPage {
  return { page: patterns.find(({ pattern }) => pattern.test(url.pathname))?.page, url };
}

/** Returns the address with only those parameters that affect the page, so that invented ones do not fill the cache. */
export function drawnUrl({ page, url }: RequestedPage): URL {
  const drawn = new URL(url);
  for (const name of url.searchParams.keys())
    if (!page?.query?.includes(name)) drawn.searchParams.delete(name);
  return drawn;
}

/**
 * Expands `/products/:id?/:slug?` for the web server, which has no optional segments: `/products`, `/products/:id` …
 */
export function serverPathsOf(path: string): string[] {
  const parts = path.split('/').slice(1);
  const required = parts.filter((part) => !part.endsWith('?')).length;
  return parts
    .map((_, at) => parts.slice(0, at + 1))
    .filter((some) => some.length >= required)
    .map((some) => `/${some.map((part) => part.replace('?', '')).join('/')}`);
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').slice(1);
  const words = parts.map((part) =>
    part.endsWith('?') ? '(?:/+[^/]+)?' : part.startsWith(':') ? '/+[^/]+' : `/+${part}`,
  );
  return new RegExp(`^${words.join('')}/*$`, 'i');
}
