import type { Db, Trx } from '#kit/database/db.server.ts';
import type { Customer, CustomerSession } from '#kit/http/principal.ts';
import { lockForSale, type SaleArticles } from '#shop/articles/stock/stock.server.ts';
import { articleIdsOf, lockRowsOfCarts, vatCaseOfCart, type StoredCartRow } from '#shop/cart/cart.server.ts';
import { findCustomerDetails } from '#shop/customers/customers.server.ts';
import { chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { destinationOf } from '#shop/order-model/address.ts';
import type { OrderFacts } from '#shop/order-model/order-request.ts';
import { articlesMaybeShort } from '#shop/order-model/stock.ts';
import {
  articleIdsOf as articleIdsOfOrder,
  earlierRowsOf,
  readOrderToExtend,
  type StoredOrder,
} from '#shop/orders/open/order-to-extend.server.ts';
import { piecesWaitedFor, type WaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { Checkout } from './checkout-input.ts';
import { invoiceAddressOf, type Buyer } from './draft-of-order.server.ts';
import { ordersOfKeys, type OrderKey } from './order-key.server.ts';

export type PlaceRequest = {
  customer: CustomerSession;
  checkout: Checkout;
  key: OrderKey | undefined;
  approval?: PlacedByApproval | undefined;
  desk?: PlacedAtDesk | undefined;
};

/** Rows that staff order for a customer, in the place of a cart's, which stays as it is. */
export type PlacedAtDesk = {
  rows: readonly { articleId: number; quantity: number }[];
  /** The order waits for nothing. */
  isHoldIgnored: boolean;
  /** Of the call of the staff. */
  key: OrderKey | undefined;
};

/** What an approved order is placed for. */
export type PlacedByApproval = {
  approvedBy: string;
  /** Is called in the transaction that places the order. */
  onPlaced: (trx: Trx, order: { id: number; goodsOre: number; totalOre: number }) => Promise<void>;
};

/** What is read of one request before anything is decided. */
export type PlaceFacts = {
  /** The order that was placed with the same key, or the problem that the key was used for something else. */
  earlier: Awaited<ReturnType<typeof ordersOfKeys>>[number];
  cart: readonly StoredCartRow[];
  /** Undefined for a customer that no longer exists. */
  buyer: Buyer | undefined;
  /** The order to add to; undefined when there is none, or it is somebody else's. */
  extended: StoredOrder | undefined;
  articles: SaleArticles;
};

/**
 * Reads the facts of several orders, a statement of each kind for all of them, and locks what they may change. The
 * carts must be locked already.
 */
export async function readFacts(
  trx: Trx,
  requests: readonly PlaceRequest[],
  now: Date,
): Promise<{ facts: PlaceFacts[]; waitedFor: WaitedFor }> {
  const cartIds = requests.map(({ customer }) => customer.person.cartId);
  const [earlier, carts, buyers, extended] = await Promise.all([
    ordersOfKeys(trx, requests),
    lockRowsOfCarts(trx, cartIds),
    readBuyers(trx, requests),
    lockOrdersToExtend(trx, requests),
  ]);
  const rows = requests.map(({ desk }, place) => (desk ? deskRows(desk) : carts[place]!));
  const purchases = requests.map(({ customer }, place) => {
    const isPlaced = earlier[place] !== undefined || !buyers[place];
    const order = extended[place];
    const ids = isPlaced ? [] : [...articleIdsOf(rows[place]!), ...(order ? articleIdsOfOrder(order) : [])];
    const buyer = buyers[place];
    // As the customer's discount is now: a session may be a second behind.
    const discountBasisPoints = buyer?.details.discount_basis_points ?? 0;
    return { ids, buyer: { priceListCode: customer.priceListCode, discountBasisPoints } };
  });
  const articles = await lockForSale(trx, purchases, now);
  const facts = requests.map((_request, place) => ({
    earlier: earlier[place],
    cart: rows[place]!,
    buyer: buyers[place],
    extended: extended[place],
    articles: articles[place]!,
  }));
  return { facts, waitedFor: await piecesWaitedFor(trx, mayBeShort(facts)) };
}

/** They are of no cart, so that none is deleted when they are ordered. */
export function deskRows({ rows }: PlacedAtDesk): StoredCartRow[] {
  return rows.map(({ articleId, quantity }) => ({
    id: 0,
    article_id: articleId,
    quantity,
    price_when_added: 0,
  }));
}

/** Returns the articles of which pieces may be missing, or are missing in an order that rows are added to. */
export function mayBeShort(
  facts: readonly {
    cart: readonly StoredCartRow[];
    articles: SaleArticles;
    extended: StoredOrder | undefined;
  }[],
): number[] {
  const all = new Map(facts.flatMap(({ articles }) => [...articles]));
  const wanted = facts.flatMap(({ cart }) => piecesOf(cart));
  const waiting = facts.flatMap(
    ({ extended }) => extended?.rows.filter((row) => row.quantity_short > 0) ?? [],
  );
  return [
    ...new Set([...articlesMaybeShort(wanted, all), ...waiting.flatMap((row) => row.article_id ?? [])]),
  ];
}

/** Returns the facts as the rules take them. */
export function factsOfOrder(
  customer: CustomerSession,
  { cart, articles, extended }: Pick<PlaceFacts, 'cart' | 'articles' | 'extended'>,
  from: Pick<OrderFacts, 'vatNumber' | 'usual' | 'address' | 'credit'>,
): OrderFacts {
  return {
    currencyCode: customer.currencyCode,
    vatNumber: from.vatNumber,
    usual: from.usual,
    address: from.address,
    credit: from.credit,
    orderLimitOre: customer.person.orderLimitOre,
    cartVatCase: vatCaseOfCart(customer),
    cart: piecesOf(cart),
    articles,
    order: extended && { ...extended, rows: earlierRowsOf(extended, articles) },
  };
}

/** Where the goods of the buyer go. */
export function destinationsOf({
  details,
  address,
}: Buyer): Pick<OrderFacts, 'vatNumber' | 'usual' | 'address'> {
  return {
    vatNumber: details.vat_number,
    usual: destinationOf(address ?? invoiceAddressOf(details)),
    address,
  };
}

function piecesOf(cart: readonly StoredCartRow[]) {
  return cart.map(({ article_id: articleId, quantity }) => ({ articleId, quantity }));
}

/** Undefined for a customer that no longer exists. */
export async function readBuyers(
  trx: Db,
  requests: readonly { customer: Customer; checkout: Pick<Checkout, 'deliveryAddressId'> }[],
): Promise<(Buyer | undefined)[]> {
  const [addresses, customers] = await Promise.all([
    chosenAddresses(
      trx,
      requests.map(({ customer, checkout }) => ({ customerId: customer.id, id: checkout.deliveryAddressId })),
    ),
    findCustomerDetails(
      trx,
      requests.map(({ customer }) => customer.id),
    ),
  ]);
  return requests.map(({ customer, checkout: { deliveryAddressId } }) => {
    const details = customers.find(({ id }) => id === customer.id);
    // Several persons of a customer may order at once, each to another address.
    const isChosen = (row: (typeof addresses)[number]) =>
      deliveryAddressId === undefined ? row.is_default : row.id === deliveryAddressId;
    const address = addresses.find((row) => row.customer_id === customer.id && isChosen(row));
    return details && { details, address };
  });
}

/**
 * Locks the orders against changes, in the order of their ids so that two groups cannot deadlock. Runs no query when
 * nobody asks.
 */
async function lockOrdersToExtend(
  trx: Trx,
  requests: readonly PlaceRequest[],
): Promise<(StoredOrder | undefined)[]> {
  const found = new Map<PlaceRequest, StoredOrder | undefined>();
  const wanted = requests.flatMap((one) => {
    const id = one.checkout.addToOrderId;
    return id === undefined ? [] : [{ one, id }];
  });
  for (const { one, id } of wanted.sort((a, b) => a.id - b.id))
    found.set(one, await readOrderToExtend(trx, { id, customerId: one.customer.id, lock: true }));
  return requests.map((one) => found.get(one));
}
