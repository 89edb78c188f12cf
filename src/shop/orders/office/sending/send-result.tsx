import type { OutputOf } from '#kit/http/endpoint.ts';
import { OrdersResult } from '#shop/invoices/office/many/orders-result.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { sendOfficeOrders } from './contract.ts';

/** Which orders were sent, with their invoices, and why others were not. */
export function SendResult({ done: { Sent, NotSent } }: { done: OutputOf<typeof sendOfficeOrders> }) {
  const t = useOfficeT();
  return (
    <OrdersResult
      rows={Sent}
      done={t(Sent.length === 1 ? 'sendMany.sent.one' : 'sendMany.sent.other', { n: Sent.length })}
      refused={NotSent}
      notDone={t(NotSent.length === 1 ? 'sendMany.notSent.one' : 'sendMany.notSent.other', {
        n: NotSent.length,
      })}
    />
  );
}
