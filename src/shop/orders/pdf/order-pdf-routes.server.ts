import { stockholmToday } from '#kit/text/dates.ts';
import type { Callers } from '#kit/http/api.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import { sessionWith } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { numberInPath, type ServePdf } from '#shop/printing/serve-pdf.server.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import { printedThemeOf } from '#shop/theme/printed-theme.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { asTold } from '#shop/orders/readiness/as-told.server.ts';
import { readWholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { orderSheetOf } from './order-sheet.server.ts';

/** Serves an order as a PDF to the customer who placed it. */
export function serveOrderPdf(
  servePdf: ServePdf,
  services: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
  texts: TextRepository,
  { findShopPrincipal }: Pick<Callers, 'findShopPrincipal'>,
): void {
  servePdf({
    path: '/api/pdf/Order/:number',
    find: async (request) => {
      const session = sessionWith('see', await findShopPrincipal(request));
      if (session instanceof Problem) return session;
      const number = numberInPath(request);
      if (number === undefined) return new Problem('not-found');
      return {
        name: `order-${number}`,
        draw: () => printedOrder(services, session, { number, texts }),
      };
    },
  });
}

/** The PDF is in the language in which the order was placed. */
async function printedOrder(
  { db, env, log, now }: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
  customer: Customer,
  { number, texts }: { number: number; texts: TextRepository },
): Promise<Buffer | Problem> {
  const stored = await readWholeOrder(db, number, { customerId: customer.id });
  if (!stored) return new Problem('not-found');
  const today = stockholmToday(now());
  const order = await asTold(db, stored, today);
  const settings = await texts.settings();
  const printed = {
    seller: sellerOf(settings, env.publicUrl),
    t: (await texts.translators())[order.language],
    today,
  };
  const look = await printedThemeOf(settings, openThemeFolder({ db, env, log }));
  // The PDF code is loaded at the first request, so that the shop starts faster.
  const { drawSheet } = await import('#shop/printing/draw-sheet.server.ts');
  return await drawSheet(orderSheetOf(order, customer.number, printed), order.created_at, look);
}
