import type { CachedUntil } from '#kit/http/endpoint.ts';

export type PageRoute = {
  path: string;
  access: 'public' | 'login';
  layout: 'shop' | 'minimal';
  /** The page's file below src, from which its code is loaded and the build knows its scripts. */
  file: string;
  /** The query parameters that affect the rendered page; all others are ignored. */
  query?: readonly string[];
  /** A page is cached until the data changes, unless stated otherwise. */
  cachedUntil?: CachedUntil;
  /** Its document may run WebAssembly, as no other may. Links to and from it must load a document. */
  runsWebAssembly?: boolean;
};

/** Every page and its path. The server serves these routes, and the browser's router uses the same. */
export const pageRoutes = [
  {
    path: '/',
    access: 'public',
    layout: 'shop',
    file: 'shop/start/start-page.tsx',
  },
  {
    path: '/start/:section?',
    access: 'public',
    layout: 'shop',
    file: 'shop/start/start-page.tsx',
  },
  {
    path: '/requirelogin',
    access: 'public',
    layout: 'shop',
    file: 'shop/login/require-login-page.tsx',
    query: ['from'],
  },
  {
    path: '/products/seasonnews',
    access: 'public',
    layout: 'shop',
    file: 'shop/storefront/season-news-page.tsx',
    query: ['page', 'sort'],
  },
  {
    path: '/products/:productGroupId?/:slug?',
    access: 'public',
    layout: 'shop',
    file: 'shop/storefront/product-list-page.tsx',
    query: ['page', 'sort', 'searchtext', 'news', 'colors', 'colors[]', 'material', 'productgroupid'],
  },
  {
    path: '/article/:id/:slug?',
    access: 'public',
    layout: 'shop',
    file: 'shop/storefront/article-page.tsx',
    cachedUntil: 'stock changes',
  },
  {
    path: '/pressroom/press/:id/:urlname?',
    access: 'public',
    layout: 'shop',
    file: 'shop/press-room/messages/press-message-page.tsx',
  },
  {
    path: '/pressroom/product/:id/:urlname?',
    access: 'public',
    layout: 'shop',
    file: 'shop/press-room/press-product-page.tsx',
  },
  {
    path: '/pressroom/:section?',
    access: 'public',
    layout: 'shop',
    file: 'shop/press-room/press-room-page.tsx',
  },
  {
    path: '/kontakt',
    access: 'public',
    layout: 'shop',
    file: 'shop/contact/contact-page.tsx',
  },
  {
    path: '/koepvillkor',
    access: 'public',
    layout: 'shop',
    file: 'shop/texts/terms-page.tsx',
  },
  {
    path: '/application',
    access: 'public',
    layout: 'minimal',
    file: 'shop/resellers/application-page.tsx',
  },
  {
    path: '/cart',
    access: 'login',
    layout: 'shop',
    file: 'shop/checkout/cart-page.tsx',
  },
  {
    path: '/quickorder',
    access: 'login',
    layout: 'shop',
    file: 'shop/quick-order/page/quick-order-page.tsx',
  },
  {
    path: '/quickorder/scan',
    access: 'login',
    layout: 'minimal',
    file: 'shop/quick-order/scan/scan-page.tsx',
    runsWebAssembly: true,
  },
  {
    path: '/quickorder/numbers',
    access: 'login',
    layout: 'shop',
    file: 'shop/quick-order/numbers/own-numbers-page.tsx',
  },
  {
    path: '/userprofile',
    access: 'login',
    layout: 'shop',
    file: 'shop/customers/user-profile-page.tsx',
  },
  {
    path: '/deliveryaddresses',
    access: 'login',
    layout: 'shop',
    file: 'shop/delivery-addresses/delivery-addresses-page.tsx',
  },
  {
    path: '/orders',
    access: 'login',
    layout: 'shop',
    file: 'shop/orders/orders-page.tsx',
  },
  {
    path: '/invoices',
    access: 'login',
    layout: 'shop',
    file: 'shop/invoices/invoices-page.tsx',
  },
  {
    path: '/bought',
    access: 'login',
    layout: 'shop',
    file: 'shop/orders/bought/bought-page.tsx',
  },
  {
    path: '/lists',
    access: 'login',
    layout: 'shop',
    file: 'shop/shopping-lists/pages/lists-page.tsx',
  },
  {
    path: '/lists/:id',
    access: 'login',
    layout: 'shop',
    file: 'shop/shopping-lists/pages/list-page.tsx',
  },
  // This route comes last: it matches any name that is not another page's.
  {
    path: '/:slug',
    access: 'public',
    layout: 'shop',
    file: 'shop/pages/cms-page.tsx',
  },
] as const satisfies readonly PageRoute[];
