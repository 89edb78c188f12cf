import type { Route, Services } from '#kit/router.server.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import { articlesByGroup, usedByArticles } from '#shop/articles/office-group-use.server.ts';
import { officeArticleRoutes } from '#shop/articles/office-routes.server.ts';
import { officePriceRoutes } from '#shop/articles/office-price-routes.server.ts';
import { officeVainRoutes } from '#shop/articles/office-vain.server.ts';
import type { VainSearches } from '#shop/articles/vain-searches.server.ts';
import { usedInCarts } from '#shop/cart/office-article-use.server.ts';
import type { Exchange } from '#shop/exchange/runs.server.ts';
import { officeExchangeRoutes } from '#shop/exchange/office-routes.server.ts';
import { officeWebhookRoutes } from '#shop/exchange/office-webhooks.server.ts';
import { openOfficePictures } from '#shop/images/office-pictures.server.ts';
import { officePictureRoutes } from '#shop/images/office-routes.server.ts';
import { openPictureStore } from '#shop/images/picture-storage.server.ts';
import { customersByPriceList } from '#shop/customers/office-customers.server.ts';
import { officeCustomerRoutes } from '#shop/customers/office-routes.server.ts';
import { officeInvoiceRoutes } from '#shop/invoices/office-routes.server.ts';
import { officeLogInRoutes } from '#shop/login/office-routes.server.ts';
import type { SessionBook } from '#shop/login/sessions.server.ts';
import { usedInOrders } from '#shop/orders/office-article-use.server.ts';
import { officeFigureRoutes } from '#shop/orders/office-figures.server.ts';
import { officeOrderRoutes } from '#shop/orders/office-routes.server.ts';
import { officeMailRoutes } from '#shop/mail/office-mail.server.ts';
import { officePageRoutes } from '#shop/pages/office-routes.server.ts';
import { officePressRoutes } from '#shop/press-room/office-routes.server.ts';
import { officeGroupRoutes } from '#shop/product-groups/office-routes.server.ts';
import { officeApplicationRoutes } from '#shop/resellers/office-routes.server.ts';
import { officeStaffRoutes } from '#shop/staff/office-routes.server.ts';
import type { StaffSessions } from '#shop/staff/sessions.server.ts';
import { officeStaffCardRoutes } from '#shop/contact/office-staff-cards.server.ts';
import { officeWebImageRoutes } from '#shop/images/office-web-images.server.ts';
import { officeTextRoutes } from '#shop/texts/office-routes.server.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';

/** Every endpoint of the office, area by area. */
export function officeEndpoints(
  services: Services,
  books: {
    staffSessions: StaffSessions;
    sessions: SessionBook;
    texts: TextBook;
    catalogue: Catalogue;
    vainSearches: VainSearches;
    exchange: Exchange;
  },
): Route[] {
  const { staffSessions, sessions, texts, catalogue, vainSearches, exchange } = books;
  const pictures = openOfficePictures(services, openPictureStore(services.env));
  return [
    ...officeArticleRoutes(services, [usedInOrders, usedInCarts]),
    ...officePriceRoutes(services, customersByPriceList),
    ...officeGroupRoutes(services, { uses: [usedByArticles], countArticles: articlesByGroup }),
    ...officePictureRoutes(pictures),
    ...officeCustomerRoutes(services, sessions),
    ...officeLogInRoutes(services, sessions, texts),
    ...officeApplicationRoutes(services, texts),
    ...officeOrderRoutes({ services, texts, catalogue }),
    ...officeInvoiceRoutes(services, texts),
    ...officePressRoutes(services),
    ...officeExchangeRoutes(exchange),
    ...officeWebhookRoutes(services),
    ...officePageRoutes(services),
    ...officeMailRoutes(services),
    ...officeFigureRoutes(services, (days) => vainSearches.between(days)),
    ...officeVainRoutes(vainSearches),
    ...officeTextRoutes(services),
    ...officeStaffCardRoutes(services),
    ...officeWebImageRoutes(services),
    ...officeStaffRoutes(services, staffSessions, texts),
  ];
}
