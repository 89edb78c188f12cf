import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { readPage } from './contract.ts';
import { listPages } from './menu-contract.ts';
import type { PageRepository } from './pages.server.ts';

const menuTag = 'meny';

export function pageRoutes(pages: PageRepository): Route[] {
  return [
    serve(listPages, ({ tag }, principal, context) =>
      pages.pagesFor(principal, tag || menuTag, context.language),
    ),
    serve(
      readPage,
      async ({ slug }, principal, context) =>
        (await pages.pageFor(principal, slug, context.language)) ?? new Problem('not-found'),
    ),
  ];
}
