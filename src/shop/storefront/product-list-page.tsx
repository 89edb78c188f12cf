import { forLanguages } from '#kit/text/language.ts';
import { redirect, useParams, useSearchParams } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { pathsOf, type Paths } from '#kit/pages/page-paths.ts';
import { notFound, type PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { listProductGroups, type ProductGroup } from '#shop/product-groups/contract.ts';
import { listingOf, pageOf } from '#shop/articles/listing/listing.ts';
import { ListingScreen } from './listing-screen.tsx';
import { hasPage, needsOfListing } from '#shop/articles/listing/listing-needs.ts';
import { groupPath, newsPath } from '#shop/product-groups/paths.ts';
import { idInPath } from '#kit/pages/id-and-slug.ts';

export function needs({ params, url, language }: PageRequest) {
  const listing = listingOf(idInPath(params.productGroupId), url.searchParams);
  return needsOfListing(listing, pageOf(url.searchParams), language);
}

export async function check(context: PageRequest, client: QueryClient) {
  await checkGroup(context, client);
  const listing = listingOf(idInPath(context.params.productGroupId), context.url.searchParams);
  if (!(await hasPage(listing, context, client))) throw notFound();
}

/**
 * A group that the reader may not see is answered as not found; just after a log-in, the cached groups may still be a
 * visitor's.
 */
async function checkGroup(context: PageRequest, client: QueryClient) {
  const { params, language } = context;
  if (params.productGroupId === undefined) return;
  const id = idInPath(params.productGroupId);
  const query = queryOf(listProductGroups, language);
  const has = (groups: readonly ProductGroup[]) => groups.some((group) => group.ProductGroupId === id);
  if (has(await client.ensureQueryData(query))) return await checkName(context, client);
  if (!import.meta.env.SSR && has(await client.fetchQuery({ ...query, staleTime: 0 }))) return;
  throw notFound();
}

/** The name in the path may be in any language; a wrong one redirects to the right address. */
async function checkName({ params, url, ...request }: PageRequest, client: QueryClient) {
  if (!import.meta.env.SSR || params.slug === undefined) return;
  const paths = await groupPaths({ params, url, ...request }, client);
  if (Object.values(paths).some((path) => path.endsWith(`/${params.slug}`))) return;
  throw redirect((paths[request.language] ?? '') + url.search, 301);
}

/** The path of a group contains its name; that of the news depends on the query. */
export async function paths({ params, url, ...request }: PageRequest, client: QueryClient) {
  const listing = listingOf(idInPath(params.productGroupId), url.searchParams);
  if (listing.kind === 'news') return forLanguages(() => newsPath, request.languages);
  return listing.kind === 'group' ? await groupPaths({ params, url, ...request }, client) : undefined;
}

async function groupPaths({ params, url, ...request }: PageRequest, client: QueryClient): Promise<Paths> {
  const id = idInPath(params.productGroupId);
  const pathIn = (groups: readonly ProductGroup[]) => {
    const group = groups.find(({ ProductGroupId }) => ProductGroupId === id);
    return group ? groupPath(group) : url.pathname;
  };
  return await pathsOf(client, request, listProductGroups, {}, pathIn);
}

export default function ProductListPage() {
  const { productGroupId } = useParams();
  const [query] = useSearchParams();
  return <ListingScreen listing={listingOf(idInPath(productGroupId), query)} page={pageOf(query)} />;
}
