import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#kit/http/call.ts';

/** How long an answer counts as fresh; the server drops its own copies at once, so this is only what a page may lag behind. */
const freshForMs = 60_000;

// What a press has changed is in the next frame; by a timer, as the library does it, often in the one after.
notifyManager.setScheduler(queueMicrotask);

/** The data of one page on the server, or of one browser window; `onLoggedOut` hears of every 401. */
export function createClient(onLoggedOut: (client: QueryClient) => void = () => {}): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof CallError && error.status === 401) onLoggedOut(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (mutation.meta?.isLogIn !== true) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        refetchOnWindowFocus: false,
        // Without a network it is tried and told, and tried again when there is one: nobody waits for what cannot come.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < 2 && error instanceof CallError && (error.status === 0 || error.status === 503),
      },
    },
  });
  return client;
}
