import { stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { Problem } from '#kit/http/problem.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { deliveryTimesOf } from './forecast/delivery-times.ts';
import type { Forecast } from './forecast/forecast.ts';
import { forecastOfRows } from './forecast/forecast-of-rows.ts';
import type { OrderFacts, OrderMoment, OrderRequest } from './order-request.ts';
import { orderedRowOf, type ArticleForSale, type OrderedRow } from './row.ts';
import { inWholePackages } from './packages.ts';
import { pricePerPiece } from './price-steps.ts';
import { piecesLeft, type Stock } from './stock.ts';
import { shortOf, supplyOfShort, type SupplyAt } from './supply.ts';
import { termsOfAddition, termsOfNew, type Terms } from './order-terms.ts';
import { totalsOf, type Totals } from './totals.ts';
import { feeRows, valueOf, type Charge } from './fees.ts';
import { discountRows } from './change/discount.ts';
import { holdAgain, holdOf, type HoldReason } from './hold.ts';
import { isFee } from './row-kind.ts';
import type { VatCase } from './vat-case.ts';
import { cartEmpty, cartChanged, needsApproval } from './problems.ts';

export type Decision = {
  terms: Terms;
  /** The goods that the order has already. */
  earlier: readonly OrderedRow[];
  /** The rows of the cart. */
  rows: readonly OrderedRow[];
  /** Those of them that are no whole packages, since the package has changed: only a preview has any. */
  broken: readonly OrderedRow[];
  /** What the goods of the whole order cost beside their price, also where it is nothing. */
  charges: readonly Charge[];
  /** The rows of what is charged, in the place of those that the order has already. */
  fees: readonly OrderedRow[];
  /** Of all rows and fees. */
  totals: Totals;
  forecast: Forecast<OrderedRow>;
  /** Why the order, the whole one where rows are added, waits until it is released; null when it does not. */
  held: HoldReason | null;
  /** The goods of the whole order cost more than whoever orders may order without an approval. */
  needsApproval: boolean;
};

/**
 * Decides what an order of the cart is, or the whole order that the cart is added to, for a preview as for the order
 * itself. Problems: `bad-input`, `cart-empty`, `cart-changed`, `below-minimum`,
 * `needs-approval`; of an addition also `not-found`, `too-late`,
 * `limit-reached` and `conflict`.
 */
export function decideOrder(
  request: OrderRequest,
  facts: OrderFacts,
  stock: Stock,
  moment: OrderMoment,
): Decision | Problem {
  const terms = (request.isAddition ? termsOfAddition : termsOfNew)(request, facts, moment);
  if (terms instanceof Problem) return terms;
  const { now, settings } = moment;
  const at = { today: stockholmToday(now), months: settings };
  const rows = rowsOfCart(facts, stock, terms.vatCase, at);
  if (rows.length === 0) return new Problem(cartEmpty);
  const ordered = (facts.order?.rows ?? []).filter((row) => !isFee(row) && row.quantity > 0);
  const earlier = ordered.map((row) => earlierRow(row, stock, at));
  const goods = [...earlier, ...rows];
  const basis = { terms, goods };
  const isFixed = facts.order?.fees_fixed === true;
  const charges = isFixed ? [] : moment.chargeRules.flatMap((rule) => rule(basis) ?? []);
  const discount = facts.order?.discount;
  const fees = [
    ...(isFixed
      ? (facts.order?.rows ?? []).filter((row) => isFee(row) && row.kind !== 'discount')
      : charges.flatMap((charge) => feeRows(charge, basis, settings))),
    ...(discount ? discountRows(discount, basis, settings) : []),
  ];
  const totals = totalsOf([...goods, ...fees], terms.vatCase);
  const broken = rows.filter(({ quantity, pack }) => quantity !== inWholePackages(quantity, pack));
  const isBound = !request.isPreview && request.isAtDesk !== true;
  if (broken.length > 0 && isBound) return changedTo(totals);
  // A cart shows what it has lost; whoever orders for a customer would not hear of it.
  if (request.isAtDesk === true && rows.length < facts.cart.length) return changedTo(totals);
  if (!isAsSeen(request, facts, { rows, totals }, moment)) return changedTo(totals);
  const refusal = charges.find((charge) => charge.refusal)?.refusal;
  if (refusal && isBound) return refusal;
  const isAbove = isAboveOrderLimit(totals.excludingVat - valueOf(fees), facts.orderLimitOre);
  // `use-checkout` asks for an approval where the preview told of it; the server makes none of a refused order.
  if (isAbove && !request.isPreview) return new Problem(needsApproval);
  const { week, transportDays } = terms;
  const times = deliveryTimesOf(settings);
  const forecast = forecastOfRows(goods, { now, times, week, transportDays });
  const held = heldFor(facts, { terms, totals }, moment);
  return { terms, earlier, rows, broken, charges, fees, totals, forecast, held, needsApproval: isAbove };
}

/** Whether goods excluding VAT are more than a person may order without an approval; null for no limit. */
export function isAboveOrderLimit(goodsOre: number, orderLimitOre: number | null | undefined): boolean {
  return orderLimitOre != null && goodsOre > orderLimitOre;
}

function heldFor(
  { credit, order }: OrderFacts,
  { terms, totals }: Pick<Decision, 'terms' | 'totals'>,
  { now, settings }: OrderMoment,
): HoldReason | null {
  const judged = credit
    ? holdOf(
        credit,
        { totalOre: totals.total, currencyCode: terms.currencyCode },
        { today: stockholmToday(now), overdueDays: settings.HoldOverdueDays },
      )
    : // While no order is judged, one that waits goes on waiting.
      (order?.held ?? null);
  return order ? holdAgain(order, judged) : judged;
}

function rowsOfCart(
  { cart, articles }: OrderFacts,
  stock: Stock,
  vatCase: VatCase,
  at: SupplyAt,
): OrderedRow[] {
  const rows: OrderedRow[] = [];
  for (const { articleId, quantity } of cart) {
    const article = articles.get(articleId);
    if (!article) continue;
    const short = shortOf(quantity, piecesLeft(stock, article));
    const supply = short > 0 ? supplyOfNew(article, short, stock, at) : null;
    rows.push(orderedRowOf(article, { quantity, short, supply, vatCase }));
  }
  return rows;
}

function supplyOfNew({ id, restock }: ArticleForSale, short: number, { waitedFor }: Stock, at: SupplyAt) {
  return supplyOfShort(restock, { short, waitedFor: waitedFor.get(id) ?? 0 }, at);
}

/** The missing pieces of an earlier row are among those that are waited for. What it was promised stays. */
function earlierRow(row: OrderedRow, { waitedFor }: Stock, at: SupplyAt): OrderedRow {
  const { articleId, inbound, quantityShort: short } = row;
  if (articleId === null || !inbound || short === 0) return row;
  const others = (waitedFor.get(articleId) ?? 0) - short;
  return { ...row, supply: supplyOfShort(inbound, { short, waitedFor: others }, at) };
}

function isAsSeen(
  { seen: { cartVersion, expectedTotal } }: OrderRequest,
  { cart, articles, cartVatCase }: OrderFacts,
  { rows, totals }: Pick<Decision, 'rows' | 'totals'>,
  { versionOf }: OrderMoment,
): boolean {
  if (expectedTotal !== undefined && expectedTotal !== totals.total) return false;
  if (cartVersion === '') return true;
  // The cart was shown with the VAT of the usual address, not of the one that is chosen now.
  const shown = cart.flatMap(({ articleId, quantity }) => {
    const article = articles.get(articleId);
    return article
      ? [{ vatRate: article.vatRate, quantity, priceOre: pricePerPiece(article, quantity) }]
      : [];
  });
  return cartVersion === versionOf(rows, totalsOf(shown, cartVatCase).total);
}

function changedTo({ total }: Totals): Problem {
  const members = { TotalAmount: oreToWire(total) };
  return new Problem(cartChanged, { detail: textOf('checkout.cartChanged'), members });
}
