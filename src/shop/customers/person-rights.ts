import type { PersonRight } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';

declare module '#kit/http/principal.ts' {
  /** Prices, currency, VAT and terms are the customer's, whoever acts for it. */
  interface Customer {
    /** Empty where the list's currency is not the customer's: then there are no prices. */
    priceListCode: string;
    /** What goes off each price that is no campaign, in hundredths of a percent. */
    discountBasisPoints: number;
    currencyCode: string;
    vatNumber: string | null;
    /** Where goods go without a choice: the customer's default delivery address, else that of the invoice. */
    destination: { countryCode: string; zipCode: string };
  }

  interface Person {
    cartId: number;
    /** Where the person is mailed: what it logs in with, or the customer's for the number. */
    email: string;
    language: Language;
    /** The goods excluding VAT, in öre, above which its orders need an approval; null for none. */
    orderLimitOre: number | null;
    /** Whether the person is mailed about its orders. */
    isMailedOrders: boolean;
  }

  interface PersonRights {
    /** Prices, stock, and what was ordered. */
    see: true;
    /** A cart, orders, and what is kept for them: lists, addresses, the customer's own numbers. */
    order: true;
    /** Invoices, and what is due. */
    invoices: true;
    /** People, and what is of the customer as a whole. */
    administer: true;
  }
}

export const personRights = ['see', 'order', 'invoices', 'administer'] as const satisfies PersonRight[];
