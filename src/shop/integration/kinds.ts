import type { Right } from '#kit/http/principal.ts';
import { toNfc } from '#kit/text/unicode-text.mjs';

/** The kinds of files, in the order in which a whole shop is filled. */
export const fileKinds = [
  'ways',
  'colours',
  'materials',
  'countries',
  'vat-rates',
  'freight',
  'rates',
  'groups',
  'articles',
  'prices',
  'stock',
  'customers',
  'addresses',
  'customer-articles',
  'order-status',
  'invoices',
] as const;
export type FileKind = (typeof fileKinds)[number];

/** The rights that a staff member needs to send such a file, since the file changes what those rights protect. */
export const rightsOfKind: Record<FileKind, readonly Right[]> = {
  ways: ['orders.write'],
  colours: ['settings.write'],
  materials: ['settings.write'],
  countries: ['settings.write'],
  'vat-rates': ['invoices.write'],
  freight: ['prices.write'],
  rates: ['invoices.write'],
  groups: ['catalogue.write'],
  articles: ['catalogue.write', 'prices.write', 'stock.write'],
  prices: ['prices.write'],
  stock: ['stock.write'],
  customers: ['customers.write'],
  addresses: ['customers.write'],
  'customer-articles': ['customers.write'],
  'order-status': ['orders.write'],
  invoices: ['invoices.write'],
};

/** The right that a staff member needs to see the stored values that such a file would change. */
export const readRightOfKind: Record<FileKind, Right> = {
  ways: 'orders.read',
  colours: 'settings.read',
  materials: 'settings.read',
  countries: 'settings.read',
  'vat-rates': 'settings.read',
  freight: 'prices.write',
  rates: 'invoices.read',
  groups: 'catalogue.read',
  articles: 'catalogue.read',
  prices: 'catalogue.read',
  stock: 'catalogue.read',
  customers: 'customers.read',
  addresses: 'customers.read',
  'customer-articles': 'customers.read',
  'order-status': 'orders.read',
  invoices: 'invoices.read',
};

/** The prefixes of file names in the folder: `artiklar_20261021T0630.csv`, `stock.xlsx`. */
export const folderWords: Record<FileKind, readonly string[]> = {
  ways: ['ways', 'leveranssätt'],
  colours: ['colours', 'färger'],
  materials: ['materials', 'material'],
  countries: ['countries', 'länder'],
  'vat-rates': ['vat-rates', 'momssatser'],
  freight: ['freight', 'frakt'],
  rates: ['rates', 'kurser', 'valutakurser'],
  groups: ['groups', 'varugrupper', 'grupper'],
  articles: ['articles', 'artiklar'],
  prices: ['prices', 'priser', 'prislistor'],
  stock: ['stock', 'lager', 'lagersaldo', 'saldo'],
  customers: ['customers', 'kunder'],
  addresses: ['addresses', 'adresser', 'leveransadresser'],
  'customer-articles': ['customer-articles', 'kundartiklar'],
  'order-status': ['order-status', 'orderstatus'],
  invoices: ['invoices', 'fakturor'],
};

/** Returns the kind of a file by its name; undefined when the name does not tell. */
export function kindOfFile(name: string): FileKind | undefined {
  const word = /^[\p{L}-]+/u.exec(toNfc(name).toLowerCase())?.[0];
  return fileKinds.find((kind) => folderWords[kind].some((one) => one === word));
}
