import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { CallError, Caller } from './call.ts';
import { callOverHttp } from './call.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import type { Language } from './language.ts';

const callers = new WeakMap<QueryClient, Caller>();

/** Answers this client's queries by another way than HTTP. */
export function useCallerFor(client: QueryClient, caller: Caller): void {
  callers.set(client, caller);
}

/** The key starts with the endpoint's name, so that all of an endpoint's answers can be found. */
export function queryOf<E extends Endpoint>(
  endpoint: E,
  language: Language,
  input: Partial<InputOf<E>> = {},
) {
  return {
    queryKey: [endpoint.name, language, input] as const,
    queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<OutputOf<E>> =>
      (callers.get(client) ?? callOverHttp)(endpoint, { ...input, languageCode: language }, { signal }),
  } satisfies UseQueryOptions<
    OutputOf<E>,
    CallError,
    OutputOf<E>,
    readonly [string, Language, Partial<InputOf<E>>]
  >;
}
