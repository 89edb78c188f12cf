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
import { copiesOfInvoices } from './kept-pdf.server.ts';
import { readInvoiceWithNotes } from './whole-invoice-store.server.ts';

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
    path: '/api/office/pdf/invoice-copies',
    find: async (request) => {
      const principal = await findStaff(request);
      if (principal.kind !== 'staff') return new Problem('not-logged-in');
      const numbers = numbersInQuery(request);
      return principal.rights.has('invoices.read') && numbers
        ? { name: 'fakturor', draw: () => printedCopies(services, texts, numbers) }
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

/** The invoices of one sending, at most. */
const mostCopies = 200;

/** Returns the `numbers` of the query, `20001,20002`; undefined when they can be no invoices. */
function numbersInQuery(request: FastifyRequest): number[] | undefined {
  const { numbers } = request.query as { numbers?: unknown };
  if (typeof numbers !== 'string' || !/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(numbers)) return undefined;
  const wanted = [...new Set(numbers.split(',').map(Number))];
  return wanted.length > mostCopies ? undefined : wanted;
}

async function printedCopies(
  services: Pick<Services, 'db' | 'env' | 'log'>,
  texts: TextRepository,
  numbers: readonly number[],
): Promise<Buffer | Problem> {
  const invoices = [];
  for (const number of numbers) {
    const invoice = await readInvoiceWithNotes(services.db, number);
    if (!invoice) return new Problem('not-found');
    invoices.push(invoice);
  }
  const [first, ...others] = invoices;
  return first ? await copiesOfInvoices(services, texts, [first, ...others]) : new Problem('not-found');
}
