import type { PageModule } from '#kit/pages/page.ts';

export type PageEntry = {
  path: string;
  access: 'public' | 'login';
  layout: 'shop' | 'minimal';
  /** The page's file below src, by which the build knows its scripts. */
  file: string;
  load: () => Promise<PageModule>;
};

/** Every page and its path: the screens at a glance. */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    access: 'public',
    layout: 'shop',
    file: 'shop/start/start-page.tsx',
    load: () => import('#shop/start/start-page.tsx'),
  },
  {
    path: '/start/:section?',
    access: 'public',
    layout: 'shop',
    file: 'shop/start/start-page.tsx',
    load: () => import('#shop/start/start-page.tsx'),
  },
  {
    path: '/requirelogin',
    access: 'public',
    layout: 'shop',
    file: 'shop/login/require-login-page.tsx',
    load: () => import('#shop/login/require-login-page.tsx'),
  },
  {
    path: '/products/seasonnews',
    access: 'public',
    layout: 'shop',
    file: 'shop/articles/season-news-page.tsx',
    load: () => import('#shop/articles/listing/season-news-page.tsx'),
  },
  {
    path: '/products/:productGroupId?/:slug?',
    access: 'public',
    layout: 'shop',
    file: 'shop/articles/product-list-page.tsx',
    load: () => import('#shop/articles/listing/product-list-page.tsx'),
  },
  {
    path: '/article/:id/:slug?',
    access: 'public',
    layout: 'shop',
    file: 'shop/articles/article-page.tsx',
    load: () => import('#shop/articles/article/article-page.tsx'),
  },
  {
    path: '/pressroom/press/:id/:urlname?',
    access: 'public',
    layout: 'shop',
    file: 'shop/press-room/press-message-page.tsx',
    load: () => import('#shop/press-room/messages/press-message-page.tsx'),
  },
  {
    path: '/pressroom/product/:id/:urlname?',
    access: 'public',
    layout: 'shop',
    file: 'shop/press-room/press-product-page.tsx',
    load: () => import('#shop/press-room/press-product-page.tsx'),
  },
  {
    path: '/pressroom/:section?',
    access: 'public',
    layout: 'shop',
    file: 'shop/press-room/press-room-page.tsx',
    load: () => import('#shop/press-room/press-room-page.tsx'),
  },
  {
    path: '/kontakt',
    access: 'public',
    layout: 'shop',
    file: 'shop/contact/contact-page.tsx',
    load: () => import('#shop/contact/contact-page.tsx'),
  },
  {
    path: '/koepvillkor',
    access: 'public',
    layout: 'shop',
    file: 'shop/texts/terms-page.tsx',
    load: () => import('#shop/texts/terms-page.tsx'),
  },
  {
    path: '/application',
    access: 'public',
    layout: 'minimal',
    file: 'shop/resellers/application-page.tsx',
    load: () => import('#shop/resellers/application-page.tsx'),
  },
  {
    path: '/cart',
    access: 'login',
    layout: 'shop',
    file: 'shop/cart/cart-page.tsx',
    load: () => import('#shop/cart/cart-page.tsx'),
  },
  {
    path: '/userprofile',
    access: 'login',
    layout: 'shop',
    file: 'shop/customers/user-profile-page.tsx',
    load: () => import('#shop/customers/user-profile-page.tsx'),
  },
  {
    path: '/deliveryaddresses',
    access: 'login',
    layout: 'shop',
    file: 'shop/delivery-addresses/delivery-addresses-page.tsx',
    load: () => import('#shop/delivery-addresses/delivery-addresses-page.tsx'),
  },
  {
    path: '/orders',
    access: 'login',
    layout: 'shop',
    file: 'shop/orders/orders-page.tsx',
    load: () => import('#shop/orders/orders-page.tsx'),
  },
  {
    path: '/invoices',
    access: 'login',
    layout: 'shop',
    file: 'shop/invoices/invoices-page.tsx',
    load: () => import('#shop/invoices/invoices-page.tsx'),
  },
  // Last: any name that is no other page's.
  {
    path: '/:slug',
    access: 'public',
    layout: 'shop',
    file: 'shop/pages/cms-page.tsx',
    load: () => import('#shop/pages/cms-page.tsx'),
  },
];
