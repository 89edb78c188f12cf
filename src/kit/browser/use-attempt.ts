import { useCallback, useMemo, useRef } from 'react';

/**
 * Gives the headers of a call that must not do its work twice when its answer is lost: the same body keeps its key
 * until the call is answered.
 */
export function useAttempt() {
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const headersFor = useCallback((body: object) => {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    return { 'idempotency-key': attempt.current.key };
  }, []);
  const answered = useCallback(() => {
    attempt.current = undefined;
  }, []);
  return useMemo(() => ({ headersFor, answered }), [answered, headersFor]);
}
