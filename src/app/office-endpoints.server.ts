import { lapseOfPerson } from '#shop/approvals/lapse.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import type { ImageIntakes } from '#shop/articles/office/image-intake/image-intakes.server.ts';
import { imageIntakeRoutes } from '#shop/articles/office/image-intake/routes.server.ts';
import { articleFinder } from '#shop/articles/office/article-list.server.ts';
import {
  articlesByGroup,
  usedByArticles,
  vatCodeUsedByArticles,
} from '#shop/articles/office/group-use.server.ts';
import { officeArticleRoutes } from '#shop/articles/office/routes.server.ts';
import { officePriceRoutes } from '#shop/articles/prices/office/routes.server.ts';
import { missedSearchRoutes } from '#shop/articles/office/missed-searches.server.ts';
import type { MissedSearches } from '#shop/articles/search/missed/missed-searches.server.ts';
import type { Integration } from '#shop/integration/runs.server.ts';
import { officeIntegrationRoutes } from '#shop/integration/office/routes.server.ts';
import { officeWebhookRoutes } from '#shop/integration/office/webhooks.server.ts';
import { openOfficeImages } from '#shop/images/office/images.server.ts';
import { officeImageRoutes } from '#shop/images/office/routes.server.ts';
import { openImageStore } from '#shop/images/image-storage.server.ts';
import {
  customerFinder,
  customersByPriceList,
  otherCurrencyCounter,
} from '#shop/customers/office/customer-list.server.ts';
import { officeCustomerRoutes } from '#shop/customers/office/routes.server.ts';
import { officeCreditRoutes } from '#shop/credit/office/routes.server.ts';
import { invoiceFinder, overdueCounter, overdueLister } from '#shop/invoices/office/invoices.server.ts';
import { officeInvoiceRoutes } from '#shop/invoices/office/routes.server.ts';
import { officePeopleRoutes } from '#shop/people/office/routes.server.ts';
import { officeLogInRoutes } from '#shop/login/office/routes.server.ts';
import type { SessionRepository } from '#shop/login/sessions.server.ts';
import { vatCodeUsedInOrders } from '#shop/orders/office/article-use.server.ts';
import { wayUsedInOrders } from '#shop/orders/office/way-use.server.ts';
import { officeTraitRoutes } from '#shop/articles/traits/office/traits.server.ts';
import { officeCountryRoutes } from '#shop/countries/office/countries.server.ts';
import { officeRateRoutes } from '#shop/currency-rates/office/rates.server.ts';
import { officeFreightRoutes } from '#shop/freight/office/freight.server.ts';
import { officeWayRoutes } from '#shop/ways-of-delivery/office/ways.server.ts';
import { officeFigureRoutes } from '#shop/orders/office/reports/figures.server.ts';
import { orderLister } from '#shop/orders/office/day-lists.server.ts';
import { orderCounters, orderFinder } from '#shop/orders/office/day.server.ts';
import type { ReadOpenMinutes } from '#shop/orders/open/read-open-minutes.server.ts';
import { articlesFollower } from '#shop/orders/dates/follow-articles.server.ts';
import { officeOrderRoutes } from '#shop/orders/office/routes.server.ts';
import { failedMailCounter, officeMailRoutes } from '#shop/mail/office/mail.server.ts';
import { mailReach } from '#shop/mail/office/mail-server/mail-reach.server.ts';
import { mailServerRoutes } from '#shop/mail/office/mail-server/mail-server.server.ts';
import type { Opening } from '#shop/opening/opening.server.ts';
import { officeOpeningRoutes } from '#shop/opening/office/opening.server.ts';
import { officeDayRoutes } from '#shop/office/day.server.ts';
import { movedPageCounter } from '#shop/pages/office/moved-pages.server.ts';
import { pageFinder } from '#shop/pages/office/pages.server.ts';
import { officePageRoutes } from '#shop/pages/office/routes.server.ts';
import { officePressRoutes } from '#shop/press-room/office/routes.server.ts';
import { officeGroupRoutes } from '#shop/product-groups/office/routes.server.ts';
import { applicationCounter, applicationLister } from '#shop/resellers/office/applications.server.ts';
import { officeApplicationRoutes } from '#shop/resellers/office/routes.server.ts';
import { officeStaffRoutes } from '#shop/staff/routes.server.ts';
import type { TitlesOf } from '#shop/staff/change-log/changes.server.ts';
import { articleNumbersOf } from '#shop/articles/office/articles.server.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import { productGroupNames } from '#shop/product-groups/group-ids.server.ts';
import type { StaffSessions } from '#shop/staff/sessions.server.ts';
import { officeContactCardRoutes } from '#shop/contact/office/contact-cards.server.ts';
import { officeWebImageRoutes } from '#shop/images/office/web-images.server.ts';
import { officeSettingsRoutes } from '#shop/settings/office/routes.server.ts';
import { officeTextRoutes } from '#shop/texts/office/routes.server.ts';
import { officeLogoRoutes } from '#shop/theme/office/logo.server.ts';
import type { PlaceOrder } from '#shop/checkout/order-group.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import type { FreightRepository } from '#shop/freight/freight.server.ts';
import type { DeliveryWayRepository } from '#shop/ways-of-delivery/ways.server.ts';
import { piecesWaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import { officeAddressRoutes } from '#shop/delivery-addresses/office/routes.server.ts';
import { officeListRoutes } from '#shop/shopping-lists/office/routes.server.ts';
import { officeOwnNumberRoutes } from '#shop/quick-order/office/routes.server.ts';
import { officeVatRateRoutes } from '#shop/vat-rates/office/vat-rates.server.ts';
import { officeVatCorrectionRoutes } from '#shop/vat-corrections/office/routes.server.ts';
import { officeReminderRoutes } from '#shop/invoices/reminders/office/routes.server.ts';
import { officeStatementRoutes } from '#shop/statements/office/routes.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';

/** Every endpoint of the office by area, named as in the API description. */
export function officeEndpoints(
  services: Services,
  repositories: {
    opening: Opening;
    staffSessions: StaffSessions;
    sessions: SessionRepository;
    texts: TextRepository;
    catalogue: Catalogue;
    missedSearches: MissedSearches;
    integration: Integration;
    intakes: ImageIntakes;
    readOpenMinutes: ReadOpenMinutes;
    ways: DeliveryWayRepository;
    freight: FreightRepository;
    rows: RowServices;
    place: PlaceOrder;
  },
): [area: string, routes: Route[]][] {
  const {
    opening,
    staffSessions,
    sessions,
    texts,
    catalogue,
    missedSearches,
    integration,
    intakes,
    readOpenMinutes,
    ways,
    freight,
    rows,
    place,
  } = repositories;
  const images = openOfficeImages(services, openImageStore(services.env));
  const { db } = services;
  return [
    [
      'Office: the day and the search',
      officeDayRoutes(
        {
          ...orderCounters(services),
          overdue: overdueCounter(services),
          applications: applicationCounter(db),
          failedMail: failedMailCounter(services),
          movedPages: movedPageCounter(db),
          otherCurrency: otherCurrencyCounter(db),
        },
        [orderLister({ ...services, texts }), applicationLister(db), overdueLister(services)],
        {
          order: orderFinder(services),
          customer: customerFinder(db),
          article: articleFinder(services, catalogue),
          invoice: invoiceFinder(services),
          page: pageFinder(services),
        },
        { opening, mailReach: () => mailReach(services) },
      ),
    ],
    [
      'Office: articles',
      officeArticleRoutes(services, integration.articleUses, articlesFollower(services, texts)),
    ],
    ['Office: colours and materials', officeTraitRoutes(services)],
    ['Office: prices', officePriceRoutes(services, customersByPriceList)],
    ['Office: VAT rates', officeVatRateRoutes(services, [vatCodeUsedByArticles, vatCodeUsedInOrders])],
    [
      'Office: product groups',
      officeGroupRoutes(services, { uses: [usedByArticles], countArticles: articlesByGroup }),
    ],
    ['Office: pictures', [...officeImageRoutes(images), ...imageIntakeRoutes(services, intakes)]],
    ['Office: customers', officeCustomerRoutes(services, sessions, texts)],
    ['Office: customers’ delivery addresses', officeAddressRoutes(services)],
    ['Office: customers’ credit', officeCreditRoutes(services, texts)],
    ['Office: VAT of customers’ orders', officeVatCorrectionRoutes(services)],
    ['Office: customers’ own numbers', officeOwnNumberRoutes(rows)],
    [
      'Office: customers’ saved lists',
      officeListRoutes({
        db,
        catalogue,
        now: services.now,
        readMadeMonths: texts.settings,
        readWaitedFor: (ids) => piecesWaitedFor(db, ids),
      }),
    ],
    [
      'Office: customers’ people',
      officePeopleRoutes(services, { sessions, texts, endOfPerson: lapseOfPerson }),
    ],
    ['Office: customers’ log-in', officeLogInRoutes(services, sessions, texts)],
    ['Office: applications', officeApplicationRoutes(services, texts)],
    [
      'Office: orders',
      officeOrderRoutes({ services, texts, catalogue, readOpenMinutes, ways, freight, place, rows }),
    ],
    ['Office: ways of delivery', officeWayRoutes(services, [wayUsedInOrders])],
    ['Office: freight', officeFreightRoutes(services)],
    ['Office: exchange rates', officeRateRoutes(services)],
    ['Office: invoices', officeInvoiceRoutes(services, texts)],
    ['Office: reminders', officeReminderRoutes(services, texts)],
    ['Office: account statements', officeStatementRoutes(services, texts)],
    ['Office: press room', officePressRoutes(services)],
    ['Office: files and keys', officeIntegrationRoutes(integration)],
    ['Office: webhooks', officeWebhookRoutes(services)],
    ['Office: pages', officePageRoutes(services)],
    ['Office: mail', [...officeMailRoutes(services), ...mailServerRoutes(services, texts)]],
    ['Office: figures', officeFigureRoutes(services, (days) => missedSearches.between(days))],
    ['Office: searches', missedSearchRoutes(missedSearches)],
    [
      'Office: texts and settings',
      [...officeTextRoutes(services), ...officeSettingsRoutes(services), ...officeLogoRoutes(services)],
    ],
    ['Office: opening', officeOpeningRoutes(services, texts.settings, sessions)],
    ['Office: countries', officeCountryRoutes(services)],
    ['Office: contact persons', officeContactCardRoutes(services)],
    ['Office: web images', officeWebImageRoutes(services)],
    ['Office: staff', officeStaffRoutes(services, staffSessions, texts, titlesOf)],
  ];
}

/** What the change log calls things of which a file or the start of the shop may have made some. */
const titlesOf: TitlesOf = {
  article: articleNumbersOf,
  customer: customerNumbersOf,
  'product-group': async (db) =>
    new Map([...(await productGroupNames(db))].map(([id, [name]]) => [id, name])),
};
