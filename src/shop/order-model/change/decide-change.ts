import { stockholmToday } from '#kit/text/dates.ts';
import type { LivingRow } from '#shop/order-model/after.ts';
import { feeRows } from '#shop/order-model/fees.ts';
import type { Credit, HoldBefore, HoldReason } from '#shop/order-model/hold.ts';
import { orderIs } from '#shop/order-model/may.ts';
import type { OrderMoment } from '#shop/order-model/order-request.ts';
import type { Terms } from '#shop/order-model/order-terms.ts';
import type { Destination } from '#shop/order-model/vat-case.ts';
import { isWaitedFor, piecesOf, statusOf } from '#shop/order-model/pieces.ts';
import type { ArticleForSale, OrderedRow } from '#shop/order-model/row.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { Stock } from '#shop/order-model/stock.ts';
import { totalsOf, type Totals } from '#shop/order-model/totals.ts';
import { chargesOf } from './changed-charges.ts';
import { addRow, changeRow, type Added, type At } from './change-rows.ts';
import { isMoved, movedTerms, type RefusedTerms, type TaxedAs } from './change-terms.ts';
import { heldAnew } from './held-anew.ts';
import { cancelled, unchanged } from './kept-amounts.ts';
import { refusedDiscount } from './discount-limit.ts';
import { discountRows, type Discount } from './discount.ts';
import { valueToInvoice, type InvoicedOfRow } from './invoiced-discount.ts';
import { keptDiscounts } from './kept-discounts.ts';

/** A row of the order as it is stored. */
export type ChangeableRow = LivingRow & {
  price: number;
  /** What a piece cost when it was ordered; null while that is its price. */
  ordered_price: number | null;
  vat_rate: number;
  total_amount: number;
  description: string;
  promised_text: string;
};

/** A row with what the rules of fees go by, and what of it is invoiced. */
type Standing<Row> = { row: Row; described: OrderedRow; invoiced: InvoicedOfRow };

/** `pieces` are what the customer gets in all, sent ones included. Amounts in öre. */
export type WantedRow = { rowId: number; pieces?: number | undefined; priceOre?: number | undefined };
export type WantedArticle = { articleId: number; pieces: number; priceOre?: number | undefined };
export type OrderChange = {
  rows: readonly (WantedRow | WantedArticle)[];
  /** Undefined keeps the one that the order has, null takes it away. */
  discount?: Discount | null | undefined;
  /** What the order was placed with is changed, and it goes here; undefined where nothing of that is. */
  deliverTo?: Destination | undefined;
};

/** What staff may do with prices: null for nothing, else percent below the ordered price; null for any. */
export type Pricing = { percent: number | null } | null;

export type ChangeFacts<Row> = {
  status: number;
  before: HoldBefore;
  rows: readonly Standing<Row>[];
  discount: Discount | null;
  /** The order was split: no kind of fee gets higher. */
  isFeesFixed: boolean;
  terms: Terms;
  taxedAs: TaxedAs;
  /** At the customer's prices; those that are not for sale are left out. */
  articles: ReadonlyMap<number, ArticleForSale>;
  /** Articles cost in this currency now. */
  currencyCode: string;
  pricing: Pricing;
  credit: Credit | undefined;
  /** Says of missing pieces what the customer is promised. */
  promise: (row: OrderedRow) => OrderedRow;
};

export type RefusedChange =
  | { what: 'row' | 'article' | 'currency' | 'invoiced'; place: number }
  | { what: 'pieces' | 'price'; place: number; least: number }
  /** `most` in öre. */
  | { what: 'discount'; most: number }
  | { what: 'right' }
  | RefusedTerms;

export type ChangeDecision<Row> = {
  /** The rows that the order keeps, changed or not. */
  rows: readonly Row[];
  added: readonly Added[];
  /** Fees and discounts, in the place of those that are removed, with whether they are sent. */
  fees: readonly OrderedRow[];
  feesSent: number;
  removed: readonly number[];
  /** Null for an order that keeps its amounts: everything of it is cancelled, or nothing that costs is changed. */
  totals: Totals | null;
  discount: Discount | null;
  status: number;
  has_shortage: boolean;
  held: HoldReason | null;
  /** What goes back to stock, or is taken from it (below 0). */
  moves: readonly { id: number; quantity: number }[];
};

/**
 * Decides what becomes of an order when its rows, prices, discount or address are changed, or what of it cannot be. Nothing
 * gets fewer pieces than are sent or invoiced. Prices stay as they are but for those that are told. Fees are made anew, but
 * for kinds of which something is invoiced, and where neither goods nor their way change; of an order that was split they
 * get no higher.
 */
export function decideChange<Row extends ChangeableRow>(
  { rows: wanted, discount: wish, deliverTo }: OrderChange,
  given: ChangeFacts<Row>,
  stock: Stock,
  moment: Pick<OrderMoment, 'now' | 'settings' | 'chargeRules'>,
): ChangeDecision<Row> | { refused: RefusedChange } {
  const terms = deliverTo ? movedTerms(given.terms, deliverTo, given.taxedAs) : given.terms;
  if ('refused' in terms) return terms;
  if (deliverTo && !isMoved(given.terms, deliverTo) && wanted.length === 0 && wish === undefined)
    return unchanged(given);
  const facts = { ...given, terms };
  const { now, settings } = moment;
  const at: At<Row> = { facts, stock, at: { today: stockholmToday(now), months: settings }, moves: [] };
  const rows = new Map(facts.rows.map((one) => [one.row.id, one.row]));
  const added = new Map<number, Added>();
  // What is given back first can be taken by another row.
  for (const [place, one] of inOrder(wanted, rows)) {
    const done = 'rowId' in one ? changeRow(one, place, rows.get(one.rowId), at) : addRow(one, place, at);
    if ('refused' in done) return done;
    if ('article' in done) added.set(place, done.article);
    else rows.set(done.row.id, done.row);
  }
  const news = wanted.flatMap((_one, place) => added.get(place) ?? []);
  const discount = wish === undefined ? facts.discount : wish;
  const refused = refusedDiscount(wish, facts, [...rows.values()], news) ?? refusedTwice(wanted);
  if (refused) return { refused };
  return { ...becoming([...rows.values()], news, discount, { facts, moment }), moves: at.moves };
}

type Rows<Row> = ReadonlyMap<number, Row>;

/** Rows with fewer pieces first. */
function inOrder<Row extends ChangeableRow>(wanted: OrderChange['rows'], rows: Rows<Row>) {
  const isLess = (one: WantedRow | WantedArticle) => {
    const row = 'rowId' in one ? rows.get(one.rowId) : undefined;
    return row !== undefined && one.pieces !== undefined && one.pieces < piecesOf(row);
  };
  const placed = [...wanted.entries()];
  return [...placed.filter(([, one]) => isLess(one)), ...placed.filter(([, one]) => !isLess(one))];
}

function refusedTwice(wanted: OrderChange['rows']): RefusedChange | undefined {
  const ids = wanted.map((one) => ('rowId' in one ? one.rowId : undefined));
  const place = ids.findIndex((id, index) => id !== undefined && ids.indexOf(id) !== index);
  return place < 0 ? undefined : { what: 'row', place };
}

function becoming<Row extends ChangeableRow>(
  changed: readonly Row[],
  news: readonly Added[],
  discount: Discount | null,
  {
    facts,
    moment,
  }: { facts: ChangeFacts<Row>; moment: Pick<OrderMoment, 'now' | 'settings' | 'chargeRules'> },
): Omit<ChangeDecision<Row>, 'moves'> {
  const { settings, chargeRules } = moment;
  const { terms } = facts;
  const standing = new Map(facts.rows.map((one) => [one.row.id, one]));
  const goods = changed
    .filter((row) => !isFee(row))
    .map((row) => ({ ...row, total_amount: row.price * piecesOf(row) }));
  const added = news.map(({ row }) => row);
  const charged = goods.filter((row) => piecesOf(row) > 0);
  if (charged.length === 0 && added.length === 0) return cancelled(changed, discount);
  const basis = {
    terms,
    goods: [
      ...charged.map((row) => ({
        ...standing.get(row.id)!.described,
        quantity: piecesOf(row),
        priceOre: row.price,
        totalOre: row.total_amount,
      })),
      ...added,
    ],
  };
  const invoicedOf = (row: Row) => standing.get(row.id)!.invoiced;
  const { keptFees, charges } = chargesOf(
    changed.filter((row) => isFee(row) && row.kind !== 'discount'),
    chargeRules.flatMap((rule) => rule(basis) ?? []),
    { isFixed: facts.isFeesFixed, isInvoiced: (row) => invoicedOf(row).isOnInvoice },
  );
  const discounts = keptDiscounts(
    changed.filter(({ kind }) => kind === 'discount').map((row) => ({ row, invoiced: invoicedOf(row) })),
    discount ? discountRows(discount, basis, settings) : [],
    (vatRate) =>
      valueToInvoice(charged, vatRate, ({ id }) => standing.get(id)!.invoiced) +
      added.reduce((sum, row) => sum + (row.vatRate === vatRate ? row.totalOre : 0), 0),
  );
  const kept = [...goods, ...keptFees, ...discounts.kept];
  const fees = [...charges.flatMap((charge) => feeRows(charge, basis, settings)), ...discounts.rest];
  const isBegun = goods.some((row) => row.quantity_delivered > 0);
  const totals = totalsOf(
    [
      ...kept.map((row) => ({ priceOre: row.price, quantity: piecesOf(row), vatRate: row.vat_rate })),
      ...added,
      ...fees,
    ],
    terms.vatCase,
  );
  const all = [...kept, ...added.map(piecesOfNew)];
  const isInvoiced =
    fees.length === 0 && added.length === 0 && kept.every((row) => isAllInvoiced(row, invoicedOf(row)));
  // What is charged beside the goods goes with the first of them, so that none of it is left then.
  const status = statusOf(all, { before: facts.status, isBegun: false, isInvoiced });
  return {
    rows: kept,
    added: news,
    fees,
    feesSent: isBegun ? 1 : 0,
    removed: changed.filter((row) => !kept.some(({ id }) => id === row.id)).map(({ id }) => id),
    totals,
    discount,
    status,
    has_shortage: isWaitedFor(all),
    held: orderIs.open(status) ? heldAnew(facts, totals, moment) : null,
  };
}

function isAllInvoiced(row: ChangeableRow, invoiced: { quantity: number; ore: number }): boolean {
  return row.kind === 'discount' ? invoiced.ore === row.price : invoiced.quantity >= piecesOf(row);
}

function piecesOfNew({ quantity, quantityShort, promisedText }: OrderedRow) {
  return {
    quantity,
    quantity_delivered: 0,
    quantity_cancelled: 0,
    quantity_short: quantityShort,
    promised_text: promisedText,
  };
}
