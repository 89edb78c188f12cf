import type { Customer } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import type { OfferedArticle } from '#shop/articles/look-up/article-look-up.server.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import type { Brief } from '#shop/wanted-rows/contract.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { briefOf } from '#shop/wanted-rows/verdict-to-wire.server.ts';
import { mostSuggestions } from './contract.ts';
import { articlesOfOwnNumbers } from './own-numbers/own-numbers.server.ts';

/** Own numbers that begin so are not pushed out by as many article numbers. */
const mostOwnFirst = 3;

/**
 * Suggests articles that the customer can buy while a number or name is typed: the one with exactly this own number,
 * then article numbers and EANs that begin so, with room for own numbers that do, then names.
 */
export async function suggestionsFor(
  { db, catalogue }: Pick<RowServices, 'db' | 'catalogue'>,
  customer: Customer,
  typed: string,
  language: Language,
): Promise<Brief[]> {
  const key = exactNumberKey(typed);
  if (key === '') return [];
  const own = await articlesOfOwnNumbers(db, customer, key, mostSuggestions);
  const lookUp = await catalogue.lookUp(customer);
  const offered = (id: number) => {
    const article = lookUp.byId(id);
    return article?.priceOre === null || !article ? [] : [article];
  };
  const ownArticles = own.flatMap(({ articleId }) => offered(articleId));
  const exact = own.flatMap(({ numberKey, articleId }) => (numberKey === key ? offered(articleId) : []));
  const numbers = lookUp.beginningWith(typed, mostSuggestions);
  const found = firstOf(
    exact,
    numbers.slice(0, mostSuggestions - Math.min(mostOwnFirst, ownArticles.length)),
    ownArticles,
    numbers,
  );
  if (found.length < mostSuggestions)
    found.push(...(await catalogue.offersLike(typed, mostSuggestions, customer, language)));
  return firstOf(found).map((article) => briefOf(article, language));
}

const mostExamples = 3;
/** Articles without stock may stand before those with. */
const mostLookedAt = 60;

/** Returns articles that lines are shown by: what is in stock comes first, and what has an EAN. */
export async function examplesFor(
  { catalogue }: Pick<RowServices, 'catalogue'>,
  customer: Customer,
  language: Language,
): Promise<Brief[]> {
  const offered = (await catalogue.lookUp(customer)).beginningWith('', mostLookedAt);
  const worth = ({ available, ean, soldOut }: OfferedArticle) =>
    (soldOut ? 0 : 1) + (available > 0 ? 2 : 0) + (ean === null ? 0 : 1);
  return offered
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, mostExamples)
    .map((article) => briefOf(article, language));
}

function firstOf(...lists: (readonly OfferedArticle[])[]): OfferedArticle[] {
  const byId = new Map(lists.flat().map((article) => [article.id, article]));
  return [...byId.values()].slice(0, mostSuggestions);
}
