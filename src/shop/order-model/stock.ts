import type { OrderedRow, Piece } from './row.ts';

/**
 * What orders that are decided one after another leave for the next: `left` holds the pieces of the articles that were
 * taken from, `waitedFor` how many pieces of an article open orders wait for.
 */
export type Stock = { left: Map<number, number>; waitedFor: Map<number, number> };

export function openStock(waitedFor: ReadonlyMap<number, number>): Stock {
  return { left: new Map(), waitedFor: new Map(waitedFor) };
}

/**
 * Returns what a test order finds, as a copy: what it takes is there for everybody else. `own` are the rows that it has
 * already, whose missing pieces nobody waits for otherwise.
 */
export function stockForTest({ left, waitedFor }: Stock, own: readonly MissingPieces[]): Stock {
  const copy = { left: new Map(left), waitedFor: new Map(waitedFor) };
  for (const { article_id: id, quantity_short: short } of own)
    if (id !== null) addTo(copy.waitedFor, id, short);
  return copy;
}
type MissingPieces = { article_id: number | null; quantity_short: number };

export function piecesLeft(stock: Stock, { id, available }: { id: number; available: number }): number {
  return stock.left.get(id) ?? available;
}

/** Takes the pieces of a decided order, whose missing pieces are waited for from now on. */
export function takeFrom(
  stock: Stock,
  rows: readonly OrderedRow[],
  articles: ReadonlyMap<number, { id: number; available: number }>,
): void {
  for (const { articleId, quantity, quantityShort } of rows) {
    const article = articleId === null ? undefined : articles.get(articleId);
    if (!article) continue;
    const { id } = article;
    stock.left.set(id, piecesLeft(stock, article) - (quantity - quantityShort));
    addTo(stock.waitedFor, id, quantityShort);
  }
}

/** Returns the articles of which pieces may be missing when all of this is ordered: only for them others may wait. */
export function articlesMaybeShort(
  wanted: readonly Piece[],
  articles: ReadonlyMap<number, { available: number }>,
): number[] {
  const sums = new Map<number, number>();
  for (const { articleId, quantity } of wanted) addTo(sums, articleId, quantity);
  return [...sums].flatMap(([id, sum]) => {
    const article = articles.get(id);
    return article && sum > article.available ? [id] : [];
  });
}

function addTo(sums: Map<number, number>, id: number, pieces: number): void {
  sums.set(id, (sums.get(id) ?? 0) + pieces);
}
