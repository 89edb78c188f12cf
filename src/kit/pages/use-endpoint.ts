import { createContext, useContext } from 'react';
import {
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { CallError } from '#kit/http/call.ts';
import type { Endpoint, InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { queryOf } from './query.ts';

export const LanguageContext = createContext<Language>(defaultLanguage);

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/**
 * Returns an endpoint's answer in the current language. While another answer loads, the previous one stays. A
 * component that needs only a part selects it, and re-renders only when that part changes.
 */
export function useEndpoint<E extends Endpoint, Part = OutputOf<E>>(
  endpoint: E,
  input: Partial<InputOf<E>> = {},
  options: {
    enabled?: boolean;
    keepPrevious?: boolean;
    freshOnFocus?: boolean;
    select?: (answer: OutputOf<E>) => Part;
  } = {},
): UseQueryResult<Part, CallError> {
  const language = useLanguage();
  const client = useQueryClient();
  return useQuery({
    ...queryOf(endpoint, language, input),
    enabled: options.enabled ?? true,
    ...(options.freshOnFocus && { refetchOnWindowFocus: 'always' as const }),
    ...(options.select && { select: options.select }),
    ...(options.keepPrevious !== false && { placeholderData: keepPreviousOf(client) }),
  } as Parameters<typeof useQuery>[0]) as UseQueryResult<Part, CallError>;
}

/** A removed answer, such as a customer's after log-out, is not shown as the previous one. */
function keepPreviousOf(client: QueryClient) {
  return (previous: unknown, query: Query | undefined) =>
    query && client.getQueryCache().get(query.queryHash) === query ? previous : undefined;
}
