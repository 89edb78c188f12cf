import type { PageModule } from '#kit/pages/page.ts';
import { pageRoutes, type PageRoute } from './page-routes.ts';

type PageFile = (typeof pageRoutes)[number]['file'];
export type PageEntry = PageRoute & { load: () => Promise<PageModule> };

/** The code of each page, loaded when it is shown; page-routes.ts maps paths to pages. */
const modules: Record<PageFile, () => Promise<PageModule>> = {
  'shop/start/start-page.tsx': () => import('#shop/start/start-page.tsx'),
  'shop/login/require-login-page.tsx': () => import('#shop/login/require-login-page.tsx'),
  'shop/storefront/season-news-page.tsx': () => import('#shop/storefront/season-news-page.tsx'),
  'shop/storefront/product-list-page.tsx': () => import('#shop/storefront/product-list-page.tsx'),
  'shop/storefront/article-page.tsx': () => import('#shop/storefront/article-page.tsx'),
  'shop/press-room/messages/press-message-page.tsx': () =>
    import('#shop/press-room/messages/press-message-page.tsx'),
  'shop/press-room/press-product-page.tsx': () => import('#shop/press-room/press-product-page.tsx'),
  'shop/press-room/press-room-page.tsx': () => import('#shop/press-room/press-room-page.tsx'),
  'shop/contact/contact-page.tsx': () => import('#shop/contact/contact-page.tsx'),
  'shop/texts/terms-page.tsx': () => import('#shop/texts/terms-page.tsx'),
  'shop/resellers/application-page.tsx': () => import('#shop/resellers/application-page.tsx'),
  'shop/checkout/cart-page.tsx': () => import('#shop/checkout/cart-page.tsx'),
  'shop/quick-order/page/quick-order-page.tsx': () => import('#shop/quick-order/page/quick-order-page.tsx'),
  'shop/quick-order/numbers/own-numbers-page.tsx': () =>
    import('#shop/quick-order/numbers/own-numbers-page.tsx'),
  'shop/quick-order/scan/scan-page.tsx': () => import('#shop/quick-order/scan/scan-page.tsx'),
  'shop/customers/user-profile-page.tsx': () => import('#shop/customers/user-profile-page.tsx'),
  'shop/delivery-addresses/delivery-addresses-page.tsx': () =>
    import('#shop/delivery-addresses/delivery-addresses-page.tsx'),
  'shop/orders/orders-page.tsx': () => import('#shop/orders/orders-page.tsx'),
  'shop/orders/bought/bought-page.tsx': () => import('#shop/orders/bought/bought-page.tsx'),
  'shop/shopping-lists/pages/lists-page.tsx': () => import('#shop/shopping-lists/pages/lists-page.tsx'),
  'shop/shopping-lists/pages/list-page.tsx': () => import('#shop/shopping-lists/pages/list-page.tsx'),
  'shop/invoices/invoices-page.tsx': () => import('#shop/invoices/invoices-page.tsx'),
  'shop/pages/cms-page.tsx': () => import('#shop/pages/cms-page.tsx'),
};

export const pages: readonly PageEntry[] = pageRoutes.map((route) => ({
  ...route,
  load: modules[route.file],
}));
