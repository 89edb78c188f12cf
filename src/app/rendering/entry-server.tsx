import { QueryClientProvider, dehydrate, type DehydratedState, type Query } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server.browser';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import type { Paths } from '#kit/pages/page-paths.ts';
import { LanguagesContext } from '#kit/pages/languages.ts';
import { SiteUrlContext } from '#kit/pages/site-url.ts';
import { LanguageContext } from '#kit/pages/use-endpoint.ts';
import { answerQueriesWith } from '#kit/pages/query.ts';
import { readLanguageTable } from '#shop/texts/contract.ts';
import { TextsProvider } from '#shop/texts/texts-provider.tsx';
import { createClient } from './query-client.ts';
import type { DocumentState } from './document-state.ts';
import { pageRoutes } from '#app/page-routes.ts';
import type { RenderPage } from './rendered-page.ts';
import { rightSpelling } from './right-spelling.ts';
import { createRoutes } from './routes.tsx';

/** Renders the page at an address as a visitor sees it. */
export const renderPage: RenderPage = async (request, { language, languages }, caller) => {
  const client = createClient();
  answerQueriesWith(client, caller);
  const routes = createRoutes(client, () => ({ language, languages }));
  const place = addressOfPage(routes, new URL(request.url));
  if (place !== undefined) return { redirect: place, status: 301 };
  const handler = createStaticHandler(routes);
  const context = await handler.query(request);
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? '/', status: context.status };
  }
  const siteUrl = new URL(request.url).origin;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <LanguageContext value={language}>
        <LanguagesContext value={languages}>
          <SiteUrlContext value={siteUrl}>
            <TextsProvider>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </TextsProvider>
          </SiteUrlContext>
        </LanguagesContext>
      </LanguageContext>
    </QueryClientProvider>,
  );
  const { loaderData, errors } = context;
  const state: DocumentState = {
    language,
    languages,
    siteUrl,
    queries: timeless(dehydrate(client, { shouldDehydrateQuery: isInDocument })),
    router: { loaderData, errors: errorsToWire(errors) },
  };
  client.clear();
  const shown = context.matches.at(-1)?.route;
  return {
    paths: (loaderData[shown?.id ?? ''] as Paths | null | undefined) ?? undefined,
    html,
    status: context.statusCode,
    state,
    page: pageRoutes.find(({ path }) => path === shown?.path),
  };
};

/** Returns the canonical address of a page requested in another case or with a trailing slash. */
function addressOfPage(routes: RouteObject[], { pathname, search }: URL): string | undefined {
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  if (pattern === undefined || pattern === '*') return undefined;
  const path = rightSpelling(pattern, pathname);
  return path && path + search;
}

function errorsToWire(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [route, { status: statusOf(error) }]),
  );
}

function isInDocument({ state, queryKey }: Query): boolean {
  return state.status === 'success' && queryKey[0] !== readLanguageTable.name;
}

/** Removes timestamps, so that equal data gives equal bytes on every node and ETags stay valid. */
function timeless(queries: DehydratedState): DehydratedState {
  return {
    mutations: [],
    queries: queries.queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  };
}

function statusOf(error: unknown): number {
  return error instanceof Response || isRouteErrorResponse(error) ? error.status : 500;
}
