import type { Language } from '#kit/text/language.ts';
import type { Named } from '#kit/text/names.ts';
import type { Week } from '#kit/text/weeks.ts';
import type { Address } from '#shop/order-model/address.ts';
import { isMadeToOrder } from '#shop/order-model/pieces.ts';
import type { HoldReason } from '#shop/order-model/hold.ts';
import type { OrderedRow } from '#shop/order-model/row.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';

/** What rows are added to. */
export type Addition = {
  /** The rows that the order has. */
  earlier: readonly OrderedRow[];
  firstRowNumber: number;
  /** 1 for the first time that rows are added to the order. */
  number: number;
  /** What comes with the new rows; the message of the order holds it too. */
  message: string;
  /** The order waited, and does not any more with these rows. */
  isReleased: boolean;
};

/**
 * `completeWeek` is `2027-W10`, or null when it is unknown; deliveries of an unknown week stand last. `rests` are the rows
 * with pieces in an earlier delivery too, which a mail that was queued before does not tell.
 */
export type OrderForecast = {
  completeWeek: string | null;
  deliveries: readonly { week: string | null; rows: number; rests?: number; pieces: number }[];
};

/** Everything that an order stores, before it has a number. Amounts in öre, names in both languages. */
export type OrderDraft = {
  at: Date;
  buyer: {
    id: number;
    number: string;
    email: string;
    /** Whether this address gets the mails of orders. */
    isMailed?: boolean;
    telephone: string;
    vatNumber: string | null;
    language: Language;
    invoiceTo: Address;
  };
  currencyCode: string;
  vatCase: VatCase;
  /** The rows of the cart. */
  rows: readonly OrderedRow[];
  /** Present when the rows are added to an order; the amounts are then those of the whole order. */
  addition?: Addition | undefined;
  excludingVat: number;
  vat: number;
  total: number;
  wayOfDelivery: Named & { id: number; collected: boolean };
  /** The week of arrival that is asked for; null means as soon as possible. */
  week: Week | null;
  /** Working days that the way of delivery takes. */
  transportDays: number;
  partialDelivery: boolean;
  message: string;
  /** What the customer is told about when the rows are sent. */
  forecast: OrderForecast;
  /** The customer's own order number, or ''. */
  purchaseOrderNumber: string;
  /** The customer's own number with the carrier, or ''. */
  carrierAccount: string;
  /** The person who orders; absent for whoever logs in with the customer's number. */
  orderer?: { id: number; name: string; email: string; language: Language; isMailed: boolean } | undefined;
  /** Who approved it, by name, or ''. */
  approvedBy?: string;
  /** The staff member who places the order on the customer's behalf; absent when the customer does. */
  placedBy?: string | undefined;
  deliverTo: Address;
  /** Why it waits; null when it does not. */
  held: HoldReason | null;
  /** The number by which the place is called, or ''. */
  deliveryGln: string;
};

type Rows = Pick<OrderDraft, 'rows'> & { addition?: Pick<Addition, 'earlier'> | undefined };

/** What is made to order is not missing. */
export function hasShortage({ rows, addition }: Rows): boolean {
  return [...(addition?.earlier ?? []), ...rows].some(
    (row) => row.quantityShort > 0 && !isMadeToOrder({ promised_text: row.promisedText }),
  );
}
