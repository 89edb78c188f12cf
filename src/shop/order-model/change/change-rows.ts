import { piecesOf } from '#shop/order-model/pieces.ts';
import { pricePerPiece } from '#shop/order-model/price-steps.ts';
import { orderedRowOf, type ArticleForSale, type OrderedRow } from '#shop/order-model/row.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { piecesLeft, type Stock } from '#shop/order-model/stock.ts';
import { shortOf, supplyOfShort, type SupplyAt } from '#shop/order-model/supply.ts';
import { leastPrice, withPieces } from './change-row.ts';
import type { ChangeableRow, ChangeFacts, RefusedChange, WantedArticle, WantedRow } from './decide-change.ts';

/** A row that comes to the order; `orderedOre` is today's price where the row has another. */
export type Added = { row: OrderedRow; orderedOre: number | null };

/** What rows are changed by, one after another: `moves` and the stock hold what those before took. */
export type At<Row> = {
  facts: ChangeFacts<Row>;
  stock: Stock;
  at: SupplyAt;
  moves: { id: number; quantity: number }[];
};

type Refused = { refused: RefusedChange };

export function changeRow<Row extends ChangeableRow>(
  { rowId, pieces, priceOre }: WantedRow,
  place: number,
  row: Row | undefined,
  at: At<Row>,
): { row: Row } | Refused {
  const standing = at.facts.rows.find((one) => one.row.id === rowId);
  if (!row || !standing || isFee(row)) return { refused: { what: 'row', place } };
  const priced = repriced(row, priceOre, { place, invoiced: standing.invoiced.quantity }, at.facts);
  if ('refused' in priced || pieces === undefined || pieces === piecesOf(row)) return priced;
  const least = Math.max(row.quantity_delivered, standing.invoiced.quantity);
  if (pieces < least) return { refused: { what: 'pieces', place, least } };
  const article = row.article_id === null ? undefined : at.facts.articles.get(row.article_id);
  const isMore = pieces > piecesOf(row);
  if (isMore && !article) return { refused: { what: 'article', place } };
  const available = article ? piecesLeft(at.stock, article) : 0;
  const { row: changed, move } = withPieces(priced.row, pieces, available);
  take(article, row.article_id, move, at);
  const missing = changed.quantity_short - row.quantity_short;
  if (!isMore || !article || missing <= 0) return { row: changed };
  return { row: promised(changed, { described: standing.described, article, missing }, at) };
}

/** Returns the row at the price that is told, which is kept whatever the quantity becomes later. */
function repriced<Row extends ChangeableRow>(
  row: Row,
  priceOre: number | undefined,
  { place, invoiced }: { place: number; invoiced: number },
  { pricing }: ChangeFacts<Row>,
): { row: Row } | Refused {
  if (priceOre === undefined || priceOre === row.price) return { row };
  if (pricing === null) return { refused: { what: 'right' } };
  if (invoiced > 0) return { refused: { what: 'invoiced', place } };
  const ordered = row.ordered_price ?? row.price;
  const least = leastPrice(ordered, pricing.percent);
  if (priceOre < least) return { refused: { what: 'price', place, least } };
  return { row: { ...row, price: priceOre, ordered_price: priceOre === ordered ? null : ordered } };
}

export function addRow<Row>(
  { articleId, pieces, priceOre }: WantedArticle,
  place: number,
  at: At<Row>,
): { article: Added } | Refused {
  const { articles, terms, currencyCode, pricing, promise } = at.facts;
  const article = articles.get(articleId);
  if (!article) return { refused: { what: 'article', place } };
  if (terms.currencyCode !== currencyCode) return { refused: { what: 'currency', place } };
  const short = shortOf(pieces, piecesLeft(at.stock, article));
  const supply = short > 0 ? supplyOf(article, short, at) : null;
  take(article, article.id, short - pieces, at);
  wait(article, short, at);
  const row = promise(orderedRowOf(article, { quantity: pieces, short, supply, vatCase: terms.vatCase }));
  const ordered = pricePerPiece(article, pieces);
  if (priceOre === undefined || priceOre === ordered) return { article: { row, orderedOre: null } };
  if (pricing === null) return { refused: { what: 'right' } };
  const least = leastPrice(ordered, pricing.percent);
  if (priceOre < least) return { refused: { what: 'price', place, least } };
  return { article: { row: { ...row, priceOre, totalOre: priceOre * pieces }, orderedOre: ordered } };
}

/** Says of a row that got missing pieces what is known of them, where nothing was promised of it before. */
function promised<Row extends ChangeableRow>(
  row: Row,
  { described, article, missing }: { described: OrderedRow; article: ArticleForSale; missing: number },
  at: At<Row>,
): Row {
  const supply = supplyOf(article, missing, at);
  wait(article, missing, at);
  if (row.expected_date !== null || row.promised_text !== '') return row;
  const told = at.facts.promise({ ...described, inbound: article.restock, supply });
  return {
    ...row,
    expected_date: supply.day,
    promised_text: told.promisedText,
    promised_text_sv: told.promisedTextSv,
    promised_text_en: told.promisedTextEn,
  };
}

function supplyOf<Row>(article: ArticleForSale, short: number, { stock, at }: At<Row>) {
  return supplyOfShort(article.restock, { short, waitedFor: stock.waitedFor.get(article.id) ?? 0 }, at);
}

function take<Row>(
  article: ArticleForSale | undefined,
  id: number | null,
  move: number,
  { stock, moves }: At<Row>,
): void {
  if (id === null || move === 0) return;
  moves.push({ id, quantity: move });
  if (article) stock.left.set(id, piecesLeft(stock, article) + move);
}

function wait<Row>({ id }: ArticleForSale, missing: number, { stock }: At<Row>): void {
  stock.waitedFor.set(id, (stock.waitedFor.get(id) ?? 0) + missing);
}
