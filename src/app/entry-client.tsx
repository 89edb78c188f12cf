// These three first, and in this order.
import './errors-without-stacks.ts';
import 'react-dom/client';
import './errors-as-ever.ts';
import { startTransition } from 'react';
import { hydrate } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import type { Language } from '#kit/language.ts';
import { queryOf } from '#kit/query.ts';
import { loseSession } from '#shop/login/log-in-state.ts';
import { readLanguageTable } from '#shop/texts/contract.ts';
import { createClient } from './client-of-pages.ts';
import type { DocumentState } from './document-state.ts';
import { createRoutes, languageInAddress } from './routes.tsx';
import { Shop } from './shop.tsx';
import { rememberLanguage, shownLanguage } from './shown-language.ts';
import './theme.css';

void start();

/** In steps that a slow phone takes one by one; between them its browser can answer a press. */
async function start(): Promise<void> {
  await otherTasks();
  const state = await readState();
  const client = createClient(loseSession);
  hydrate(client, madeNow(state.queries));
  shownLanguage.set(state.language);
  const inAddress = languageInAddress(new URL(location.href));
  if (inAddress) rememberLanguage(inAddress);

  const { errorReportsTo } = state;
  if (errorReportsTo) {
    void import('./error-reports.ts').then(({ startErrorReports }) => startErrorReports(errorReportsTo));
  }

  await readTable(client, state.language);
  const routes = createRoutes(client, shownLanguage.get);
  await loadMatched(routes);
  await window.wholeStyles;
  await otherTasks();
  const router = createBrowserRouter(routes, { hydrationData: { ...state.router, errors: errorsOf(state) } });
  await otherTasks();
  // From here on the page hears by itself, also while it is being brought to life.
  document.documentElement.dataset.awake = '';
  // In small steps as well.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Shop client={client} router={router} siteUrl={state.siteUrl} />,
    );
  });
}

const restMs = 1000;

/** The document was drawn from it a moment ago; without it, the page stays one to read. */
async function readState(): Promise<DocumentState> {
  const path = document.querySelector<HTMLElement>('script[data-page]')?.dataset.page ?? '';
  let answer = await window.pageState;
  for (let tries = 2; !answer?.ok && tries > 0; tries--) {
    await new Promise((done) => setTimeout(done, restMs));
    answer = await fetch(path).catch(() => undefined);
  }
  if (!answer?.ok) throw new Error(`${path} could not be fetched`);
  return (await answer.json()) as DocumentState;
}

/** Likewise; without it, nothing could be drawn again. */
async function readTable(client: QueryClient, language: Language): Promise<void> {
  const query = queryOf(readLanguageTable, language);
  const answer = await window.languageTable;
  if (answer?.ok) client.setQueryData(query.queryKey, (await answer.json()) as Record<string, string>);
  else await client.fetchQuery(query);
}

function otherTasks(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** The page was fetched just now, however long a cache has kept it: its data counts as fresh. */
function madeNow(queries: DocumentState['queries']): DocumentState['queries'] {
  const now = Date.now();
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  };
}

function errorsOf({ router }: DocumentState): Record<string, unknown> | null {
  if (!router.errors) return null;
  return Object.fromEntries(
    Object.entries(router.errors).map(([route, error]) => [
      route,
      new Response(null, { status: (error as { status: number }).status }),
    ]),
  );
}

/** The router must not find a page's code missing while it hydrates. */
async function loadMatched(all: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(all, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const loaded = await route.lazy();
    Object.assign(route, { ...loaded, lazy: undefined });
  }
}
