import { withQuery } from '../../src/kit/http/call.ts';
import { fillPath } from '../../src/kit/http/endpoint.ts';
import type { Client, TestShop } from '../shop.ts';
import type { Shown } from './screen.ts';

/** What a page would show from memory although the server says something else by now, by the name of its call. */
export async function staleIn({ queries }: Shown, shop: TestShop, client: Client): Promise<string[]> {
  const stale: string[] = [];
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    const [name, languageCode, input] = queryKey as [string, string, Record<string, unknown>];
    const endpoint = shop.endpoints.routes.find((one) => one.endpoint.name === name)?.endpoint;
    if (!endpoint || endpoint.method !== 'GET' || state.isInvalidated || state.status !== 'success') continue;
    const { path, rest } = fillPath(endpoint.path, { ...input, languageCode });
    const { body } = await client.get(withQuery(path, rest).replace('/api/', ''));
    if (comparable(body) !== comparable(firstPage(state.data))) stale.push(name);
  }
  return stale;
}

/** What is in stock is judged again when it is ordered, and may be of the last minute. */
function comparable(answer: unknown): string {
  const ofStock = /^(Stock|Delivery|Quantity(Available|Ordered|Short)|Notes|State|Estimated)/;
  return JSON.stringify(answer, (name, value: unknown) => (ofStock.test(name) ? undefined : value));
}

/** A log that goes on when one asks keeps its parts. */
function firstPage(data: unknown): unknown {
  return (data as { pages?: unknown[] } | undefined)?.pages?.[0] ?? data;
}
