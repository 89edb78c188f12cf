import type { OfficePageEntry } from './office-pages.ts';

/** The pages of the registers, which stand in the menu below what they are about. */
export const registerPages: readonly OfficePageEntry[] = [
  {
    path: '/office/colours',
    right: 'settings.read',
    menu: { group: 'catalogue', text: 'colours.title' },
    load: () => import('#shop/articles/traits/office/colours-page.tsx'),
  },
  {
    path: '/office/materials',
    right: 'settings.read',
    menu: { group: 'catalogue', text: 'materials.title' },
    load: () => import('#shop/articles/traits/office/materials-page.tsx'),
  },
  {
    path: '/office/ways',
    right: 'orders.read',
    menu: { group: 'orders', text: 'ways.title' },
    load: () => import('#shop/ways-of-delivery/office/ways-page.tsx'),
  },
  {
    path: '/office/freight',
    right: 'prices.write',
    menu: { group: 'orders', text: 'freight.title' },
    load: () => import('#shop/freight/office/freight-page.tsx'),
  },
  {
    path: '/office/vat-rates',
    right: 'settings.read',
    menu: { group: 'orders', text: 'vatRates.title' },
    load: () => import('#shop/vat-rates/office/vat-rates-page.tsx'),
  },
  {
    path: '/office/rates',
    right: 'invoices.read',
    menu: { group: 'orders', text: 'rates.title' },
    load: () => import('#shop/currency-rates/office/rates-page.tsx'),
  },
  {
    path: '/office/countries',
    right: 'settings.read',
    menu: { group: 'orders', text: 'countries.title' },
    load: () => import('#shop/countries/office/countries-page.tsx'),
  },
];
