import type { QueryClient } from '@tanstack/react-query';
import { callOverHttp } from '#kit/http/call.ts';
import type { Caller } from '#kit/http/call.ts';
import { dependsOnPrincipal } from '#kit/http/endpoint.ts';
import type { Endpoint, InputOf, OutputOf } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/text/language.ts';

const callers = new WeakMap<QueryClient, Caller>();

/** Answers this client's queries by another way than HTTP. */
export function answerQueriesWith(client: QueryClient, caller: Caller): void {
  callers.set(client, caller);
}

/** What is known of a kept answer: whether it may hold something of a customer's, and whether only a customer gets one. */
export type QueryMeta = { perReader: boolean; customersOnly: boolean };

/** The key starts with the endpoint's name, so that all of an endpoint's answers can be found. */
export function queryOf<E extends Endpoint>(
  endpoint: E,
  language: Language,
  input: Partial<InputOf<E>> = {},
) {
  const meta: QueryMeta = {
    perReader: dependsOnPrincipal(endpoint),
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
 * Shows what a change answered. A read that set out before the change was done may come back after it, and would put
 * the former state in its place: it is cancelled.
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
