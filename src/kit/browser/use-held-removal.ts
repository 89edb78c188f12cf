import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '#kit/http/call.ts';
import { dismiss, toast } from './announce.ts';

/** As long as a notice with a button is shown. */
const undoForMs = 10_000;

type Options<One> = {
  idOf: (one: One) => number;
  /** The call must outlive the page: `keepalive`. */
  call: (one: One) => Promise<unknown>;
  texts: { removed: (one: One) => string; failed: (one: One) => string; undo: string };
  /** The calls whose answers are then asked for again. */
  stale: readonly { name: string }[];
};

/**
 * Removes things after ten seconds in which the removal can be undone. A removal that waits is made at once when the
 * page is left.
 */
export function useHeldRemoval<One>(options: Options<One>) {
  const client = useQueryClient();
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef(
    new Map<number, { timer: ReturnType<typeof setTimeout>; run: () => void; notice: number }>(),
  );
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const release = useCallback((id: number) => {
    setHeld((before) => new Set([...before].filter((one) => one !== id)));
  }, []);

  const remove = useCallback(
    (one: One) => {
      const { call, texts, idOf, stale } = latest.current;
      const id = idOf(one);
      const run = () => {
        waiting.current.delete(id);
        call(one)
          .catch((error: unknown) => {
            // What somebody else has removed meanwhile is removed.
            if (error instanceof CallError && error.status === 404) return;
            toast(texts.failed(one), { error: true });
            release(id);
          })
          .finally(() => {
            for (const { name } of stale) void client.invalidateQueries({ queryKey: [name] });
          });
      };
      const undo = () => {
        clearTimeout(waiting.current.get(id)?.timer);
        waiting.current.delete(id);
        release(id);
      };
      const notice = toast(texts.removed(one), { action: { label: texts.undo, run: undo } });
      waiting.current.set(id, { timer: setTimeout(run, undoForMs), run, notice });
      setHeld((before) => new Set([...before, id]));
    },
    [client, release],
  );

  useEffect(() => {
    const all = waiting.current;
    const runAll = () => {
      for (const { timer, run, notice } of [...all.values()]) {
        clearTimeout(timer);
        dismiss(notice);
        run();
      }
    };
    addEventListener('pagehide', runAll);
    return () => {
      removeEventListener('pagehide', runAll);
      runAll();
    };
  }, []);

  return { held, remove };
}
