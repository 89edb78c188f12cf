import type { PersonRight } from '#kit/http/principal.ts';

declare module '#kit/http/principal.ts' {
  interface PersonRights {
    /** Prices, stock, and what was ordered. */
    see: true;
    /** A cart, orders, and what is kept for them: lists, addresses, the customer's own numbers. */
    order: true;
    /** Invoices, and what is due. */
    invoices: true;
    /** The log-in of the customer's number. */
    administer: true;
  }
}

export const personRights = ['see', 'order', 'invoices', 'administer'] as const satisfies PersonRight[];
