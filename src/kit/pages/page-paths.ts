import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { languages } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { queryOf } from './query.ts';

/** A page's path in each language, where its name is part of it. */
export type Paths = Record<Language, string>;

/** The paths of what an endpoint answers; the answer in the other language does not stay with the page. */
export async function pathsOf<E extends Endpoint>(
  client: QueryClient,
  language: Language,
  endpoint: E,
  input: Partial<InputOf<E>>,
  pathOf: (answer: OutputOf<E>) => string,
): Promise<Paths> {
  const paths: Paths = { sv: '', en: '' };
  for (const one of languages) {
    const query = queryOf(endpoint, one, input);
    paths[one] = pathOf(await client.ensureQueryData(query));
    if (one !== language) client.removeQueries({ queryKey: query.queryKey, exact: true });
  }
  return paths;
}
