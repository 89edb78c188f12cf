import type { Right } from '#kit/http/principal.ts';

declare module '#kit/http/principal.ts' {
  interface Rights {
    /** Everyone's own password and two-step log-in. */
    self: true;
    /** The start page and the search, once two-step log-in is set up. */
    office: true;
    'catalogue.read': true;
    'catalogue.write': true;
    'prices.write': true;
    'stock.write': true;
    'customers.read': true;
    'customers.write': true;
    /** What credit a customer has, and to hold and release orders. */
    'credit.write': true;
    'orders.read': true;
    'orders.write': true;
    /** Prices of rows of orders, and discounts; not by role alone: see `rightsOf`. */
    'orders.price': true;
    'invoices.read': true;
    'invoices.write': true;
    'content.read': true;
    'content.write': true;
    /** Which settings a role may change depends on its other rights: `field-rights.ts`. */
    'settings.read': true;
    'settings.write': true;
    'mail.read': true;
    'mail.write': true;
    'figures.read': true;
    'exchange.read': true;
    'exchange.write': true;
    /** The rights of API keys: files into the shop, orders out of it. */
    'exchange.in': true;
    'exchange.out': true;
    'exchange.in.ways': true;
    'exchange.in.colours': true;
    'exchange.in.materials': true;
    'exchange.in.countries': true;
    'exchange.in.vat-rates': true;
    'exchange.in.freight': true;
    'exchange.in.rates': true;
    'exchange.in.groups': true;
    'exchange.in.articles': true;
    'exchange.in.prices': true;
    'exchange.in.stock': true;
    'exchange.in.customers': true;
    'exchange.in.addresses': true;
    'exchange.in.customer-articles': true;
    'exchange.in.order-status': true;
    'exchange.in.invoices': true;
    /** To open the shop to visitors, and to close it. */
    'opening.write': true;
    'staff.write': true;
    'log.read': true;
  }
}

export const staffRoles = ['owner', 'sales', 'content', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everybody = ['self', 'office', 'catalogue.read'] as const satisfies Right[];

/** The rights of each role, defined only here. */
export const rightsOfRole: Record<StaffRole, readonly Right[]> = {
  owner: [
    ...everybody,
    'catalogue.write',
    'prices.write',
    'stock.write',
    'customers.read',
    'customers.write',
    'credit.write',
    'orders.read',
    'orders.write',
    'orders.price',
    'invoices.read',
    'invoices.write',
    'content.read',
    'content.write',
    'mail.read',
    'mail.write',
    'figures.read',
    'settings.read',
    'settings.write',
    'exchange.read',
    'exchange.write',
    'opening.write',
    'staff.write',
    'log.read',
  ],
  sales: [
    ...everybody,
    'catalogue.write',
    'prices.write',
    'stock.write',
    'customers.read',
    'customers.write',
    'orders.read',
    'orders.write',
    'invoices.read',
    'mail.read',
    'figures.read',
  ],
  content: [
    ...everybody,
    'catalogue.write',
    'content.read',
    'content.write',
    'settings.read',
    'settings.write',
  ],
  finance: [
    ...everybody,
    'customers.read',
    'credit.write',
    'orders.read',
    'invoices.read',
    'invoices.write',
    'mail.read',
    'figures.read',
    'exchange.read',
    'settings.read',
    'settings.write',
  ],
};

/** Whoever still has to set up two-step log-in may do only that. Who changes orders may price them where an owner lets them. */
export function rightsOf(role: StaffRole, mustEnrol: boolean, mayPrice = false): ReadonlySet<Right> {
  if (mustEnrol) return new Set(['self']);
  const rights = new Set<Right>(rightsOfRole[role]);
  return mayPrice && rights.has('orders.write') ? rights.add('orders.price') : rights;
}
