import { startTransition } from 'react';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import type { Language } from '#kit/text/language.ts';
import { queryOf } from '#kit/pages/query.ts';
import type { LoginState } from '#shop/login/contract.ts';
import { loginQuery, loseSession } from '#shop/login/log-in-state.ts';
import { readLanguageTable } from '#shop/texts/contract.ts';
import { createClient } from './query-client.ts';
import type { DocumentState } from './document-state.ts';
import { isAnythingEntered } from './early-input.ts';
import { fetchUntilThere } from './fetch-until-there.ts';
import { allIsThere, loadAgain } from './load-again.ts';
import { createRoutes } from './routes.tsx';
import { Shop } from '#app/layouts/shop.tsx';
import { languageInAddress, rememberLanguage, shownLanguage } from './shown-language.ts';
import '#app/layouts/theme.css';

const { dataset } = document.querySelector<HTMLElement & { dataset: { page: string; table: string } }>(
  'script[data-page]',
)!;

void start();

/** The start is split into tasks, so that even a slow phone can respond to input between them. */
async function start(): Promise<void> {
  await otherTasks();
  const state = await readState();
  const client = createClient(loseSession, showClosedShop);
  hydrate(client, dataUpdatedNow(state.queries));
  void takeLoginState(client);
  shownLanguage.start(state.language, state.languages);
  const inAddress = languageInAddress();
  if (inAddress) rememberLanguage(inAddress);

  const { errorReportsTo } = state;
  if (errorReportsTo) {
    void import('#app/layouts/error-reports.ts').then(({ startErrorReports }) =>
      startErrorReports(errorReportsTo),
    );
  }

  await readTable(client, state.language);
  const shown: { router?: ReturnType<typeof createBrowserRouter> } = {};
  const routes = createRoutes(client, languagesShown, () => {
    // Without a network, the current page says more than the browser's error page.
    if (!navigator.onLine || (!shown.router && isAnythingEntered())) return false;
    const { pathname, search, hash } = shown.router?.state.navigation.location ?? location;
    return loadAgain(new URL(pathname + search + hash, location.href).href);
  });
  await loadMatched(routes);
  await wholeStyles();
  await otherTasks();
  const router = createBrowserRouter(routes, { hydrationData: { ...state.router, errors: errorsOf(state) } });
  shown.router = router;
  await otherTasks();
  // From here on React handles events itself, even while hydration is still in progress.
  document.documentElement.dataset.hydrated = '';
  // A transition hydrates in small steps too.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Shop client={client} router={router} siteUrl={state.siteUrl} />,
    );
  });
}

/** The server has a page for a shop that closes while it is read. The press room may stay open, and says more itself. */
function showClosedShop(): void {
  if (!/^\/pressroom(\/|$)/.test(location.pathname)) location.reload();
}

/** Reads the data from which the document was rendered. */
async function readState(): Promise<DocumentState> {
  return await fetchUntilThere(dataset.page, window.dehydratedState);
}

/**
 * The login state was requested before the first paint in a browser that has had a customer, because prices wait for
 * it.
 */
async function takeLoginState(client: QueryClient): Promise<void> {
  const answer = await window.loginState;
  if (answer?.ok) client.setQueryData(loginQuery.queryKey, (await answer.json()) as LoginState);
}

/** Without the language table nothing can be rendered. */
async function readTable(client: QueryClient, language: Language): Promise<void> {
  const query = queryOf(readLanguageTable, language);
  client.setQueryData(
    query.queryKey,
    await fetchUntilThere<Record<string, string>>(dataset.table, window.languageTable),
  );
}

const patienceMs = 3000;

/**
 * Stops waiting for a late style sheet, since the page has the inlined styles. If the style sheet no longer exists,
 * the document is reloaded, unless that would lose input.
 */
async function wholeStyles(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, patienceMs));
  const came = await Promise.race([window.wholeStyles, late]);
  if (came === true) allIsThere();
  else if (came === false && !isAnythingEntered() && loadAgain(location.href))
    await new Promise(() => undefined);
}

function languagesShown() {
  return { language: shownLanguage.get(), languages: shownLanguage.all() };
}

function otherTasks(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** The page was fetched just now, however long a cache has held it, so its data counts as fresh. */
function dataUpdatedNow(queries: DocumentState['queries']): DocumentState['queries'] {
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
    // Without the code the page stays static.
    if (!loaded.Component) throw new Error(`the code of ${route.path} could not be fetched`);
    Object.assign(route, { ...loaded, lazy: undefined });
  }
}
