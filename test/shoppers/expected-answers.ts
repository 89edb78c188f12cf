import type { Answered } from '../shop.ts';
import type { Expected } from './acts.ts';
import { cartTerms } from './fees.ts';
import { cartAsOrdered, feesAsRows } from './predict-order.ts';
import { openMinutes, wayNames } from './open-untidy-shop.ts';
import {
  availableOf,
  cartSums,
  currencyOf,
  dayNotPassed,
  forSale,
  isOpen,
  isSoldOut,
  kronor,
  priceInRow,
  priceOf,
  shortOf,
  sumsOf,
} from './reckoning.ts';
import { buyers } from './untidy-customers.ts';
import type { Article } from './untidy-goods.ts';
import { articleOf, type Order, type World } from './world.ts';

/** What an answer says of what is expected, in the same words, so that both can be compared. */
export function told(answer: Answered, expected: Expected, world: World): Expected {
  const { body } = answer;
  const order = world.orders[expected.order ?? -1];
  return {
    status: answer.status,
    ...(answer.status >= 400 && { problem: String(body?.type).replace('/problems/', '') }),
    ...(body?.errors && { field: [body.errors[0].field, body.errors[0].rule] }),
    ...(body?.TotalAmount !== undefined &&
      answer.status === 409 && { totalAmount: Math.round(body.TotalAmount * 100) }),
    ...(expected.notAdded && body?.NotAdded && { notAdded: body.NotAdded.map(refusedRow) }),
    // The number of a new order is whatever the shop says.
    ...(expected.order !== undefined &&
      order && {
        order: order.id === 0 || order.id === body?.OrderId ? expected.order : -1,
        replayed: answer.headers['idempotency-replayed'] === 'true',
      }),
    ...(expected.list !== undefined && answer.status === 200 && { list: expected.list }),
  };
}

type RefusedRow = { Line: number; Notes: { Code: string }[] };

function refusedRow({ Line, Notes }: RefusedRow): [number, string[]] {
  return [Line, Notes.map(({ Code }) => Code)];
}

export function expectedCart(world: World, buyer: number, language: 'sv' | 'en') {
  const { goods, vat, total } = cartSums(world, buyer);
  return {
    Rows: forSale(world, buyer).map(({ article, quantity, price, priceWhenAdded }) => ({
      ArticleId: article.id,
      ArticleNumber: article.number,
      ArticleText: article.names[language],
      Quantity: quantity,
      QuantityPerPackage: article.pack,
      Price: kronor(price),
      TotalAmount: kronor(price * quantity),
      QuantityShort: shortOf(article, quantity),
      SoldOut: isSoldOut(article),
      OrderedArticles: article.ordered,
      EstimatedDeliveryDate: article.expected,
      NoArticleStock: article.madeToOrder,
      PreviousPrice:
        priceWhenAdded === priceOf(article, buyers[buyer]!, world.now) ? null : kronor(priceWhenAdded),
      NextStep: nextStep(world, buyer, article, quantity),
    })),
    TotalExcludingVat: kronor(goods),
    VatAmount: kronor(vat),
    TotalAmount: kronor(total),
    CurrencyCode: currencyOf(buyers[buyer]!),
    Terms: cartTerms(world, buyer, cartAsOrdered(world, buyer)),
  };
}

/** The least quantity in whole packages at which each piece costs less than now. */
function nextStep(world: World, buyer: number, article: Article, quantity: number) {
  const at = (pieces: number) =>
    priceInRow(article, { buyer: buyers[buyer]!, now: world.now, quantity: pieces })!;
  const starts = Object.values(article.steps).flatMap((steps) =>
    steps.map(([from]) => Math.ceil(from / article.pack) * article.pack),
  );
  const cheaper = starts.filter((start) => start > quantity && at(start) < at(quantity));
  const next = Math.min(...cheaper);
  return cheaper.length === 0 ? null : { Quantity: next, Price: kronor(at(next)) };
}

export function expectedOrder(world: World, order: Order, language: 'sv' | 'en') {
  const isCancelled = order.status === 'cancelled';
  const { goods, vat, total } = sumsOf([...order.rows, ...feesAsRows(order.fees)]);
  const until = order.placedAt + openMinutes * 60_000;
  return {
    Id: order.id,
    Status: { new: 1, 'in hand': 2, cancelled: 4 }[order.status],
    HasShortage: !isCancelled && order.rows.some(({ short, isMade }) => short > 0 && !isMade),
    AmountExludeVat: kronor(goods),
    VatAmount: kronor(vat),
    TotalAmountIncludeVat: kronor(total),
    CurrencyCode: order.currency,
    WayOfDeliveryName: wayNames[order.wayId],
    PartialDelivery: order.partialDelivery,
    Until: isOpen(order, world.now) ? new Date(until).toISOString() : null,
    Rows: [
      ...order.rows.map((row) => ({
        // A row leads to its article while that is sold.
        ArticleId: articleOf(world, row.articleId).active ? row.articleId : null,
        ArticleNumber: row.number,
        Description: articleOf(world, row.articleId).names[language],
        Quantity: row.quantity,
        QuantityDelivered: 0,
        QuantityCancelled: isCancelled ? row.quantity : 0,
        QuantityShort: isCancelled ? 0 : row.short,
        ExpectedDate: isCancelled ? null : dayNotPassed(world, row.expected),
        Price: kronor(row.price),
        TotalAmount: kronor(row.price * row.quantity),
      })),
      ...order.fees.map(({ kind, price }) => ({
        Kind: kind,
        ArticleId: null,
        ArticleNumber: kind === 'freight' ? 'FRAKT' : 'SMAORDER',
        Quantity: 1,
        QuantityCancelled: isCancelled ? 1 : 0,
        Price: kronor(price),
        TotalAmount: kronor(price),
      })),
    ],
  };
}

export function expectedStock(world: World) {
  return world.articles.map(({ id, stock }) => ({ id, stock })).sort((a, b) => a.id - b.id);
}

/** What a customer is shown of the stock: the shop keeps it in memory, apart from the database. */
export function shownStock(world: World, id: number): number {
  return availableOf(articleOf(world, id));
}
