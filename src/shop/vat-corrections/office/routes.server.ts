import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readOrderToInvoice } from '#shop/orders/invoicing.server.ts';
import * as calls from './contract.ts';
import { correctVat, vatCorrectionsOf } from './vat-corrections.server.ts';

export function officeVatCorrectionRoutes(services: Services): Route[] {
  return [
    serve(calls.listVatCorrections, ({ id }) => vatCorrectionsOf(services, id)),
    serve(calls.correctVat, ({ id, Orders }, staff) =>
      correctVat(services, staff, { customerId: id, orders: Orders }),
    ),
    serve(calls.correctVatOfOrder, async ({ id, VatCase }, staff) => {
      const order = await readOrderToInvoice(services.db, id);
      if (!order) return new Problem('not-found');
      return await correctVat(services, staff, {
        customerId: order.customer_id,
        orders: [{ Id: id, VatCase }],
      });
    }),
  ];
}
