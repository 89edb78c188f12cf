import type { Right } from '#kit/http/principal.ts';

/** What may be in a file, in the order in which a whole shop is filled. */
export const fileKinds = [
  ...(['groups', 'articles', 'prices', 'stock', 'customers'] as const),
  ...(['order-status', 'invoices'] as const),
] as const;
export type FileKind = (typeof fileKinds)[number];

/** What one of the staff who sends such a file must have the right to, since the file changes what those rights are for. */
export const rightsOfKind: Record<FileKind, readonly Right[]> = {
  groups: ['catalogue.write'],
  articles: ['catalogue.write', 'prices.write', 'stock.write'],
  prices: ['prices.write'],
  stock: ['stock.write'],
  customers: ['customers.write'],
  'order-status': ['orders.write'],
  invoices: ['invoices.write'],
};

/** What one of the staff must have the right to, to be told what the shop has now of what such a file would change. */
export const readRightOfKind: Record<FileKind, Right> = {
  groups: 'catalogue.read',
  articles: 'catalogue.read',
  prices: 'catalogue.read',
  stock: 'catalogue.read',
  customers: 'customers.read',
  'order-status': 'orders.read',
  invoices: 'invoices.read',
};

/** How a file of the drop folder may begin: `artiklar_20261021T0630.csv`, `stock.xlsx`. */
const words: Record<FileKind, readonly string[]> = {
  groups: ['groups', 'varugrupper', 'grupper'],
  articles: ['articles', 'artiklar'],
  prices: ['prices', 'priser', 'prislistor'],
  stock: ['stock', 'lager', 'lagersaldo', 'saldo'],
  customers: ['customers', 'kunder'],
  'order-status': ['order-status', 'orderstatus'],
  invoices: ['invoices', 'fakturor'],
};

/** What a file of this name holds, if its name says so. */
export function kindOfFile(name: string): FileKind | undefined {
  const word = /^[\p{L}-]+/u.exec(name.normalize('NFC').toLowerCase())?.[0];
  return fileKinds.find((kind) => words[kind].some((one) => one === word));
}
