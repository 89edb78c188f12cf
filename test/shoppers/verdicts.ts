import { availableOf, expectedDay, isSoldOut, priceInRow } from './reckoning.ts';
import { buyers } from './untidy-customers.ts';
import type { Article } from './untidy-goods.ts';
import type { World } from './world.ts';

const most = 100_000;

/** A row that somebody wants. `isWhole`: its quantity was in whole packages when it was ordered or saved. */
export type Wanted = {
  article: Article | undefined;
  quantity: number;
  priceThen?: number | null;
  isWhole?: boolean;
};

export type Verdict = {
  state: 'ok' | 'changed' | 'short' | 'stopped';
  codes: string[];
  articleId: number | null;
  quantity: number;
  short: number;
  price: number | null;
  /** The day of what is short, in one row with what the cart holds. */
  expected: string | null;
};

const states: Record<string, Verdict['state']> = {
  inCart: 'ok',
  short: 'short',
  rounded: 'changed',
  merged: 'changed',
  priceChanged: 'changed',
  packChanged: 'changed',
};
const worse = ['ok', 'changed', 'short', 'stopped'] as const;

/**
 * Judges rows in the order of the specification: equal articles are added up on the first of their lines, then rounded
 * up to whole packages, then held against stock and prices. `held` says what the cart holds of an article.
 */
export function judge(
  world: World,
  buyer: number,
  wanted: readonly Wanted[],
  held: (articleId: number) => number,
): Verdict[] {
  const sums = new Map<number, number>();
  const isFirst = wanted.map(({ article, quantity }) => {
    if (!article?.active) return true;
    const isNew = !sums.has(article.id);
    sums.set(article.id, (sums.get(article.id) ?? 0) + quantity);
    return isNew;
  });
  return wanted.map((row, place) => {
    const { article } = row;
    // Pieces become one row with those that the cart holds.
    const priceAt = (pieces: number) => {
      if (!article?.active) return null;
      const quantity = pieces && pieces + held(article.id);
      return priceInRow(article, { buyer: buyers[buyer]!, now: world.now, quantity }) ?? null;
    };
    const whole = article ? wholePackages(sums.get(article.id) ?? 0, article.pack) : 0;
    const codes = isFirst[place]
      ? codesOf(row, priceAt(whole), sums.get(article?.id ?? 0) ?? 0, held(article?.id ?? 0))
      : ['merged'];
    const state = codes.map((code) => states[code] ?? 'stopped').reduce(worst, 'ok');
    const counts = isFirst[place] && state !== 'stopped' && article;
    const quantity = counts ? wholePackages(sums.get(article.id)!, article.pack) : 0;
    const short = counts ? Math.max(0, quantity - leftOf(article, held(article.id))) : 0;
    return {
      state,
      codes,
      articleId: article?.id ?? null,
      quantity,
      short,
      price: priceAt(quantity),
      expected: short > 0 && article ? dayWithCart(world, article, quantity + held(article.id)) : null,
    };
  });
}

/** An order would have one row of all the pieces. */
function dayWithCart(world: World, article: Article, quantity: number): string | null {
  return expectedDay(world, article, quantity - availableOf(article));
}

function leftOf(article: Article, held: number): number {
  return Math.max(0, availableOf(article) - held);
}

function worst(a: Verdict['state'], b: Verdict['state']): Verdict['state'] {
  return worse.indexOf(a) > worse.indexOf(b) ? a : b;
}

/** The reasons in the order in which they arise. */
function codesOf(
  { article, priceThen, isWhole }: Wanted,
  price: number | null,
  sum: number,
  held: number,
): string[] {
  if (!article) return ['unknown'];
  if (!article.active) return ['ended'];
  const quantity = wholePackages(sum, article.pack);
  const codes = [];
  if (quantity !== sum) codes.push(...(isWhole ? ['packChanged', 'rounded'] : ['rounded']));
  if (price !== null && typeof priceThen === 'number' && price !== priceThen) codes.push('priceChanged');
  const stop =
    price === null ? 'notForYou' : quantity + held > most ? 'tooMany' : isSoldOut(article) && 'soldOut';
  if (stop) codes.push(stop);
  else if (quantity > availableOf(article) - held) codes.push('short');
  if (held > 0) codes.push('inCart');
  return codes;
}

export function wholePackages(quantity: number, pack: number): number {
  return Math.ceil(quantity / pack) * pack;
}
