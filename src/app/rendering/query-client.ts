import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { CallError } from '#kit/http/call.ts';

/** How long an answer counts as fresh in the browser. The server invalidates its own cache at once. */
const freshForMs = 60_000;

// With microtasks a change is in the next frame; the library's timer often delays it by one.
notifyManager.setScheduler(queueMicrotask);

/**
 * Invalidating asks again for what is shown, also when it was asked for before and has no answer yet: the library
 * leaves such a request alone, whose answer may be of before the change.
 */
class AskingAnew extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const asked = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
    const unanswered = new Set(asked.filter(({ state }) => state.data === undefined));
    await super.invalidateQueries(filters, options);
    if (unanswered.size > 0 && filters?.refetchType !== 'none')
      await this.refetchQueries({ type: 'active', predicate: (query) => unanswered.has(query) });
  }
}

/**
 * Creates the cache for one page on the server, or for one browser window; `onLoggedOut` is called at every 401, and
 * `onClosed` when the shop shows itself no longer.
 */
export function createClient(
  onLoggedOut: (client: QueryClient) => void = () => {},
  onClosed: () => void = () => {},
): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof CallError && error.status === 401) onLoggedOut(client);
  };
  const client = new AskingAnew({
    queryCache: new QueryCache({
      onError: (error) => {
        onError(error);
        if (isClosed(error)) onClosed();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (mutation.meta?.isLogIn !== true) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        refetchOnWindowFocus: false,
        // Without a network the request is made and fails visibly, and is repeated when the network is back, so that
        // nobody waits for something that cannot arrive.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < 2 &&
          error instanceof CallError &&
          !isClosed(error) &&
          (error.status === 0 || error.status === 503),
      },
    },
  });
  return client;
}

function isClosed(error: Error): boolean {
  return error instanceof CallError && error.is('not-open');
}
