import type { PageModule } from '#kit/pages/page.ts';
import type { pageRoutes } from './page-routes.ts';

export type PageEntry = {
  path: PagePath;
  access: 'public' | 'login';
  layout: 'shop' | 'minimal';
  /** The page's code, loaded when it is shown. */
  load: () => Promise<PageModule>;
};
type PagePath = (typeof pageRoutes)[number]['path'];

/** Every page by its path, in the order in which the router prefers them; page-routes.ts says what the server needs. */
const byPath: Record<PagePath, Omit<PageEntry, 'path'>> = {
  '/': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/start/start-page.tsx'),
  },
  '/start/:section?': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/start/start-page.tsx'),
  },
  '/requirelogin': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/login/require-login-page.tsx'),
  },
  '/products/seasonnews': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/storefront/season-news-page.tsx'),
  },
  '/products/:productGroupId?/:slug?': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/storefront/product-list-page.tsx'),
  },
  '/article/:id/:slug?': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/storefront/article-page.tsx'),
  },
  '/pressroom/press/:id/:urlname?': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/press-room/messages/press-message-page.tsx'),
  },
  '/pressroom/product/:id/:urlname?': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/press-room/press-product-page.tsx'),
  },
  '/pressroom/:section?': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/press-room/press-room-page.tsx'),
  },
  '/kontakt': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/contact/contact-page.tsx'),
  },
  '/koepvillkor': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/texts/terms-page.tsx'),
  },
  '/application': {
    access: 'public',
    layout: 'minimal',
    load: () => import('#shop/resellers/application-page.tsx'),
  },
  '/cart': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/checkout/cart-page.tsx'),
  },
  '/quickorder': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/quick-order/page/quick-order-page.tsx'),
  },
  '/quickorder/scan': {
    access: 'login',
    layout: 'minimal',
    load: () => import('#shop/quick-order/scan/scan-page.tsx'),
  },
  '/quickorder/numbers': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/quick-order/numbers/own-numbers-page.tsx'),
  },
  '/userprofile': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/people/user-profile-page.tsx'),
  },
  '/deliveryaddresses': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/delivery-addresses/delivery-addresses-page.tsx'),
  },
  '/orders': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/orders/orders-page.tsx'),
  },
  '/orders/:id': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/invoices/of-order/order-page.tsx'),
  },
  '/invoices': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/invoices/invoices-page.tsx'),
  },
  '/waiting': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/orders/waiting/waiting-page.tsx'),
  },
  '/bought': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/orders/bought/bought-page.tsx'),
  },
  '/lists': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/shopping-lists/pages/lists-page.tsx'),
  },
  '/lists/:id': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/shopping-lists/pages/list-page.tsx'),
  },
  '/people': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/people/people-page.tsx'),
  },
  '/approvals': {
    access: 'login',
    layout: 'shop',
    load: () => import('#shop/approvals/approvals-page.tsx'),
  },
  '/:slug': {
    access: 'public',
    layout: 'shop',
    load: () => import('#shop/pages/cms-page.tsx'),
  },
};

export const pages: readonly PageEntry[] = Object.entries(byPath).map(([path, page]) => ({
  path: path as PagePath,
  ...page,
}));
