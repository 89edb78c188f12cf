import { stockholmToday } from '#kit/text/dates.ts';
import type { Callers } from '#kit/http/api.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { sessionWith } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { numberInPath, type FoundPdf, type ServePdf } from '#shop/printing/serve-pdf.server.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import { printedThemeOf } from '#shop/theme/printed-theme.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { readWholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { deliveryNoteOf } from './delivery-note-sheet.server.ts';
import { readNoteOf } from './delivery-note-store.server.ts';

type Printing = Pick<Services, 'db' | 'env' | 'log' | 'now'>;

/** Serves what was in a consignment as a PDF, to its customer and to staff with the right to read orders. */
export function serveDeliveryNotePdf(
  servePdf: ServePdf,
  services: Printing,
  texts: TextRepository,
  { findShopPrincipal, findStaff }: Pick<Callers, 'findShopPrincipal' | 'findStaff'>,
): void {
  const found = (id: number | undefined, customerId?: number): FoundPdf | Problem =>
    id === undefined
      ? new Problem('not-found')
      : { name: `foljesedel-${id}`, draw: () => printedNote(services, texts, { id, customerId }) };
  servePdf({
    path: '/api/pdf/DeliveryNote/:number',
    find: async (request) => {
      const session = sessionWith('see', await findShopPrincipal(request));
      return session instanceof Problem ? session : found(numberInPath(request), session.id);
    },
  });
  servePdf({
    path: '/api/office/pdf/delivery-notes/:number',
    find: async (request) => {
      const principal = await findStaff(request);
      if (principal.kind !== 'staff') return new Problem('not-logged-in');
      return principal.rights.has('orders.read') ? found(numberInPath(request)) : new Problem('not-found');
    },
  });
}

/** The PDF is in the language in which the order was placed; without `customerId` it is anybody's. */
async function printedNote(
  { db, env, log, now }: Printing,
  texts: TextRepository,
  { id, customerId }: { id: number; customerId: number | undefined },
): Promise<Buffer | Problem> {
  const note = await readNoteOf(db, id, customerId);
  const order = note && (await readWholeOrder(db, note.order_id, { customerId: note.customer_id }));
  const consignment = order?.consignments.find((one) => one.id === id);
  if (!order || !consignment) return new Problem('not-found');
  const settings = await texts.settings();
  const sheet = deliveryNoteOf(order, consignment, {
    seller: sellerOf(settings, env.publicUrl),
    t: (await texts.translators())[order.language],
    today: stockholmToday(now()),
    customerNumber: note.customer_number,
    hasPrices: note.prices_on_delivery_notes,
  });
  const look = await printedThemeOf(settings, openThemeFolder({ db, env, log }));
  // The PDF code is loaded at the first request, so that the shop starts faster.
  const { drawList } = await import('#shop/printing/draw-list.server.ts');
  return await drawList(sheet, consignment.sent_at, look);
}
