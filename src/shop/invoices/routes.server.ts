import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { listDueInvoices, listInvoices } from './contract.ts';
import { listInvoicesOfOwnOrder } from '#shop/invoices/of-order/contract.ts';
import { readPayInfo, tellPaid as tellPaidCall } from '#shop/invoices/payinfo/contract.ts';
import { payInfoOf, tellPaid } from '#shop/invoices/payinfo/pay-info.server.ts';
import { dueInvoicesOf, invoicesOf, invoicesOfOrder } from './invoices.server.ts';

export function invoiceRoutes(
  services: Pick<Services, 'db' | 'env' | 'onReplica' | 'now'>,
  texts: TextRepository,
): Route[] {
  const { onReplica, now } = services;
  return [
    serve(listInvoices, (page, customer) => onReplica((db) => invoicesOf(db, customer, page))),
    serve(listDueInvoices, (_input, customer) => onReplica((db) => dueInvoicesOf(db, customer, now()))),
    serve(listInvoicesOfOwnOrder, ({ orderId }, customer) => invoicesOfOrder(services.db, customer, orderId)),
    serve(readPayInfo, ({ invoiceNumber }, customer) => payInfoOf(services, texts, customer, invoiceNumber)),
    serve(tellPaidCall, (input, customer) => tellPaid(services, customer, input)),
  ];
}
