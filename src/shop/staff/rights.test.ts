import { expect, test } from 'vitest';
import { entitiesFor, type Entity } from './change-log/entities.ts';
import { rightsOf, staffRoles, type StaffRole } from './rights.ts';

// The list is repeated on purpose: whoever changes the rights of a role should notice it here.
const rightsByRole: Record<StaffRole, string> = {
  owner: `catalogue.read catalogue.write content.read content.write credit.write customers.read customers.write
    exchange.read exchange.write figures.read invoices.read invoices.write log.read mail.read mail.write office opening.write
    orders.price orders.read orders.write prices.write self settings.read settings.write staff.write stock.write`,
  sales: `catalogue.read catalogue.write customers.read customers.write figures.read invoices.read mail.read office
    orders.read orders.write prices.write self stock.write`,
  content:
    'catalogue.read catalogue.write content.read content.write office self settings.read settings.write',
  finance: `catalogue.read credit.write customers.read exchange.read figures.read invoices.read invoices.write mail.read office
    orders.read self settings.read settings.write`,
};

test.each(staffRoles)('%s may do this and nothing else', (role) => {
  expect([...rightsOf(role, false)].sort()).toEqual(rightsByRole[role].split(/\s+/));
});

test.each(staffRoles)('%s may only set up two-step log-in until that is done', (role) => {
  expect([...rightsOf(role, true)]).toEqual(['self']);
});

test.each(staffRoles)('who lets %s price orders lets only those who change orders', (role) => {
  const may = rightsOf(role, false, true).has('orders.price');
  expect(may).toBe(role === 'owner' || role === 'sales');
  expect([...rightsOf(role, true, true)]).toEqual(['self']);
  expect(rightsOf(role, false, false).has('orders.price')).toBe(role === 'owner');
});

// Repeated on purpose, too: an entry tells what its thing is.
const rolesByEntity: Record<Entity, string> = {
  article: 'owner sales content finance',
  'product-group': 'owner sales content finance',
  image: 'owner sales content finance',
  'price-list': 'owner sales content finance',
  import: 'owner sales content finance',
  customer: 'owner sales finance',
  person: 'owner sales finance',
  application: 'owner sales finance',
  order: 'owner sales finance',
  way: 'owner sales finance',
  colour: 'owner content finance',
  material: 'owner content finance',
  countries: 'owner content finance',
  freight: 'owner sales',
  'currency-rate': 'owner sales finance',
  'reference-rate': 'owner sales finance',
  invoice: 'owner sales finance',
  'press-message': 'owner content',
  'press-article': 'owner content',
  'exchange-key': 'owner finance',
  webhook: 'owner finance',
  page: 'owner content',
  'web-text': 'owner content',
  words: 'owner content',
  settings: 'owner content finance',
  opening: 'owner content finance',
  'vat-rate': 'owner content finance',
  'staff-card': 'owner content',
  'web-image': 'owner content',
  mail: 'owner sales finance',
  'mail-server': 'owner',
  staff: 'owner',
};

test.each(Object.entries(rolesByEntity))('the log of %s is read by %s', (entity, roles) => {
  const reading = staffRoles.filter((role) => entitiesFor(rightsOf(role, false)).includes(entity as Entity));
  expect(reading.join(' ')).toBe(roles);
});
