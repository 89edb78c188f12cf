import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/text/language.ts';
import type { PageRequest } from './page.ts';
import { queryOf } from './query.ts';

/** A page's path in each language, for pages whose name is part of the path. */
export type Paths = Partial<Record<Language, string>>;

/** Returns the paths derived from an endpoint's answer. The answers in the other languages are not sent with the page. */
export async function pathsOf<E extends Endpoint>(
  client: QueryClient,
  { language, languages }: Pick<PageRequest, 'language' | 'languages'>,
  endpoint: E,
  input: Partial<InputOf<E>>,
  pathOf: (answer: OutputOf<E>) => string,
): Promise<Paths> {
  const paths: Paths = {};
  for (const one of languages) {
    const query = queryOf(endpoint, one, input);
    paths[one] = pathOf(await client.ensureQueryData(query));
    if (one !== language) client.removeQueries({ queryKey: query.queryKey, exact: true });
  }
  return paths;
}
