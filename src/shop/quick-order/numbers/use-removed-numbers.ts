import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, CallError } from '#kit/http/call.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listOwnNumbers, removeOwnNumber } from '#shop/quick-order/own-numbers/contract.ts';
import type { OwnNumber } from '#shop/quick-order/own-numbers/contract.ts';

const undoForMs = 10_000;

/** Removes numbers when the time to undo it is over, or when the page is left. */
export function useRemovedNumbers() {
  const t = useT();
  const client = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const back = useCallback(
    (id: number) => setRemoved((all) => new Set([...all].filter((one) => one !== id))),
    [],
  );

  const send = useCallback(
    async (id: number): Promise<void> => {
      clearTimeout(waiting.current.get(id));
      if (!waiting.current.delete(id)) return;
      try {
        await callOverHttp(removeOwnNumber, { id }, { keepalive: true });
      } catch (error) {
        // Another window may have removed it.
        if (!(error instanceof CallError && error.status === 404)) {
          back(id);
          toast(t('ownNumbers.removeFailed'), { error: true });
        }
      }
      void client.invalidateQueries({ queryKey: [listOwnNumbers.name] });
    },
    [back, client, t],
  );

  useEffect(() => {
    const ids = waiting.current;
    const sendAll = () => {
      for (const id of [...ids.keys()]) void send(id);
    };
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, [send]);

  const remove = useCallback(
    ({ Id, OwnNumber: number }: OwnNumber) => {
      setRemoved((all) => new Set([...all, Id]));
      waiting.current.set(
        Id,
        setTimeout(() => void send(Id), undoForMs),
      );
      toast(t('rows.removed', { row: number }), {
        action: {
          label: t('cart.undo'),
          run: () => {
            clearTimeout(waiting.current.get(Id));
            waiting.current.delete(Id);
            back(Id);
          },
        },
      });
    },
    [back, send, t],
  );
  return { removed, remove };
}
