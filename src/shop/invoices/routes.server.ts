import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Callers } from '#kit/api.server.ts';
import { sendProblem } from '#kit/http.server.ts';
import { Problem } from '#kit/problem.ts';
import type { Customer, Staff } from '#kit/reader.ts';
import { serve } from '#kit/router.server.ts';
import type { Route, Services } from '#kit/router.server.ts';
import { openTurns } from '#kit/turns.server.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';
import { listDueInvoices, listInvoices } from './contract.ts';
import { dueInvoicesOf, invoicesOf, printedInvoiceFor } from './invoices.server.ts';

export function invoiceRoutes({ reading, now }: Pick<Services, 'reading' | 'now'>): Route[] {
  return [
    serve(listInvoices, (page, customer) => reading((db) => invoicesOf(db, customer, page))),
    serve(listDueInvoices, (_input, customer) => reading((db) => dueInvoicesOf(db, customer, now()))),
  ];
}

const largestNumber = 2_147_483_647;

/** Serves the invoice itself, to whom it was sent and to the staff who may read invoices. */
export function serveInvoicePdf(
  http: FastifyInstance,
  services: Pick<Services, 'db' | 'reading' | 'env' | 'log'>,
  texts: TextBook,
  { findReader, findStaff }: Pick<Callers, 'findReader' | 'findStaff'>,
): void {
  // Each takes the processor for as long as it is drawn: the shop is to answer others meanwhile.
  const turns = openTurns({ atOnce: 2, longestQueue: 20 });
  const serveTo = (path: string, find: (request: FastifyRequest) => Promise<Customer | Staff | Problem>) =>
    http.get(path, async (request, reply) => {
      const reader = await find(request);
      if (reader instanceof Problem) return await sendProblem(request, reply, reader);
      const { invoiceNumber = '' } = request.params as { invoiceNumber?: string };
      const number = /^[1-9]\d{0,9}$/.test(invoiceNumber) ? Number(invoiceNumber) : Infinity;
      const pdf =
        number > largestNumber
          ? new Problem('not-found')
          : ((await turns.soon(() => printedInvoiceFor(services, reader, { number, texts }))) ??
            new Problem('unavailable', { retryAfterSeconds: 5 }));
      if (pdf instanceof Problem) return await sendProblem(request, reply, pdf);
      return await reply
        .type('application/pdf')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `inline; filename="faktura-${number}.pdf"`,
          // Chrome shows a PDF in a page of its own making, which the shop's policy would leave blank.
          'content-security-policy': "frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
        .send(pdf);
    });
  serveTo('/api/pdf/Invoice/:invoiceNumber', async (request) => {
    const reader = await findReader(request);
    return reader.kind === 'customer' ? reader : new Problem('not-logged-in');
  });
  serveTo('/api/office/pdf/invoices/:invoiceNumber', async (request) => {
    const reader = await findStaff(request);
    if (reader.kind !== 'staff') return new Problem('not-logged-in');
    return reader.rights.has('invoices.read') ? reader : new Problem('not-found');
  });
}
