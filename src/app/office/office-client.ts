import type { QueryClient } from '@tanstack/react-query';
import { sessionLost } from '#shop/office/forms/session-lost.ts';
import { checkOfficeLogIn, type OfficeLogIn } from '#shop/staff/contract.ts';
import { createClient } from '#app/rendering/query-client.ts';

/** Creates the cache of a window of the office. */
export function createOfficeClient(): QueryClient {
  const client = createClient(() => sessionLost.note());
  // Colleagues change the same data, so queries are refetched each time they are shown.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: 0 } });
  // When a session has ended, the log-in dialog opens over the page; the page and what was typed must not be replaced
  // by the log-in screen.
  client.setQueryDefaults([checkOfficeLogIn.name], {
    structuralSharing: (before, now) => {
      if (!(before as OfficeLogIn | undefined)?.LoggedIn || (now as OfficeLogIn).LoggedIn) return now;
      sessionLost.note();
      return before;
    },
  });
  return client;
}
