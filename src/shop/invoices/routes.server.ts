import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { listDueInvoices, listInvoices } from './contract.ts';
import { dueInvoicesOf, invoicesOf } from './invoices.server.ts';

export function invoiceRoutes({ onReplica, now }: Pick<Services, 'onReplica' | 'now'>): Route[] {
  return [
    serve(listInvoices, (page, customer) => onReplica((db) => invoicesOf(db, customer, page))),
    serve(listDueInvoices, (_input, customer) => onReplica((db) => dueInvoicesOf(db, customer, now()))),
  ];
}
