import type { ComponentType } from 'react';
import type { Right } from '#kit/http/principal.ts';
import type { OfficeTextKey } from '#shop/texts/office-language/table.ts';
import { contentPages } from './content-pages.ts';
import { registerPages } from './register-pages.ts';

export const menuGroups = ['catalogue', 'customers', 'orders', 'content', 'running', 'staff'] as const;

export type OfficePageEntry = {
  path: `/office${string}`;
  /** Without this right the page does not exist and no link leads to it. */
  right: Right;
  /** Whether `new` may stand in the place of the id, for an item that is yet to be made. */
  makesNew?: true;
  /** The page's place in the menu, if it has one. */
  menu?: { group: (typeof menuGroups)[number]; text: OfficeTextKey };
  load: () => Promise<{ default: ComponentType }>;
};

/** Every page of the office: its path, the right it requires, and its place in the menu. */
export const officePages: readonly OfficePageEntry[] = [
  { path: '/office', right: 'office', load: () => import('#shop/opening/office/start-page.tsx') },
  { path: '/office/me', right: 'self', load: () => import('#shop/staff/office/login/own-log-in-page.tsx') },
  {
    path: '/office/articles',
    right: 'catalogue.read',
    menu: { group: 'catalogue', text: 'articles.title' },
    load: () => import('#shop/articles/office/articles-page.tsx'),
  },
  {
    path: '/office/articles/:id',
    makesNew: true,
    right: 'catalogue.read',
    load: () => import('#shop/orders/office/waiting-rows/article-page.tsx'),
  },
  {
    path: '/office/pictures',
    right: 'catalogue.write',
    menu: { group: 'catalogue', text: 'intakes.title' },
    load: () => import('#shop/articles/office/image-intake/intakes-page.tsx'),
  },
  {
    path: '/office/pictures/:id',
    right: 'catalogue.write',
    load: () => import('#shop/articles/office/image-intake/intake-page.tsx'),
  },
  {
    path: '/office/price-lists',
    right: 'catalogue.read',
    menu: { group: 'catalogue', text: 'priceLists.title' },
    load: () => import('#shop/articles/prices/office/price-lists-page.tsx'),
  },
  {
    path: '/office/price-lists/:code',
    right: 'catalogue.read',
    load: () => import('#shop/articles/prices/office/price-list-page.tsx'),
  },
  {
    path: '/office/groups',
    right: 'catalogue.read',
    menu: { group: 'catalogue', text: 'groups.title' },
    load: () => import('#shop/product-groups/office/groups-page.tsx'),
  },
  {
    path: '/office/customers',
    right: 'customers.read',
    menu: { group: 'customers', text: 'customers.title' },
    load: () => import('#shop/customers/office/customers-page.tsx'),
  },
  {
    path: '/office/customers/:id',
    makesNew: true,
    right: 'customers.read',
    load: () => import('#shop/customers/office/customer-page.tsx'),
  },
  {
    path: '/office/customers/:id/ownnumbers',
    right: 'customers.read',
    load: () => import('#shop/quick-order/office/own-numbers-page.tsx'),
  },
  {
    path: '/office/customers/:id/lists',
    right: 'customers.read',
    load: () => import('#shop/shopping-lists/office/lists-page.tsx'),
  },
  {
    path: '/office/customers/:id/order',
    right: 'orders.write',
    load: () => import('#shop/orders/office/new/new-order-page.tsx'),
  },
  {
    path: '/office/customers/:id/lists/:listId',
    right: 'customers.read',
    load: () => import('#shop/shopping-lists/office/list-page.tsx'),
  },
  {
    path: '/office/applications',
    right: 'customers.read',
    menu: { group: 'customers', text: 'applications.title' },
    load: () => import('#shop/resellers/office/applications-page.tsx'),
  },
  {
    path: '/office/applications/:id',
    right: 'customers.read',
    load: () => import('#shop/resellers/office/application-page.tsx'),
  },
  {
    path: '/office/orders',
    right: 'orders.read',
    menu: { group: 'orders', text: 'officeOrders.title' },
    load: () => import('#shop/orders/office/orders-page.tsx'),
  },
  {
    path: '/office/picking',
    right: 'orders.write',
    menu: { group: 'orders', text: 'picking.phone.title' },
    load: () => import('#shop/orders/office/picking/phone/picking-page.tsx'),
  },
  {
    path: '/office/orders/send',
    right: 'orders.write',
    load: () => import('#shop/orders/office/sending/send-page.tsx'),
  },
  {
    path: '/office/orders/:id',
    right: 'orders.read',
    load: () => import('#shop/orders/office/order-page.tsx'),
  },
  {
    path: '/office/invoices',
    right: 'invoices.read',
    menu: { group: 'orders', text: 'officeInvoices.title' },
    load: () => import('#shop/invoices/office/invoices-page.tsx'),
  },
  {
    path: '/office/invoices/monthly',
    right: 'invoices.read',
    load: () => import('#shop/invoices/office/monthly/monthly-invoices-page.tsx'),
  },
  {
    path: '/office/invoices/:id',
    right: 'invoices.read',
    load: () => import('#shop/invoices/office/invoice-page.tsx'),
  },
  {
    path: '/office/reminders',
    right: 'invoices.read',
    menu: { group: 'orders', text: 'reminders.title' },
    load: () => import('#shop/invoices/reminders/office/reminders-page.tsx'),
  },
  ...registerPages,
  {
    path: '/office/press-messages',
    right: 'content.read',
    menu: { group: 'content', text: 'press.messages' },
    load: () => import('#shop/press-room/office/press-messages-page.tsx'),
  },
  {
    path: '/office/press-messages/:id',
    makesNew: true,
    right: 'content.read',
    load: () => import('#shop/press-room/office/press-message-page.tsx'),
  },
  {
    path: '/office/press-articles',
    right: 'content.read',
    menu: { group: 'content', text: 'press.articles' },
    load: () => import('#shop/press-room/office/press-articles-page.tsx'),
  },
  {
    path: '/office/press-articles/:id',
    makesNew: true,
    right: 'content.read',
    load: () => import('#shop/press-room/office/press-article-page.tsx'),
  },
  {
    path: '/office/exchange',
    right: 'exchange.read',
    menu: { group: 'running', text: 'exchange.title' },
    load: () => import('#shop/integration/office/integration-page.tsx'),
  },
  {
    path: '/office/exchange/keys',
    right: 'exchange.read',
    load: () => import('#shop/integration/office/keys-page.tsx'),
  },
  {
    path: '/office/exchange/webhooks',
    right: 'exchange.read',
    load: () => import('#shop/integration/office/webhooks-page.tsx'),
  },
  {
    path: '/office/exchange/runs/:id',
    right: 'exchange.read',
    load: () => import('#shop/integration/office/run/run-page.tsx'),
  },
  ...contentPages,
  {
    path: '/office/mail',
    right: 'mail.read',
    menu: { group: 'running', text: 'mail.title' },
    load: () => import('#shop/mail/office/mail-page.tsx'),
  },
  {
    path: '/office/mail-server',
    right: 'mail.write',
    menu: { group: 'running', text: 'mailServer.title' },
    load: () => import('#shop/mail/office/mail-server/mail-server-page.tsx'),
  },
  {
    path: '/office/figures',
    right: 'figures.read',
    menu: { group: 'orders', text: 'figures.title' },
    load: () => import('#shop/orders/office/reports/figures-page.tsx'),
  },
  {
    path: '/office/staff',
    right: 'staff.write',
    menu: { group: 'staff', text: 'staff.list.title' },
    load: () => import('#shop/staff/office/staff-page.tsx'),
  },
  {
    path: '/office/staff/:id',
    makesNew: true,
    right: 'staff.write',
    load: () => import('#shop/staff/office/staff-member-page.tsx'),
  },
  {
    path: '/office/log',
    right: 'log.read',
    menu: { group: 'staff', text: 'staff.logPage' },
    load: () => import('#shop/staff/office/change-log-page.tsx'),
  },
];
