import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { CallError } from '#kit/http/call.ts';
import { parseLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { notFound } from '#kit/pages/page.ts';
import type { PageModule } from '#kit/pages/page.ts';
import { ErrorPage } from '#app/layouts/error-page.tsx';
import { layoutNeeds } from './layout-needs.ts';
import { pages } from '#app/pages.ts';
import type { PageEntry } from '#app/pages.ts';
import { Root } from '#app/layouts/root.tsx';

/**
 * The shop's routes over one client's data; `language` tells which one is shown now. `onMissing` hears that a page's code
 * cannot be had, and answers whether another document is on its way.
 */
export function createRoutes(
  client: QueryClient,
  language: () => Language,
  onMissing: () => boolean = () => false,
): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ErrorPage,
      loader: async () => {
        await Promise.all(layoutNeeds(language()).map((query) => client.ensureQueryData(query)));
        return null;
      },
      children: [
        ...pages.map((page) => routeOf(page, client, language, onMissing)),
        {
          path: '*',
          loader: throwNotFound,
          Component: ErrorPage,
          ErrorBoundary: ErrorPage,
          handle: { layout: 'shop' },
        },
      ],
    },
  ];
}

function routeOf(
  page: PageEntry,
  client: QueryClient,
  language: () => Language,
  onMissing: () => boolean,
): RouteObject {
  return {
    path: page.path,
    handle: page,
    ErrorBoundary: ErrorPage,
    lazy: async () => {
      try {
        const module = await page.load();
        return { Component: module.default, loader: loaderOf(module, client, language) };
      } catch (error) {
        // The page that is shown stays until the next is there.
        if (onMissing()) await new Promise(() => undefined);
        return { loader: failing(error) };
      }
    },
  };
}

/** The router shows nothing at all of a route whose code has failed; of one whose loader has, its error page. */
function failing(error: unknown): () => never {
  return () => {
    throw error;
  };
}

function loaderOf(module: PageModule, client: QueryClient, language: () => Language) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const asked = { params, url: new URL(request.url), language: language() };
    try {
      await module.check?.(asked, client);
      const needs = module.needs?.(asked) ?? [];
      await Promise.all(needs.map((query) => client.ensureQueryData(query)));
    } catch (error) {
      throw error instanceof CallError && error.status === 404 ? notFound() : error;
    }
    return typeof document === 'undefined' ? ((await module.paths?.(asked, client)) ?? null) : null;
  };
}

function throwNotFound(): never {
  throw notFound();
}

/** The language of an address, where it names one. */
export function languageInAddress(url: URL): Language | undefined {
  const value = url.searchParams.get('lang');
  return value === null ? undefined : parseLanguage(value);
}
