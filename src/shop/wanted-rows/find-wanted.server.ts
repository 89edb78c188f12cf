import type { Customer } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import type { ArticleLookUp, OfferedArticle } from '#shop/articles/look-up/article-look-up.server.ts';
import type { EndedArticle } from '#shop/articles/look-up/ended-articles.server.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import type { Wanted } from './contract.ts';

export type RowCatalogue = Pick<Catalogue, 'lookUp' | 'endedArticles' | 'offersLike'>;

/** Returns the articles of these own article numbers of a customer, by the key of the number. */
export type FindOwnNumbers = (
  customer: Customer,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** Says of many numbers at once which articles they may be. */
export type NumberFinder = ArticleLookUp & {
  /** Returns the active articles that this text is the number, EAN or own number of. */
  idsOf(ref: string): readonly number[];
  /** Returns the article of an own number, active or not. */
  ownNumber(ref: string): number | undefined;
};

export type FoundArticle =
  | { kind: 'article'; article: OfferedArticle }
  | { kind: 'ended'; article: EndedArticle | undefined }
  | { kind: 'unknown' | 'excelNumber' | 'ambiguous'; candidates: readonly OfferedArticle[] };

const candidatesOfUnknown = 3;
/** A search costs a hundred times a look-up: the further rows without an article can be searched for one by one. */
const mostSearches = 40;
/** A long number that a spreadsheet has written as a power of ten, such as `7,31235E+12`. */
const shortenedNumber = /^\d+(?:[.,]\d+)?E\+\d+$/iu;

export async function findNumbers(
  { catalogue, findOwnNumbers }: { catalogue: RowCatalogue; findOwnNumbers: FindOwnNumbers },
  customer: Customer,
  refs: Iterable<string>,
): Promise<NumberFinder> {
  const keys = [...new Set([...refs].map(exactNumberKey))].filter((key) => key !== '');
  const own = await findOwnNumbers(customer, keys);
  const lookUp = await catalogue.lookUp(customer);
  const ownNumber = (ref: string) => own.get(exactNumberKey(ref));
  return {
    ...lookUp,
    ownNumber,
    idsOf(ref) {
      const ids = lookUp.idsOfNumber(ref);
      const ownId = ownNumber(ref);
      const isAnother = ownId !== undefined && !ids.includes(ownId) && lookUp.byId(ownId) !== undefined;
      return isAnother ? [...ids, ownId] : ids;
    },
  };
}

/** Finds the article of every row. */
export async function findWanted(
  catalogue: RowCatalogue,
  finder: NumberFinder,
  { customer, language }: { customer: Customer; language: Language },
  wanted: readonly Pick<Wanted, 'ArticleId' | 'Ref'>[],
): Promise<FoundArticle[]> {
  let searches = 0;
  const found: FoundArticle[] = [];
  for (const row of wanted) {
    const active = findActive(finder, row);
    if (active) {
      found.push(active);
      continue;
    }
    const ended = await findEnded(catalogue, finder, row);
    if (ended) {
      found.push({ kind: 'ended', article: ended });
      continue;
    }
    const ref = row.Ref?.trim() ?? '';
    const mayBeSearched = ref !== '' && !shortenedNumber.test(ref) && searches++ < mostSearches;
    found.push({
      kind: shortenedNumber.test(ref) ? 'excelNumber' : 'unknown',
      candidates: mayBeSearched
        ? await catalogue.offersLike(ref, candidatesOfUnknown, customer, language)
        : [],
    });
  }
  return found;
}

function findActive(
  finder: NumberFinder,
  { ArticleId, Ref }: Pick<Wanted, 'ArticleId' | 'Ref'>,
): FoundArticle | undefined {
  const ids = ArticleId ? [ArticleId] : finder.idsOf(Ref ?? '');
  const articles = ids.flatMap((id) => finder.byId(id) ?? []);
  if (articles.length > 1) {
    return { kind: 'ambiguous', candidates: articles.filter(({ priceOre }) => priceOre !== null) };
  }
  return articles[0] && { kind: 'article', article: articles[0] };
}

async function findEnded(
  catalogue: RowCatalogue,
  finder: NumberFinder,
  { ArticleId, Ref }: Pick<Wanted, 'ArticleId' | 'Ref'>,
): Promise<EndedArticle | undefined> {
  const ended = await catalogue.endedArticles();
  const id = ArticleId ?? finder.ownNumber(Ref ?? '');
  if (id !== undefined) return ended.byId.get(id);
  return ended.withNumber(Ref ?? '')[0];
}
