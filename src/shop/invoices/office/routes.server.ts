import { replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { Answer, serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import * as calls from './contract.ts';
import { invoiceOfficeOrders } from './many/contract.ts';
import { invoiceMany } from './many/invoice-many.server.ts';
import * as monthly from './monthly/contract.ts';
import { invoiceMonth, monthlyDrafts } from './monthly/monthly-invoices.server.ts';
import * as changes from './invoice-change-contract.ts';
import { credit, creditAmount } from '#shop/invoices/office/credit-notes/credit-invoice.server.ts';
import { mailAgain, revokeLinks } from './mail-again.server.ts';
import { invoiceOrder, invoicesOfOrder } from './invoice-order.server.ts';
import { invoiceAsXml } from './peppol/peppol-of-invoice.server.ts';
import { pay, undoPayment } from './payments.server.ts';
import { officeInvoice, officeInvoices } from './invoices.server.ts';

export function officeInvoiceRoutes(services: Services, texts: TextRepository): Route[] {
  return [
    serve(calls.listOfficeInvoices, ({ take = 50, ...input }) =>
      officeInvoices(services, { take, ...input }),
    ),
    serve(monthly.listMonthlyInvoices, ({ month }) => monthlyDrafts(services, month)),
    serve(monthly.makeMonthlyInvoices, (input, staff, { language }) =>
      invoiceMonth(services, texts, staff, { ...input, language }),
    ),
    serve(calls.readOfficeInvoice, ({ id }, _staff, { language }) =>
      officeInvoice({ ...services, language }, id),
    ),
    serve(calls.readInvoiceXml, ({ id }) => invoiceAsXml(services, texts, id)),
    serve(calls.listInvoicesOfOrder, ({ id }) => invoicesOfOrder(services, id)),
    serve(changes.invoiceOrder, (input, staff) => invoiceOrder(services, texts, staff, input)),
    serve(invoiceOfficeOrders, async (input, staff, context) => {
      const done = await invoiceMany(services, texts, staff, input, context);
      if (done instanceof Problem) return done;
      const { isReplay, ...told } = done;
      return new Answer(told, { headers: replayHeaders({ isReplay }) });
    }),
    serve(changes.payOfficeInvoice, (input, staff, { language }) =>
      pay({ services, texts, language }, staff, input),
    ),
    serve(changes.undoInvoicePayment, (input, staff, { language }) =>
      undoPayment({ services, texts, language }, staff, input),
    ),
    serve(changes.creditOfficeInvoice, (input, staff) => credit(services, texts, staff, input)),
    serve(changes.creditInvoiceAmount, (input, staff) => creditAmount(services, texts, staff, input)),
    serve(changes.mailOfficeInvoice, ({ id }, staff) => mailAgain(services, texts, staff, id)),
    serve(changes.revokeInvoiceLinks, ({ id }, staff) => revokeLinks(services, staff, id)),
  ];
}
