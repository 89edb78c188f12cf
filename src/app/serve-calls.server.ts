import { defaultLanguage } from '#kit/text/language.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#kit/database/db.server.ts';
import { serveApi } from '#kit/http/api.server.ts';
import { serveHealth } from '#kit/http/readiness.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { ImageRepository } from '#shop/images/images.server.ts';
import type { ImageStore } from '#shop/images/image-place.server.ts';
import { openRenditions, type Renditions } from '#shop/images/renditions.server.ts';
import { serveImages } from '#shop/images/routes.server.ts';
import { serveReminderPdf } from '#shop/invoices/reminders/office/routes.server.ts';
import { serveStatementPdf } from '#shop/statements/office/routes.server.ts';
import { serveInvoicePdf } from '#shop/invoices/invoice-pdf-routes.server.ts';
import { serveCommercialInvoicePdf } from '#shop/orders/office/customs/commercial-invoice-routes.server.ts';
import { serveDeliveryNotePdf } from '#shop/orders/pdf/delivery-note-routes.server.ts';
import { serveOrderPdf } from '#shop/orders/pdf/order-pdf-routes.server.ts';
import { serveImageZips } from '#shop/press-room/gallery/zip-routes.server.ts';
import { serveFactSheet } from '#shop/press-room/media-kit/fact-sheet-routes.server.ts';
import { pdfServer } from '#shop/printing/serve-pdf.server.ts';
import { serveExports } from '#shop/integration/office/export-routes.server.ts';
import { serveQuickOrderFiles } from '#shop/quick-order/downloads.server.ts';
import { introGroup } from '#shop/start/sections.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import { serveTheme } from '#shop/theme/routes.server.ts';
import { serveOpening } from './opening/serve-opening.server.ts';
import { callersOf, type Endpoints } from './endpoints.server.ts';

type ToServe = {
  database: Database;
  imageStore: ImageStore;
  /** What the page is drawn with that visitors get before the shop opens; a shop without pages has none. */
  page?: { styleSheet: string; isDeveloped: boolean };
};

/** Serves all that is no page: calls, pictures, PDFs, the theme, health. Tests open this part of the shop alone. */
export function serveCalls(
  http: FastifyInstance,
  services: Services,
  endpoints: Endpoints,
  { database, imageStore, page }: ToServe,
): { renditions: Renditions } {
  const {
    look,
    routes,
    groups,
    catalogue,
    images,
    intakes,
    pages,
    pressRoom,
    staff,
    sessions,
    staffSessions,
    texts,
  } = endpoints;
  const { env } = services;
  const full = endpoints.downloadableImages;
  const callers = callersOf(endpoints);
  const renditions = openRenditions(imageStore, services.log);
  serveOpening(http, services, endpoints, page);
  serveApi(http, routes, env, callers);
  serveImages(http, {
    images,
    full,
    renditions,
    shownBy: [catalogue, groups, images, pages, pressRoom, staff],
    imageOfMessage: async (messageId) => (await pressRoom.imagesOfMessage(messageId))?.[0],
    placeOfRow: (rowId) => intakes.placeOf(rowId),
    findShopPrincipal: sessions.findShopPrincipal,
    findStaff: staffSessions.findStaff,
  });
  serveImageZips(http, { pressRoom, images, full, renditions, texts, env });
  serveFactSheet(http, services, texts);
  const servePdf = pdfServer(http);
  serveInvoicePdf(servePdf, services, texts, callers);
  serveOrderPdf(servePdf, services, texts, callers);
  serveDeliveryNotePdf(servePdf, services, texts, callers);
  serveCommercialInvoicePdf(servePdf, services, texts, callers);
  serveReminderPdf(servePdf, services, callers);
  serveStatementPdf(servePdf, services, texts, callers);
  serveQuickOrderFiles(http, services, callers);
  serveExports(http, services, callers);
  serveTheme(http, { look, folder: openThemeFolder(services), scene: () => firstScene(images, renditions) });
  serveHealth(http, database, env.dataDir);
  return { renditions };
}

/** The start page's first picture is used for shared links to the shop. */
async function firstScene(images: ImageRepository, renditions: Renditions): Promise<Buffer | undefined> {
  const [first] = await images.webImagesIn(introGroup, defaultLanguage);
  const id = first && (await images.imageOfWebImage(first.Id));
  const file = id === undefined ? undefined : await images.fileOf(id);
  const found = file && (await renditions.find({ file, width: 1600, format: 'jpeg' }));
  return found && typeof found !== 'string' ? found.bytes : undefined;
}
