import type { QueryClient } from '@tanstack/react-query';
import { callOverHttp, type Caller } from '#kit/http/call.ts';
import { dependsOnPrincipal, type Endpoint, type InputOf, type OutputOf } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/text/language.ts';

const callers = new WeakMap<QueryClient, Caller>();

/** Makes this client answer queries by another way than HTTP. */
export function answerQueriesWith(client: QueryClient, caller: Caller): void {
  callers.set(client, caller);
}

/** Metadata of a cached answer: whether it may contain customer data, and whether only customers get one. */
export type QueryMeta = { perPrincipal: boolean; customersOnly: boolean };

/** The key starts with the endpoint's name, so that all cached answers of an endpoint can be found. */
export function queryOf<E extends Endpoint>(
  endpoint: E,
  language: Language,
  input: Partial<InputOf<E>> = {},
) {
  const meta: QueryMeta = {
    perPrincipal: dependsOnPrincipal(endpoint),
    customersOnly: endpoint.who === 'customer',
  };
  return {
    queryKey: [endpoint.name, language, input] as const,
    queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<OutputOf<E>> =>
      (callers.get(client) ?? callOverHttp)(
        endpoint,
        { ...(input as Record<string, unknown>), languageCode: language },
        { signal },
      ),
    meta,
  };
}

/**
 * Stores the answer to a change. A read that started before the change could finish after it and restore the old
 * state, so it is cancelled.
 */
export async function replaceAnswer(
  client: QueryClient,
  queryKey: readonly unknown[],
  answer: unknown,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}

export type AnyQuery = {
  queryKey: readonly unknown[];
  queryFn: (context: { client: QueryClient; signal: AbortSignal }) => Promise<unknown>;
  meta: QueryMeta;
};
