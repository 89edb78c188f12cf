import type { Callers, FindApiClient, VersionOf } from '#kit/http/api.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { usedInCarts } from '#shop/cart/office/article-use.server.ts';
import { usedInOrders } from '#shop/orders/office/article-use.server.ts';
import { openCatalogue, type Catalogue } from '#shop/articles/catalogue.server.ts';
import {
  openMissedSearches,
  type MissedSearches,
} from '#shop/articles/search/missed/missed-searches.server.ts';
import {
  openImageIntakes,
  type ImageIntakes,
} from '#shop/articles/office/image-intake/image-intakes.server.ts';
import { openImageStore } from '#shop/images/image-storage.server.ts';
import { articleRoutes } from '#shop/articles/routes.server.ts';
import { cartRoutes } from '#shop/cart/routes.server.ts';
import { checkoutRoutes } from '#shop/checkout/routes.server.ts';
import { openFreightRepository } from '#shop/freight/freight.server.ts';
import { openDeliveryWayRepository } from '#shop/ways-of-delivery/ways.server.ts';
import { contactRoutes } from '#shop/contact/routes.server.ts';
import { openContactCardRepository, type ContactCardRepository } from '#shop/contact/contact-cards.server.ts';
import { countryRoutes } from '#shop/countries/routes.server.ts';
import { customerRoutes } from '#shop/customers/routes.server.ts';
import { deliveryAddressRoutes } from '#shop/delivery-addresses/routes.server.ts';
import { apiClientFinder, hasOrderKey } from '#shop/integration/keys.server.ts';
import { importsOf } from '#shop/integration/imports.server.ts';
import { reasonText } from '#shop/integration/reasons.server.ts';
import type { Integration } from '#shop/integration/runs.server.ts';
import { integrationRoutes } from '#shop/integration/routes.server.ts';
import { openDownloadableImages, type DownloadableImages } from '#shop/images/downloadable-images.server.ts';
import { openImageRepository, type ImageRepository } from '#shop/images/images.server.ts';
import { imageRoutes } from '#shop/images/routes.server.ts';
import { invoiceRoutes } from '#shop/invoices/routes.server.ts';
import { openThemeRepository, type ThemeRepository } from '#shop/theme/theme.server.ts';
import { loginRoutes } from '#shop/login/routes.server.ts';
import { changePassword } from '#shop/login/password/new-password.server.ts';
import { openSessionRepository, type SessionRepository } from '#shop/login/sessions.server.ts';
import { openMinutesReader } from '#shop/orders/open/read-open-minutes.server.ts';
import { orderRoutes } from '#shop/orders/routes.server.ts';
import { openOpening, type Opening } from '#shop/opening/opening.server.ts';
import { openPageSearch } from '#shop/pages/page-search.server.ts';
import { openPageRepository, type PageRepository } from '#shop/pages/pages.server.ts';
import { pageRoutes } from '#shop/pages/routes.server.ts';
import { openPressRoom, type PressRoom } from '#shop/press-room/press-room.server.ts';
import { pressRoomRoutes } from '#shop/press-room/routes.server.ts';
import { openGroupRepository, type GroupRepository } from '#shop/product-groups/product-groups.server.ts';
import { productGroupRoutes } from '#shop/product-groups/routes.server.ts';
import { findOwnNumbers, ownNumbersBeginning } from '#shop/quick-order/own-numbers/own-numbers.server.ts';
import { ownNumberRoutes } from '#shop/quick-order/own-numbers/routes.server.ts';
import { quickOrderRoutes } from '#shop/quick-order/routes.server.ts';
import { openResellerRepository } from '#shop/resellers/resellers.server.ts';
import { resellerRoutes } from '#shop/resellers/routes.server.ts';
import { peopleRoutes } from '#shop/people/routes.server.ts';
import { orderedRowsOf } from '#shop/orders/reorder/ordered-rows.server.ts';
import { shoppingListRoutes } from '#shop/shopping-lists/routes.server.ts';
import { settingsRoutes } from '#shop/settings/routes.server.ts';
import { textRoutes } from '#shop/texts/routes.server.ts';
import { openTextRepository, type TextRepository } from '#shop/texts/texts.server.ts';
import { openStaffSessions, staffOfSession, type StaffSessions } from '#shop/staff/sessions.server.ts';
import { piecesWaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { wantedRowRoutes } from '#shop/wanted-rows/routes.server.ts';
import { approvalRoutes } from '#shop/approvals/routes.server.ts';
import { lapseOfPerson } from '#shop/approvals/lapse.server.ts';
import { openOrderGroups } from '#shop/checkout/order-group.server.ts';
import { officeEndpoints } from './office-endpoints.server.ts';

export type Endpoints = {
  look: ThemeRepository;
  /** The routes by the names of their areas in the API description. */
  areas: ReadonlyMap<string, readonly Route[]>;
  routes: Route[];
  versionOf: VersionOf;
  integration: Integration;
  findApiClient: FindApiClient;
  groups: GroupRepository;
  catalogue: Catalogue;
  missedSearches: MissedSearches;
  images: ImageRepository;
  intakes: ImageIntakes;
  downloadableImages: DownloadableImages;
  pages: PageRepository;
  pressRoom: PressRoom;
  staff: ContactCardRepository;
  sessions: SessionRepository;
  staffSessions: StaffSessions;
  opening: Opening;
  texts: TextRepository;
};

/** Every endpoint, by area. */
export function openEndpoints(services: Services): Endpoints {
  const texts = openTextRepository(services);
  const readHeldMinutes = async () => (await texts.settings()).OrderOpenMinutes ?? 0;
  const integration = {
    ...services,
    imports: importsOf(services, texts),
    readHeldMinutes,
    articleUses: [usedInOrders, usedInCarts],
  };
  const opening = openOpening(services);
  const look = openThemeRepository(services, texts);
  const groups = openGroupRepository(services);
  const catalogue = openCatalogue(services, groups);
  const missedSearches = openMissedSearches(services);
  const images = openImageRepository(services);
  const intakes = openImageIntakes(services, openImageStore(services.env));
  const pressRoom = openPressRoom(services, groups);
  const downloadableImages = openDownloadableImages({
    images,
    wordsThatWaited: () => pressRoom.wordsThatWaited(),
    publicArticleNumbersIn: (imageId) => catalogue.publicArticleNumbersIn(imageId),
    company: async () => (await texts.settings()).CompanyName,
  });
  const pages = openPageRepository(services);
  const staff = openContactCardRepository(services);
  const sessions = openSessionRepository(services, (hash) => staffOfSession(services, hash));
  const staffSessions = openStaffSessions(services);
  const readOpenMinutes = openMinutesReader(services, texts, () => hasOrderKey(services));
  const ways = openDeliveryWayRepository(services);
  const freight = openFreightRepository(services, ways);
  const rows: RowServices = {
    db: services.db,
    now: services.now,
    catalogue,
    readMadeMonths: texts.settings,
    readWaitedFor: (ids) => piecesWaitedFor(services.db, ids),
    findOwnNumbers: (customer, keys) => findOwnNumbers(services.db, customer, keys),
  };
  const books = { texts, ways, freight, catalogue, readOpenMinutes };
  const checkout = { ...books, rows, place: openOrderGroups(services, books) };
  const areas = new Map<string, Route[]>([
    [
      'Texts and settings',
      [...textRoutes(texts), ...countryRoutes(services), ...settingsRoutes(texts.settings, services.env)],
    ],
    ['Product groups', productGroupRoutes(groups)],
    [
      'Articles',
      articleRoutes(catalogue, missedSearches, openPageSearch(pages, texts), (reader, text) =>
        ownNumbersBeginning(services.db, reader, text),
      ),
    ],
    ['Images', imageRoutes(images)],
    ['Pages', pageRoutes(pages)],
    ['Press room', pressRoomRoutes(pressRoom, images)],
    ['Contact', contactRoutes(staff)],
    ['Resellers', resellerRoutes(services, openResellerRepository(services), texts)],
    ['Log-in', loginRoutes(services, sessions, texts)],
    [
      'Customer',
      customerRoutes(services, (customer, passwords) =>
        changePassword(services, { sessions, texts }, customer, passwords),
      ),
    ],
    ['People', peopleRoutes(services, { sessions, texts, endOfPerson: lapseOfPerson })],
    ['Delivery addresses', deliveryAddressRoutes(services, sessions)],
    ['Cart', [...cartRoutes(services, catalogue, freight), ...wantedRowRoutes(rows, catalogue, freight)]],
    ['Quick order', [...quickOrderRoutes(rows, missedSearches), ...ownNumberRoutes(rows, reasonText)]],
    ['Saved lists', shoppingListRoutes({ ...rows, findOrderedRows: orderedRowsOf })],
    ['Checkout', checkoutRoutes(services, checkout)],
    ['Approvals', approvalRoutes({ ...services, ...checkout })],
    ['Orders', orderRoutes(services, texts, { rows, groups, readOpenMinutes })],
    ['Invoices', invoiceRoutes(services, texts)],
    ['Business systems', integrationRoutes(integration)],
    ...officeEndpoints(services, {
      opening,
      missedSearches,
      staffSessions,
      texts,
      catalogue,
      sessions,
      integration,
      intakes,
      readOpenMinutes,
      ways,
      freight,
      rows,
      place: checkout.place,
    }),
  ]);
  const { versions } = services;
  const versionOf: VersionOf = (until) =>
    until === 'stock changes' ? `${versions.current}.${catalogue.stockVersion}` : `${versions.current}`;
  return {
    look,
    areas,
    routes: [...areas.values()].flat(),
    versionOf,
    integration,
    findApiClient: apiClientFinder(services),
    groups,
    catalogue,
    missedSearches,
    images,
    intakes,
    downloadableImages,
    pages,
    pressRoom,
    staff,
    sessions,
    staffSessions,
    opening,
    texts,
  };
}

/** Determines who may be calling, and how long an answer to a visitor may be cached. */
export function callersOf({ sessions, staffSessions, findApiClient, versionOf }: Endpoints): Callers {
  return {
    findShopPrincipal: sessions.findShopPrincipal,
    findStaff: staffSessions.findStaff,
    findApiClient,
    versionOf,
  };
}
