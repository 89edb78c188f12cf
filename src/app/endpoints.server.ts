import type { Route, Services } from '#kit/router.server.ts';
import { openCatalogue } from '#shop/articles/catalogue.server.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import { articleRoutes } from '#shop/articles/routes.server.ts';
import { openPageBook } from '#shop/pages/pages.server.ts';
import { pageRoutes } from '#shop/pages/routes.server.ts';
import { openGroupBook } from '#shop/product-groups/product-groups.server.ts';
import { productGroupRoutes } from '#shop/product-groups/routes.server.ts';
import { textRoutes } from '#shop/texts/routes.server.ts';
import { openTextBook } from '#shop/texts/texts.server.ts';

export type Endpoints = { routes: Route[]; catalogue: Catalogue };

/** Every endpoint, area by area: the API at a glance. */
export function openEndpoints(services: Services): Endpoints {
  const texts = openTextBook(services);
  const groups = openGroupBook(services);
  const catalogue = openCatalogue(services, groups);
  const routes = [
    ...textRoutes(texts, services.env),
    ...productGroupRoutes(groups),
    ...articleRoutes(catalogue),
    ...pageRoutes(openPageBook(services)),
  ];
  return { routes, catalogue };
}
