import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { dismiss, toast } from '#kit/browser/announce.ts';
import { CallError } from '#kit/http/call.ts';
import { useT } from '#shop/texts/use-texts.ts';

const undoForMs = 10_000;

type Options<One> = {
  call: (one: One) => Promise<unknown>;
  removed: (one: One) => string;
  failed: (one: One) => string;
  idOf: (one: One) => number;
};

/**
 * Removes things after ten seconds in which the removal can be undone. A removal that waits is made at once when the
 * page is left.
 */
export function useHeldRemoval<One>(options: Options<One>) {
  const t = useT();
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
      const { call, removed, failed, idOf } = latest.current;
      const id = idOf(one);
      const run = () => {
        waiting.current.delete(id);
        call(one)
          .catch((error: unknown) => {
            // What somebody else has removed meanwhile is removed.
            if (error instanceof CallError && error.status === 404) return;
            toast(failed(one), { error: true });
            release(id);
          })
          .finally(() => {
            for (const name of ['listShoppingLists', 'readShoppingList'])
              void client.invalidateQueries({ queryKey: [name] });
          });
      };
      const notice = toast(removed(one), {
        action: {
          label: t('cart.undo'),
          run: () => {
            clearTimeout(waiting.current.get(id)?.timer);
            waiting.current.delete(id);
            release(id);
          },
        },
      });
      waiting.current.set(id, { timer: setTimeout(run, undoForMs), run, notice });
      setHeld((before) => new Set([...before, id]));
    },
    [client, release, t],
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
    window.addEventListener('pagehide', runAll);
    return () => {
      window.removeEventListener('pagehide', runAll);
      runAll();
    };
  }, []);

  return { held, remove };
}
