import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '#kit/browser/use-attempt.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { invoiceOfficeOrders } from './contract.ts';

export type InvoicedMany = OutputOf<typeof invoiceOfficeOrders>;
type Body = { OrderIds: number[]; Mail: boolean };

/** Invoices orders, and keeps what came of it. */
export function useInvoicingMany(onDone: () => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const invoicing = useMutation<InvoicedMany, CallError, Body>({
    mutationFn: (body) => callOverHttp(invoiceOfficeOrders, body, { headers: attempt.headersFor(body) }),
    networkMode: 'always',
    onSuccess() {
      attempt.answered();
      onDone();
      void client.invalidateQueries();
    },
  });
  return {
    done: invoicing.data,
    error: invoicing.error,
    isBusy: invoicing.isPending,
    go: (body: Body) => invoicing.mutate(body),
  };
}
export type InvoicingMany = ReturnType<typeof useInvoicingMany>;
