import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '#kit/browser/use-attempt.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { forgetPicked } from '#shop/orders/office/picking/phone/stored-picking.ts';
import { sendOfficeOrders } from './contract.ts';

type Done = OutputOf<typeof sendOfficeOrders>;

const nothing: Done = { Sent: [], NotSent: [] };

/** Sends orders, and keeps all that was sent by this page, and what was not sent the last time. */
export function useSending(reload: () => Promise<unknown>) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const [done, setDone] = useState(nothing);
  const sending = useMutation<Done, CallError, Record<string, unknown>>({
    mutationFn: (body) => callOverHttp(sendOfficeOrders, body, { headers: attempt.headersFor(body) }),
    networkMode: 'always',
    onSuccess: async ({ Sent, NotSent }) => {
      attempt.answered();
      for (const { OrderId } of Sent) forgetPicked(OrderId);
      setDone((before) => ({ Sent: [...before.Sent, ...Sent], NotSent }));
      await reload();
      void client.invalidateQueries();
    },
  });
  return { sending, done };
}
