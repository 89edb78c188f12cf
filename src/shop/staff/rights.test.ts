import { expect, test } from 'vitest';
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
