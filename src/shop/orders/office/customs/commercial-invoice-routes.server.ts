import type { Callers } from '#kit/http/api.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { numberInPath, type ServePdf } from '#shop/printing/serve-pdf.server.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import { printedThemeOf } from '#shop/theme/printed-theme.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { readWholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { commercialInvoiceOf } from './commercial-invoice-sheet.server.ts';
import type { MissingForCustoms } from './contract.ts';
import { customsOfOrder, missingOf } from './customs-of-order.server.ts';
import { missingInWords } from './missing-in-words.ts';
import { readOrderIdOf } from './store.server.ts';

type Printing = Pick<Services, 'db' | 'env' | 'log'>;

/** Serves what customs is told of a consignment that leaves the union as a PDF. */
export function serveCommercialInvoicePdf(
  servePdf: ServePdf,
  services: Printing,
  texts: TextRepository,
  { findStaff }: Pick<Callers, 'findStaff'>,
): void {
  servePdf({
    path: '/api/office/pdf/commercial-invoices/:number',
    find: async (request) => {
      const principal = await findStaff(request);
      if (principal.kind !== 'staff') return new Problem('not-logged-in');
      const id = numberInPath(request);
      if (!principal.rights.has('orders.read') || id === undefined) return new Problem('not-found');
      return { name: `handelsfaktura-${id}`, draw: () => printedInvoice(services, texts, id) };
    },
  });
}

async function printedInvoice(
  { db, env, log }: Printing,
  texts: TextRepository,
  id: number,
): Promise<Buffer | Problem> {
  const orderId = await readOrderIdOf(db, id);
  const order = orderId === undefined ? undefined : await readWholeOrder(db, orderId);
  const consignment = order?.consignments.find((one) => one.id === id);
  if (!order || !consignment) return new Problem('not-found');
  const settings = await texts.settings();
  const customs = await customsOfOrder(db, order, settings);
  if (!customs) return staysInUnion;
  const missing = missingOf(order, consignment, customs);
  if (missing.length > 0) return withoutFacts(missing);
  const sheet = commercialInvoiceOf(order, consignment, customs, {
    seller: sellerOf(settings, env.publicUrl),
    t: (await texts.translators()).en,
  });
  const look = await printedThemeOf(settings, openThemeFolder({ db, env, log }));
  // The PDF code is loaded at the first request, so that the shop starts faster.
  const { drawList } = await import('#shop/printing/draw-list.server.ts');
  return await drawList(sheet, consignment.sent_at, look);
}

export const staysInUnion = new Problem('conflict', { detail: officeTextOf('officeProblem.staysInUnion') });

export function withoutFacts(Missing: readonly MissingForCustoms[]): Problem {
  return new Problem('bad-input', {
    detail: officeTextOf('officeProblem.missingForCustoms'),
    errors: Missing.map((one) => ({
      field: one.Field,
      rule: 'required',
      message: (language) => missingInWords(officeTextIn(language), [one])[0]!.words,
    })),
    members: { Missing },
  });
}
