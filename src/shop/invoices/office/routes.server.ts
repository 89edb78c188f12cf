import { replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { Answer, serve, type RequestContext, type Route } from '#kit/http/router.server.ts';
import { beginCallInParts } from '#kit/http/idempotency/call-in-parts.server.ts';
import type { Endpoint } from '#kit/http/endpoint.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { InvoiceCall, InvoiceDesk } from './invoice-settle.server.ts';
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
  /** Does a call once, however often it is repeated with its key. */
  const once =
    <Input extends object, Output>(
      endpoint: Endpoint,
      work: (desk: InvoiceDesk, by: StaffMember, input: Input) => Promise<Output | Problem>,
    ) =>
    async (input: Input, staff: StaffMember, context: RequestContext) => {
      const { language } = context;
      const call: InvoiceCall | Problem = await beginCallInParts(services.db, {
        endpoint,
        staff,
        input,
        context,
        now: services.now(),
      });
      if (call instanceof Problem) return call;
      const done = await work({ services, texts, language, once: call }, staff, input);
      if (done instanceof Problem) return done;
      return new Answer(done, { headers: replayHeaders({ isReplay: call.isReplay() }) });
    };
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
    serve(changes.payOfficeInvoice, once(changes.payOfficeInvoice, pay)),
    serve(changes.undoInvoicePayment, (input, staff, { language }) =>
      undoPayment({ services, texts, language }, staff, input),
    ),
    serve(changes.creditOfficeInvoice, once(changes.creditOfficeInvoice, credit)),
    serve(changes.creditInvoiceAmount, once(changes.creditInvoiceAmount, creditAmount)),
    serve(changes.mailOfficeInvoice, ({ id }, staff) => mailAgain(services, texts, staff, id)),
    serve(changes.revokeInvoiceLinks, ({ id }, staff) => revokeLinks(services, staff, id)),
  ];
}
