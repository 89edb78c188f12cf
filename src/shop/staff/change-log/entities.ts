import type { Right } from '#kit/http/principal.ts';

/** The entities of the change log, each with the right to read its entries. An area adds its own here. */
export const entities = {
  article: 'catalogue.read',
  'product-group': 'catalogue.read',
  image: 'catalogue.read',
  'price-list': 'catalogue.read',
  import: 'catalogue.read',
  customer: 'customers.read',
  person: 'customers.read',
  application: 'customers.read',
  order: 'orders.read',
  way: 'orders.read',
  colour: 'settings.read',
  material: 'settings.read',
  countries: 'settings.read',
  freight: 'prices.write',
  'currency-rate': 'invoices.read',
  'reference-rate': 'invoices.read',
  invoice: 'invoices.read',
  'press-message': 'content.read',
  'press-article': 'content.read',
  'exchange-key': 'exchange.read',
  webhook: 'exchange.read',
  page: 'content.read',
  'web-text': 'content.read',
  words: 'content.read',
  settings: 'settings.read',
  opening: 'settings.read',
  'vat-rate': 'settings.read',
  'staff-card': 'content.read',
  'web-image': 'content.read',
  mail: 'mail.read',
  'mail-server': 'mail.write',
  staff: 'log.read',
} as const satisfies Record<string, Right>;

export type Entity = keyof typeof entities;

export function entitiesFor(rights: ReadonlySet<Right>): Entity[] {
  return (Object.keys(entities) as Entity[]).filter((entity) => rights.has(entities[entity]));
}
