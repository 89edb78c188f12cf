import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#kit/http/call.ts';

/** How long an answer counts as fresh in the browser. The server invalidates its own cache at once. */
const freshForMs = 60_000;

// With microtasks a change is in the next frame; the library's timer often delays it by one.
notifyManager.setScheduler(queueMicrotask);

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
  const client: QueryClient = new QueryClient({
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
