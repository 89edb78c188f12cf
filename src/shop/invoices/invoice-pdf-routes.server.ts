import type { Callers } from '#kit/http/api.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer, StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import type { ServePdf } from '#shop/printing/serve-pdf.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { printedInvoiceFor } from './invoices.server.ts';

/** Serves the PDF to the customer it was issued to, and to staff with the right to read invoices. */
export function serveInvoicePdf(
  servePdf: ServePdf,
  services: Pick<Services, 'db' | 'onReplica' | 'env' | 'log'>,
  texts: TextRepository,
  { findShopPrincipal, findStaff }: Pick<Callers, 'findShopPrincipal' | 'findStaff'>,
): void {
  const draw = (principal: Customer | StaffMember, number: number) =>
    printedInvoiceFor(services, principal, { number, texts });
  servePdf({
    path: '/api/pdf/Invoice/:number',
    name: 'faktura',
    draw,
    find: async (request) => {
      const principal = await findShopPrincipal(request);
      return principal.kind === 'customer' ? principal : new Problem('not-logged-in');
    },
  });
  servePdf({
    path: '/api/office/pdf/invoices/:number',
    name: 'faktura',
    draw,
    find: async (request) => {
      const principal = await findStaff(request);
      if (principal.kind !== 'staff') return new Problem('not-logged-in');
      return principal.rights.has('invoices.read') ? principal : new Problem('not-found');
    },
  });
}
