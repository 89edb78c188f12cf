import type { CachedUntil } from '#kit/http/endpoint.ts';

export type PageRoute = {
  path: string;
  /** The page's file below src, by which the build knows its scripts. */
  file: string;
  /** The query parameters that affect the rendered page; all others are ignored. */
  query?: readonly string[];
  /** A page is cached until the data changes, unless stated otherwise. */
  cachedUntil?: CachedUntil;
  /** Its document may run WebAssembly, as no other may. Links to and from it must load a document. */
  runsWebAssembly?: boolean;
};

/** Every page and its path, for the server; pages.ts says what the browser's router needs of them. */
export const pageRoutes = [
  {
    path: '/',
    file: 'shop/start/start-page.tsx',
  },
  {
    path: '/start/:section?',
    file: 'shop/start/start-page.tsx',
  },
  {
    path: '/requirelogin',
    file: 'shop/login/require-login-page.tsx',
    query: ['from'],
  },
  {
    path: '/products/seasonnews',
    file: 'shop/storefront/season-news-page.tsx',
    query: ['page', 'sort'],
  },
  {
    path: '/products/:productGroupId?/:slug?',
    file: 'shop/storefront/product-list-page.tsx',
    query: ['page', 'sort', 'searchtext', 'news', 'colors', 'colors[]', 'material', 'productgroupid'],
  },
  {
    path: '/article/:id/:slug?',
    file: 'shop/storefront/article-page.tsx',
    cachedUntil: 'stock changes',
  },
  {
    path: '/pressroom/press/:id/:urlname?',
    file: 'shop/press-room/messages/press-message-page.tsx',
  },
  {
    path: '/pressroom/product/:id/:urlname?',
    file: 'shop/press-room/press-product-page.tsx',
  },
  {
    path: '/pressroom/:section?',
    file: 'shop/press-room/press-room-page.tsx',
  },
  {
    path: '/kontakt',
    file: 'shop/contact/contact-page.tsx',
  },
  {
    path: '/koepvillkor',
    file: 'shop/texts/terms-page.tsx',
  },
  {
    path: '/application',
    file: 'shop/resellers/application-page.tsx',
  },
  {
    path: '/cart',
    file: 'shop/checkout/cart-page.tsx',
  },
  {
    path: '/quickorder',
    file: 'shop/quick-order/page/quick-order-page.tsx',
  },
  {
    path: '/quickorder/scan',
    file: 'shop/quick-order/scan/scan-page.tsx',
    runsWebAssembly: true,
  },
  {
    path: '/quickorder/numbers',
    file: 'shop/quick-order/numbers/own-numbers-page.tsx',
  },
  {
    path: '/userprofile',
    file: 'shop/people/user-profile-page.tsx',
  },
  {
    path: '/deliveryaddresses',
    file: 'shop/delivery-addresses/delivery-addresses-page.tsx',
  },
  {
    path: '/orders',
    file: 'shop/orders/orders-page.tsx',
  },
  {
    path: '/orders/:id',
    file: 'shop/invoices/of-order/order-page.tsx',
  },
  {
    path: '/invoices',
    file: 'shop/invoices/invoices-page.tsx',
  },
  {
    path: '/waiting',
    file: 'shop/orders/waiting/waiting-page.tsx',
  },
  {
    path: '/bought',
    file: 'shop/orders/bought/bought-page.tsx',
  },
  {
    path: '/lists',
    file: 'shop/shopping-lists/pages/lists-page.tsx',
  },
  {
    path: '/lists/:id',
    file: 'shop/shopping-lists/pages/list-page.tsx',
  },
  {
    path: '/people',
    file: 'shop/people/people-page.tsx',
  },
  {
    path: '/approvals',
    file: 'shop/approvals/approvals-page.tsx',
  },
  // This route comes last: it matches any name that is not another page's.
  {
    path: '/:slug',
    file: 'shop/pages/cms-page.tsx',
  },
] as const satisfies readonly PageRoute[];
