import type { FastifyRequest } from 'fastify';
import type { Callers } from '#kit/http/api.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer, StaffMember } from '#kit/http/principal.ts';
import { sessionWith } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { numberInPath, type FoundPdf, type ServePdf } from '#shop/printing/serve-pdf.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { linkedInvoice, linkPath } from './invoice-link.server.ts';
import { printedInvoiceFor } from './invoices.server.ts';

/** Serves the PDF to the customer it was issued to, to staff with the right to read invoices, and by a mailed link. */
export function serveInvoicePdf(
  servePdf: ServePdf,
  services: Pick<Services, 'db' | 'onReplica' | 'env' | 'log' | 'now'>,
  texts: TextRepository,
  { findShopPrincipal, findStaff }: Pick<Callers, 'findShopPrincipal' | 'findStaff'>,
): void {
  const found = (
    reader: Pick<Customer, 'kind' | 'id'> | StaffMember,
    number: number | undefined,
  ): FoundPdf | Problem =>
    number === undefined
      ? new Problem('not-found')
      : { name: `faktura-${number}`, draw: () => printedInvoiceFor(services, reader, { number, texts }) };
  servePdf({
    path: '/api/pdf/Invoice/:number',
    find: async (request) => {
      const session = sessionWith('invoices', await findShopPrincipal(request));
      return session instanceof Problem ? session : found(session, numberInPath(request));
    },
  });
  servePdf({
    path: '/api/office/pdf/invoices/:number',
    find: async (request) => {
      const principal = await findStaff(request);
      if (principal.kind !== 'staff') return new Problem('not-logged-in');
      return principal.rights.has('invoices.read')
        ? found(principal, numberInPath(request))
        : new Problem('not-found');
    },
  });
  servePdf({
    path: `${linkPath}:token`,
    // When the link has expired, the invoice can still be seen after log-in.
    elsewhere: '/invoices',
    // Neither a search engine nor the next site gets to know of the link.
    headers: {
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    },
    find: async (request) => {
      const linked = await linkedInvoice(services, tokenOf(request), request.ip);
      if (linked instanceof Problem) return linked;
      return found({ kind: 'customer', id: linked.customer_id }, linked.invoice_number);
    },
  });
}

function tokenOf(request: FastifyRequest): string {
  const { token = '' } = request.params as { token?: string };
  return token;
}
