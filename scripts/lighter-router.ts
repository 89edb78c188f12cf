import { parseSync } from 'vite';
import type { Plugin } from 'vite';

/** What the shop never asks of the router. Empty here: throws its own name if it is called all the same. */
const unused = new Map<string, string>(
  [
    // Forms and data fetched through the router: pages call their endpoints themselves.
    ...[
      'handleAction',
      'fetch2',
      'handleFetcherAction',
      'handleFetcherLoader',
      'getUpdatedRevalidatingFetchers',
    ],
    ...['getFetcher', 'resetFetcher', 'queueFetcherForDeletion', 'deleteFetcher', 'getFormSubmissionInfo'],
    // Routes that become known on the way, and steps before a route's loader.
    ...[
      'discoverRoutes',
      'patchRoutes',
      'patchRoutesImpl',
      '_internalSetRoutes',
      'runClientMiddlewarePipeline',
    ],
    // Its own scroll memory, state of its own in the page, pages for errors, measuring.
    ...['enableScrollRestoration', 'parseHydrationData', 'DefaultErrorComponent', 'RSCErrorHandler'],
    ...['RemixRootDefaultErrorBoundary', 'getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
    ...['PrefetchPageLinks'],
  ].map((name) => [name, `throw new Error('${name}')`]),
).set('usePrefetchBehavior', 'return [false, null, {}]');

/**
 * Leaves out of a visitor's scripts what the router does only for shops made otherwise: a quarter of it. A function that
 * is no longer in it stops the build.
 */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    transform: {
      filter: { id: /\/react-router\/dist\//, code: 'function createRouter(' },
      handler(code, id) {
        const bodies = bodiesOf(parseSync(id, code).program);
        const missing = [...unused.keys()].filter((name) => !bodies.some((body) => body.name === name));
        if (missing.length > 0) this.error(`lighter-router.ts: ${missing.join(', ')} not in ${id}`);
        const emptied = bodies.reduceRight(
          (text, { name, start, end }) => `${text.slice(0, start)}{ ${unused.get(name)} }${text.slice(end)}`,
          code,
        );
        return {
          code: emptied
            // Both keep a component that nobody uses.
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
            .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false'),
          map: null,
        };
      },
    },
  };
}

type Body = { name: string; start: number; end: number };

/** Where the unused functions' bodies stand, in order; none of them is inside another. */
function bodiesOf(program: unknown): Body[] {
  const found: Body[] = [];
  JSON.stringify(program, (_key, node: { type?: string; id?: { name: string }; body?: Body } | null) => {
    if (node?.type === 'FunctionDeclaration' && node.id && node.body && unused.has(node.id.name)) {
      found.push({ name: node.id.name, start: node.body.start, end: node.body.end });
      return undefined;
    }
    return node;
  });
  return found.sort((a, b) => a.start - b.start);
}
