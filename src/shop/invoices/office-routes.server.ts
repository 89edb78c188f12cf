import { serve } from '#kit/router.server.ts';
import type { Route, Services } from '#kit/router.server.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';
import * as calls from './office-contract.ts';
import { credit } from './office-invoice-changes.server.ts';
import { mailAgain } from './office-invoice-mail.server.ts';
import { invoiceOrder, invoicesOfOrder } from './office-invoice-order.server.ts';
import { invoiceAsXml } from './office-peppol.server.ts';
import { pay, undoPayment } from './office-payments.server.ts';
import { officeInvoice, officeInvoices } from './office-invoices.server.ts';

export function officeInvoiceRoutes(services: Services, texts: TextBook): Route[] {
  return [
    serve(calls.listOfficeInvoices, ({ take = 50, ...given }) =>
      officeInvoices(services, { take, ...given }),
    ),
    serve(calls.readOfficeInvoice, ({ id }) => officeInvoice(services, id)),
    serve(calls.readInvoiceXml, ({ id }) => invoiceAsXml(services, texts, id)),
    serve(calls.listInvoicesOfOrder, ({ id }) => invoicesOfOrder(services, id)),
    serve(calls.invoiceOrder, (given, staff) => invoiceOrder(services, texts, staff, given)),
    serve(calls.payOfficeInvoice, (given, staff) => pay(services, staff, given)),
    serve(calls.undoInvoicePayment, (given, staff) => undoPayment(services, staff, given)),
    serve(calls.creditOfficeInvoice, (given, staff) => credit(services, texts, staff, given)),
    serve(calls.mailOfficeInvoice, ({ id }, staff) => mailAgain(services, texts, staff, id)),
  ];
}
