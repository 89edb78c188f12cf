import type { Problem } from '#kit/http/problem.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import type { Named } from '#kit/text/names.ts';
import type { Week } from '#kit/text/weeks.ts';
import type { Address } from './address.ts';
import type { Discount } from './change/discount.ts';
import type { ChargeRule } from './fees.ts';
import type { Credit, HoldReason } from './hold.ts';
import type { ArticleForSale, OrderedRow, Piece } from './row.ts';
import type { Destination, VatCase } from './vat-case.ts';

/** What must be as the sender saw it: the version of the cart, '' for any, and the sum in öre with VAT. */
export type Seen = { cartVersion: string; expectedTotal: number | undefined };

export type OrderRequest = {
  /** Undefined only in a preview. */
  wayId: number | undefined;
  /** The week of arrival, null for as soon as possible; a problem when what was given is no week to come. */
  week: Week | null | Problem;
  addressId: number | undefined;
  partialDelivery: boolean;
  message: string;
  /** The rows are added to an order, whose way, week, address and VAT case they get. */
  isAddition: boolean;
  seen: Seen;
  /** Staff place it for a customer: they are bound by no packages and no least order. */
  isAtDesk?: boolean;
  /** A preview tells what an order would be, also where rows are to be changed before it can be sent. */
  isPreview: boolean;
};

export type Way = Named & {
  id: number;
  /** Where it is offered; empty for everywhere. */
  countries: readonly string[];
  collected: boolean;
  /** Working days from sending to arrival. */
  transport_days: number;
  /** The customer is asked for its number with the carrier. */
  carrier_account: boolean;
};

/** What holds for all orders of the same moment. */
export type OrderMoment = {
  now: Date;
  settings: ShopSettings;
  /** For how many minutes an order can be added to. */
  openMinutes: number;
  /** The ways that are offered. */
  ways: readonly Way[];
  /** What may be charged beside the goods, in the order in which it is shown. */
  chargeRules: readonly ChargeRule[];
  /** Returns the version under which a cart was shown. */
  versionOf: (rows: readonly OrderedRow[], totalOre: number) => string;
};

export type OrderFacts = {
  currencyCode: string;
  vatNumber: string | null;
  /** Where goods go without a choice. */
  usual: Destination;
  /** The VAT case with which the cart was shown. */
  cartVatCase: VatCase;
  /** The buyer's address that was asked for; undefined when there is none of that number. */
  address: Address | undefined;
  /** In the order in which the pieces were added. */
  cart: readonly Piece[];
  /** The articles that are for sale, at the buyer's prices. */
  articles: ReadonlyMap<number, ArticleForSale>;
  /** The order to add to; undefined when there is no such order of the buyer. */
  order: OrderToExtend | undefined;
  /**
   * The sum of goods excluding VAT above which the buyer's person needs an approval; null for none, and where the order
   * has been approved.
   */
  orderLimitOre?: number | null;
  /** Without the order that is added to; undefined while no order is ever held. */
  credit?: Credit | undefined;
};

/** An order that rows are to be added to, as it is stored. */
export type OrderToExtend = {
  status: number;
  /** The batch in which a business system has got it. */
  batch_id: number | null;
  created_at: Date;
  addition_count: number;
  /** Why it waits, null when it does not. */
  held: HoldReason | null;
  /** It has waited, and was released. */
  was_released: boolean;
  currency_code: string;
  vat_case: VatCase;
  way_of_delivery_id: number | null;
  week: Week | null;
  partial_delivery: boolean;
  order_info_text: string;
  deliverTo: Address;
  rows: readonly OrderedRow[];
  /** Its fees stay as they are, whatever its goods become. */
  fees_fixed?: boolean;
  /** What staff let it cost less; null for nothing. */
  discount?: Discount | null;
};
