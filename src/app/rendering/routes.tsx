import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { CallError } from '#kit/http/call.ts';
import type { Language } from '#kit/text/language.ts';
import { notFound, type PageModule } from '#kit/pages/page.ts';
import { ErrorPage } from '#app/layouts/error-page.tsx';
import { layoutNeeds } from './layout-needs.ts';
import { pages, type PageEntry } from '#app/pages.ts';
import { Root } from '#app/layouts/root.tsx';

type Shown = { language: Language; languages: readonly Language[] };

/**
 * Creates the shop's routes for a query client; `shown` returns the current language and all that the shop has. `onMissing` is called when a
 * page's code cannot be loaded, and returns whether another document is loading.
 */
export function createRoutes(
  client: QueryClient,
  shown: () => Shown,
  onMissing: () => boolean = () => false,
): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ErrorPage,
      loader: async () => {
        await Promise.all(layoutNeeds(shown().language).map((query) => client.ensureQueryData(query)));
        return null;
      },
      children: [
        ...pages.map((page) => routeOf(page, client, shown, onMissing)),
        {
          path: '*',
          loader: throwNotFound,
          Component: ErrorPage,
          ErrorBoundary: ErrorPage,
        },
      ],
    },
  ];
}

function routeOf(
  page: PageEntry,
  client: QueryClient,
  shown: () => Shown,
  onMissing: () => boolean,
): RouteObject {
  return {
    path: page.path,
    handle: page,
    ErrorBoundary: ErrorPage,
    lazy: async () => {
      try {
        const module = await page.load();
        return { Component: module.default, loader: loaderOf(module, client, shown) };
      } catch (error) {
        // The current page stays until the next document is there.
        if (onMissing()) await new Promise(() => undefined);
        return { loader: failing(error) };
      }
    },
  };
}

/** The router shows nothing for a route whose code has failed, but its error page for one whose loader has. */
function failing(error: unknown): () => never {
  return () => {
    throw error;
  };
}

function loaderOf(module: PageModule, client: QueryClient, shown: () => Shown) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const context = { params, url: new URL(request.url), ...shown() };
    try {
      await module.check?.(context, client);
      const needs = module.needs?.(context) ?? [];
      await Promise.all(needs.map((query) => client.ensureQueryData(query)));
    } catch (error) {
      throw error instanceof CallError && error.status === 404 ? notFound() : error;
    }
    return import.meta.env.SSR ? ((await module.paths?.(context, client)) ?? null) : null;
  };
}

function throwNotFound(): never {
  throw notFound();
}
