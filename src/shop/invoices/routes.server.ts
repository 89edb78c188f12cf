import { serve } from '#kit/router.server.ts';
import type { Route, Services } from '#kit/router.server.ts';
import { listDueInvoices, listInvoices } from './contract.ts';
import { dueInvoicesOf, invoicesOf } from './invoices.server.ts';

export function invoiceRoutes({ db, now }: Pick<Services, 'db' | 'now'>): Route[] {
  return [
    serve(listInvoices, (page, customer) => invoicesOf(db, customer, page)),
    serve(listDueInvoices, (_input, customer) => dueInvoicesOf(db, customer, now())),
  ];
}
