import type { FastifyInstance } from 'fastify';
import type { FindReader } from '#kit/api.server.ts';
import { sendProblem } from '#kit/http.server.ts';
import { Problem } from '#kit/problem.ts';
import { serve } from '#kit/router.server.ts';
import type { Route, Services } from '#kit/router.server.ts';
import { openTurns } from '#kit/turns.server.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';
import { listDueInvoices, listInvoices } from './contract.ts';
import { dueInvoicesOf, invoicesOf, printedInvoiceOf } from './invoices.server.ts';

export function invoiceRoutes({ db, now }: Pick<Services, 'db' | 'now'>): Route[] {
  return [
    serve(listInvoices, (page, customer) => invoicesOf(db, customer, page)),
    serve(listDueInvoices, (_input, customer) => dueInvoicesOf(db, customer, now())),
  ];
}

const largestNumber = 2_147_483_647;

/** Serves the invoice itself, to whom it was sent. */
export function serveInvoicePdf(
  http: FastifyInstance,
  services: Pick<Services, 'db' | 'env' | 'log'>,
  texts: TextBook,
  findReader: FindReader,
): void {
  // Each takes the processor for as long as it is drawn: the shop is to answer others meanwhile.
  const turns = openTurns({ atOnce: 2, longestQueue: 20 });
  http.get('/api/pdf/Invoice/:invoiceNumber', async (request, reply) => {
    const customer = await findReader(request);
    if (customer.kind === 'visitor') return await sendProblem(request, reply, new Problem('not-logged-in'));
    const { invoiceNumber = '' } = request.params as { invoiceNumber?: string };
    const number = /^[1-9]\d{0,9}$/.test(invoiceNumber) ? Number(invoiceNumber) : Infinity;
    const pdf =
      number > largestNumber
        ? new Problem('not-found')
        : ((await turns.soon(() => printedInvoiceOf(services, customer, { number, texts }))) ??
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
}
