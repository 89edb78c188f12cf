import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { OrdersResult } from './orders-result.tsx';
import type { InvoicedMany } from './use-invoicing-many.ts';

/** Which orders were invoiced, and why others were not. */
export function InvoicingResult({ done: { Invoiced, NotInvoiced } }: { done: InvoicedMany }) {
  const t = useOfficeT();
  return (
    <OrdersResult
      rows={Invoiced}
      done={t(Invoiced.length === 1 ? 'invoiceMany.done.one' : 'invoiceMany.done.other', {
        n: Invoiced.length,
      })}
      refused={NotInvoiced}
      notDone={t(NotInvoiced.length === 1 ? 'invoiceMany.notDone.one' : 'invoiceMany.notDone.other', {
        n: NotInvoiced.length,
      })}
    />
  );
}
