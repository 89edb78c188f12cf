import type { PageModule } from '#kit/pages/page.ts';
import type { pageRoutes } from './page-routes.ts';

export type PageEntry = {
  path: PagePath;
  access: 'public' | 'login';
  /** That of the shop, unless a page has a plainer one. */
  layout?: 'minimal';
  /** The page's code, loaded when it is shown. */
  load: () => Promise<PageModule>;
};
type PagePath = (typeof pageRoutes)[number]['path'];

/** Every page by its path, in the order in which the router prefers them; page-routes.ts says what the server needs. */
const byPath: Record<PagePath, Omit<PageEntry, 'path'>> = {
  '/': {
    access: 'public',
    load: () => import('#shop/start/start-page.tsx'),
  },
  '/start/:section?': {
    access: 'public',
    load: () => import('#shop/start/start-page.tsx'),
  },
  '/requirelogin': {
    access: 'public',
    load: () => import('#shop/login/require-login-page.tsx'),
  },
  '/products/seasonnews': {
    access: 'public',
    load: () => import('#shop/storefront/season-news-page.tsx'),
  },
  '/products/:productGroupId?/:slug?': {
    access: 'public',
    load: () => import('#shop/storefront/product-list-page.tsx'),
  },
  '/article/:id/:slug?': {
    access: 'public',
    load: () => import('#shop/storefront/article-page.tsx'),
  },
  '/pressroom/press/:id/:urlname?': {
    access: 'public',
    load: () => import('#shop/press-room/messages/press-message-page.tsx'),
  },
  '/pressroom/product/:id/:urlname?': {
    access: 'public',
    load: () => import('#shop/press-room/press-product-page.tsx'),
  },
  '/pressroom/:section?': {
    access: 'public',
    load: () => import('#shop/press-room/press-room-page.tsx'),
  },
  '/kontakt': {
    access: 'public',
    load: () => import('#shop/contact/contact-page.tsx'),
  },
  '/koepvillkor': {
    access: 'public',
    load: () => import('#shop/texts/terms-page.tsx'),
  },
  '/application': {
    access: 'public',
    layout: 'minimal',
    load: () => import('#shop/resellers/application-page.tsx'),
  },
  '/cart': {
    access: 'login',
    load: () => import('#shop/checkout/cart-page.tsx'),
  },
  '/quickorder': {
    access: 'login',
    load: () => import('#shop/quick-order/page/quick-order-page.tsx'),
  },
  '/quickorder/scan': {
    access: 'login',
    layout: 'minimal',
    load: () => import('#shop/quick-order/scan/scan-page.tsx'),
  },
  '/quickorder/numbers': {
    access: 'login',
    load: () => import('#shop/quick-order/numbers/own-numbers-page.tsx'),
  },
  '/userprofile': {
    access: 'login',
    load: () => import('#shop/people/user-profile-page.tsx'),
  },
  '/deliveryaddresses': {
    access: 'login',
    load: () => import('#shop/delivery-addresses/delivery-addresses-page.tsx'),
  },
  '/orders': {
    access: 'login',
    load: () => import('#shop/orders/orders-page.tsx'),
  },
  '/orders/:id': {
    access: 'login',
    load: () => import('#shop/invoices/of-order/order-page.tsx'),
  },
  '/invoices': {
    access: 'login',
    load: () => import('#shop/invoices/invoices-page.tsx'),
  },
  '/waiting': {
    access: 'login',
    load: () => import('#shop/orders/waiting/waiting-page.tsx'),
  },
  '/bought': {
    access: 'login',
    load: () => import('#shop/orders/bought/bought-page.tsx'),
  },
  '/lists': {
    access: 'login',
    load: () => import('#shop/shopping-lists/pages/lists-page.tsx'),
  },
  '/lists/:id': {
    access: 'login',
    load: () => import('#shop/shopping-lists/pages/list-page.tsx'),
  },
  '/people': {
    access: 'login',
    load: () => import('#shop/people/people-page.tsx'),
  },
  '/approvals': {
    access: 'login',
    load: () => import('#shop/approvals/approvals-page.tsx'),
  },
  '/:slug': {
    access: 'public',
    load: () => import('#shop/pages/cms-page.tsx'),
  },
};

export const pages: readonly PageEntry[] = Object.entries(byPath).map(([path, page]) => ({
  path: path as PagePath,
  ...page,
}));
