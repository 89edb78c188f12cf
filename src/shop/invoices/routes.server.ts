import { serve } from '#kit/http/router.server.ts';
import type { Route, Services } from '#kit/http/router.server.ts';
import { listDueInvoices, listInvoices } from './contract.ts';
import { dueInvoicesOf, invoicesOf } from './invoices.server.ts';

export function invoiceRoutes({ reading, now }: Pick<Services, 'reading' | 'now'>): Route[] {
  return [
    serve(listInvoices, (page, customer) => reading((db) => invoicesOf(db, customer, page))),
    serve(listDueInvoices, (_input, customer) => reading((db) => dueInvoicesOf(db, customer, now()))),
  ];
}
