import type { Trx } from '#kit/database/db.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { wireToOre } from '#kit/text/money.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { lockForSale } from '#shop/articles/stock/stock.server.ts';
import { withWords } from '#shop/checkout/draft-of-order.server.ts';
import type { readOrderMoment } from '#shop/checkout/order-moment.server.ts';
import { lockCreditsFor } from '#shop/credit/credits.server.ts';
import { buyerOf } from '#shop/customers/customers.server.ts';
import { readInvoicedAmounts } from '#shop/orders/invoiced/invoiced.server.ts';
import {
  decideChange,
  type ChangeDecision,
  type OrderChange,
  type Pricing,
} from '#shop/order-model/change/decide-change.ts';
import type { Discount } from '#shop/order-model/change/discount.ts';
import { nothingInvoiced } from '#shop/order-model/change/invoiced-discount.ts';
import { termsOfStored } from '#shop/order-model/order-terms.ts';
import { openStock, stockForTest } from '#shop/order-model/stock.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { earlierRowsOf, storedOrderOf } from '#shop/orders/open/order-to-extend.server.ts';
import { piecesWaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import type { ChangedOrderRow } from './contract.ts';
import { problemOfChange } from './change-problems.ts';
import { wantedTerms, type GivenTerms, type TermColumns } from './wanted-terms.server.ts';

export type StoredRow = WholeOrder['rows'][number];
export type GivenChange = GivenTerms & {
  Rows: readonly ChangedOrderRow[];
  Discount?: { Percent?: number | undefined; Amount?: number | undefined; Text: string } | null | undefined;
};
export type GivenDecision = ChangeDecision<StoredRow> & { terms: TermColumns };
type ChangeMoment = Awaited<ReturnType<typeof readOrderMoment>> & { now: Date };

/** Reads what a change goes by, locks the articles and the credit, and decides it. The order must be locked. */
export async function decideGivenChange(
  trx: Trx,
  order: WholeOrder,
  input: GivenChange,
  { by, moment }: { by: StaffMember; moment: ChangeMoment },
): Promise<GivenDecision | Problem> {
  const { now, settings, ways } = moment;
  const wanted = await wantedTerms(trx, order, input, stockholmToday(now));
  if (wanted instanceof Problem) return wanted;
  const buyer = await buyerOf(trx, order.customer_id);
  if (!buyer) return new Problem('not-found');
  const ids = [
    ...order.rows.flatMap(({ article_id }) => article_id ?? []),
    ...input.Rows.flatMap(({ ArticleId }) => ArticleId ?? []),
  ];
  const [articles] = await lockForSale(trx, [{ ids, buyer }], now);
  const left = openStock(await piecesWaitedFor(trx, [...new Set(ids)]));
  const isTest = isTestOrder(order.id);
  const invoiced = await readInvoicedAmounts(trx, [order.id]);
  const credits =
    settings.CreditHold && !isTest
      ? await lockCreditsFor(trx, [{ customerId: order.customer_id, orderId: order.id }])
      : undefined;
  const stored = storedOrderOf(order);
  const described = earlierRowsOf(stored, articles!);
  const words = { today: stockholmToday(now), months: settings, language: order.language };
  const decision = decideChange(
    { ...changeOf(input, order), deliverTo: wanted.deliverTo },
    {
      status: order.status,
      before: order,
      rows: order.rows.map((row, place) => ({
        row,
        described: described[place]!,
        invoiced: invoiced.get(row.id) ?? nothingInvoiced,
      })),
      discount: stored.discount,
      isFeesFixed: order.fees_fixed,
      terms: termsOfStored({ ...stored, rows: described }, ways),
      taxedAs: { vatNumber: order.customer_vat_number, collected: order.collected },
      articles: articles!,
      currencyCode: buyer.currencyCode,
      pricing: pricingOf(by, settings.DiscountLimit),
      credit: credits?.of(order.customer_id, order.id),
      promise: (row) => withWords(row, words),
    },
    isTest ? stockForTest(left, []) : left,
    moment,
  );
  if ('refused' in decision) return problemOfChange(decision.refused, order.currency_code, input);
  return { ...decision, terms: wanted.columns };
}

function pricingOf({ role, rights }: StaffMember, percent: number): Pricing {
  if (!rights.has('orders.price')) return null;
  return { percent: role === 'owner' ? null : percent };
}

function changeOf({ Rows, Discount: discount }: GivenChange, { rows }: WholeOrder): OrderChange {
  return {
    rows: Rows.map(({ RowId, ArticleId, Quantity, Price, Cancel }) => {
      const priceOre = Price === undefined ? undefined : wireToOre(Price);
      if (RowId === undefined) return { articleId: ArticleId!, pieces: Quantity!, priceOre };
      const sent = rows.find(({ id }) => id === RowId)?.quantity_delivered ?? 0;
      return { rowId: RowId, pieces: Cancel ? sent : Quantity, priceOre };
    }),
    discount: discount && discountOf(discount),
  };
}

function discountOf({ Percent, Amount, Text: text }: NonNullable<GivenChange['Discount']>): Discount {
  if (Percent !== undefined) return { text, basisPoints: Math.round(Percent * 100) };
  return { text, amountOre: wireToOre(Amount ?? 0) };
}
