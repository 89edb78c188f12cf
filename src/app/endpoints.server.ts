import type { Callers, FindProgram, VersionOf } from '#kit/http/api.server.ts';
import type { Route, Services } from '#kit/http/router.server.ts';
import { openCatalogue } from '#shop/articles/catalogue.server.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import { openVainSearches } from '#shop/articles/search/missed-searches.server.ts';
import type { VainSearches } from '#shop/articles/search/missed-searches.server.ts';
import { articleRoutes } from '#shop/articles/routes.server.ts';
import { cartRoutes } from '#shop/cart/routes.server.ts';
import { checkoutRoutes } from '#shop/checkout/routes.server.ts';
import { openWayBook } from '#shop/checkout/ways-of-delivery.server.ts';
import { contactRoutes } from '#shop/contact/routes.server.ts';
import { openStaffBook } from '#shop/contact/staff.server.ts';
import type { StaffBook } from '#shop/contact/staff.server.ts';
import { customerRoutes } from '#shop/customers/routes.server.ts';
import { deliveryAddressRoutes } from '#shop/delivery-addresses/routes.server.ts';
import { programFinder } from '#shop/integration/keys.server.ts';
import { importsOf } from '#shop/integration/imports.server.ts';
import type { Exchange } from '#shop/integration/runs.server.ts';
import { exchangeRoutes } from '#shop/integration/routes.server.ts';
import { openFullPictures } from '#shop/images/full-pictures.server.ts';
import type { FullPictures } from '#shop/images/full-pictures.server.ts';
import { openImageBook } from '#shop/images/images.server.ts';
import type { ImageBook } from '#shop/images/images.server.ts';
import { imageRoutes } from '#shop/images/routes.server.ts';
import { invoiceRoutes } from '#shop/invoices/routes.server.ts';
import { openLookBook } from '#shop/theme/theme.server.ts';
import type { LookBook } from '#shop/theme/theme.server.ts';
import { loginRoutes } from '#shop/login/routes.server.ts';
import { openSessionBook } from '#shop/login/sessions.server.ts';
import type { SessionBook } from '#shop/login/sessions.server.ts';
import { orderRoutes } from '#shop/orders/routes.server.ts';
import { openPageBook } from '#shop/pages/pages.server.ts';
import type { PageBook } from '#shop/pages/pages.server.ts';
import { pageRoutes } from '#shop/pages/routes.server.ts';
import { openPressRoom } from '#shop/press-room/press-room.server.ts';
import type { PressRoom } from '#shop/press-room/press-room.server.ts';
import { pressRoomRoutes } from '#shop/press-room/routes.server.ts';
import { openGroupBook } from '#shop/product-groups/product-groups.server.ts';
import { productGroupRoutes } from '#shop/product-groups/routes.server.ts';
import { openResellerBook } from '#shop/resellers/resellers.server.ts';
import { resellerRoutes } from '#shop/resellers/routes.server.ts';
import { shopNameOf } from '#shop/texts/settings.server.ts';
import { textRoutes } from '#shop/texts/routes.server.ts';
import { openTextBook } from '#shop/texts/texts.server.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';
import { openStaffSessions } from '#shop/staff/sessions.server.ts';
import type { StaffSessions } from '#shop/staff/sessions.server.ts';
import { versionsOfCalls } from '#app/rendering/visitor-answers.server.ts';
import { officeEndpoints } from './office-endpoints.server.ts';

export type Endpoints = {
  look: LookBook;
  /** The routes by the names of their areas in the description of the API. */
  areas: ReadonlyMap<string, readonly Route[]>;
  routes: Route[];
  versionOf: VersionOf;
  exchange: Exchange;
  findProgram: FindProgram;
  catalogue: Catalogue;
  vainSearches: VainSearches;
  images: ImageBook;
  fullPictures: FullPictures;
  pages: PageBook;
  pressRoom: PressRoom;
  staff: StaffBook;
  sessions: SessionBook;
  staffSessions: StaffSessions;
  texts: TextBook;
};

/** Every endpoint, area by area: the API at a glance. */
export function openEndpoints(services: Services): Endpoints {
  const texts = openTextBook(services);
  const exchange = { ...services, imports: importsOf(services, texts) };
  const look = openLookBook(services, texts);
  const groups = openGroupBook(services);
  const catalogue = openCatalogue(services, groups);
  const vainSearches = openVainSearches(services);
  const images = openImageBook(services);
  const fullPictures = openFullPictures({
    images,
    articleNumbersOf: (imageId) => catalogue.articleNumbersOf(imageId),
    company: async () => shopNameOf(await texts.settings()),
  });
  const pages = openPageBook(services);
  const pressRoom = openPressRoom(services);
  const staff = openStaffBook(services);
  const sessions = openSessionBook(services);
  const staffSessions = openStaffSessions(services);
  const areas = new Map<string, Route[]>([
    ['Texts and settings', textRoutes(texts, services.env)],
    ['Product groups', productGroupRoutes(groups)],
    ['Articles', articleRoutes(catalogue, vainSearches)],
    ['Images', imageRoutes(images)],
    ['Pages', pageRoutes(pages)],
    ['Press room', pressRoomRoutes(pressRoom, images)],
    ['Contact', contactRoutes(staff)],
    ['Resellers', resellerRoutes(services, openResellerBook(services), texts)],
    ['Log-in', loginRoutes(services, sessions, texts)],
    ['Customer', customerRoutes(services, sessions)],
    ['Delivery addresses', deliveryAddressRoutes(services)],
    ['Cart', cartRoutes(services, catalogue)],
    ['Checkout', checkoutRoutes(services, { texts, ways: openWayBook(services), catalogue })],
    ['Orders', orderRoutes(services, texts)],
    ['Invoices', invoiceRoutes(services)],
    ['Business systems', exchangeRoutes(exchange)],
    ...officeEndpoints(services, { vainSearches, staffSessions, texts, catalogue, sessions, exchange }),
  ]);
  const versionOf = versionsOfCalls(services.versions, catalogue);
  return {
    look,
    areas,
    routes: [...areas.values()].flat(),
    versionOf,
    exchange,
    findProgram: programFinder(services),
    catalogue,
    vainSearches,
    images,
    fullPictures,
    pages,
    pressRoom,
    staff,
    sessions,
    staffSessions,
    texts,
  };
}

/** Who may be calling, and until when an answer to nobody in particular may be kept. */
export function callersOf({ sessions, staffSessions, findProgram, versionOf }: Endpoints): Callers {
  return { findReader: sessions.findReader, findStaff: staffSessions.findStaff, findProgram, versionOf };
}
