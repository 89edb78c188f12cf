import type { Customer, Person } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import type { ArticleLookUp, OfferedArticle } from '#shop/articles/look-up/article-look-up.server.ts';
import type { EndedArticle } from '#shop/articles/look-up/ended-articles.server.ts';
import { exactNumberKey, gtinForms } from '#shop/articles/look-up/number-key.ts';
import { longestOwnNumber, type Wanted } from './contract.ts';
import { isExcelNumber } from './excel-number.ts';

/** Whose rows they are: at whose prices, and beside what is in whose cart. */
export type RowBuyer = Pick<
  Customer,
  'kind' | 'id' | 'priceListCode' | 'discountBasisPoints' | 'currencyCode'
> & {
  person: Pick<Person, 'cartId'> | undefined;
};
export type RowCatalogue = Pick<Catalogue, 'lookUp' | 'endedArticles' | 'offersLike'>;

/** Returns the articles of these own article numbers of a customer, by the key of the number. */
export type FindOwnNumbers = (
  customer: RowBuyer,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** Says of many numbers which articles they may be, in one version of the catalogue. */
export type NumberFinder = Pick<ArticleLookUp, 'byId' | 'idsOfName' | 'kindOfWord'> & {
  /** Reads which of these are own numbers of the customer; returns whether there was any that was not known yet. */
  learn(refs: Iterable<string>): Promise<boolean>;
  /** Returns the active articles that this text is the number, EAN or, once learnt, own number of. */
  idsOf(ref: string): readonly number[];
  /** Returns the article of an own number, active or not. */
  ownNumber(ref: string): number | undefined;
  /** Returns the articles that this text is a number of, for sale or discontinued. */
  articlesOf(ref: string): readonly (OfferedArticle | EndedArticle)[];
  /** Returns a number without the decimals that a program has added to it, unless it is one as it is. */
  numberOf(ref: string): string;
  /** Returns whether this is the number of any article, for sale or discontinued. */
  isNumber(ref: string): boolean;
};

export type FoundArticle =
  | { kind: 'article'; article: OfferedArticle }
  | { kind: 'ended'; article: EndedArticle | undefined }
  | { kind: 'unknown' | 'excelNumber' | 'ambiguous'; candidates: readonly OfferedArticle[] };

const candidatesOfUnknown = 3;
/** A search costs a hundred times a look-up: the further rows without an article can be searched for one by one. */
const mostSearches = 40;
/** The longest text that the search takes. */
const longestSearch = 100;
/** What a program makes of a number that it takes for an amount. */
const decimals = /^(\d+)[.,]0+$/;

export async function openNumberFinder(
  { catalogue, findOwnNumbers }: { catalogue: RowCatalogue; findOwnNumbers: FindOwnNumbers },
  customer: RowBuyer,
): Promise<NumberFinder> {
  const lookUp = await catalogue.lookUp(customer);
  const ended = await catalogue.endedArticles();
  const own = new Map<string, number | undefined>();
  const known = new Map<string, readonly number[]>();
  const idsOfNumber = (ref: string) => {
    let ids = known.get(ref);
    if (!ids) known.set(ref, (ids = lookUp.idsOfNumber(ref)));
    return ids;
  };
  const ownNumber = (ref: string) =>
    ownKeys(ref)
      .map((key) => own.get(key))
      .find((id) => id !== undefined);
  const isExactly = (ref: string) =>
    idsOfNumber(ref).length > 0 || ownNumber(ref) !== undefined || ended.withNumber(ref).length > 0;
  // A thousand lines ask several times whether each of their parts is a number.
  const areNumbers = new Map<string, boolean>();
  const finder: NumberFinder = {
    byId: (id) => lookUp.byId(id),
    idsOfName: (text) => lookUp.idsOfName(text),
    kindOfWord: (word) => lookUp.kindOfWord(word),
    ownNumber: (ref) => ownNumber(finder.numberOf(ref)),
    numberOf(ref) {
      const whole = wholeOf(ref);
      return whole === undefined || isExactly(ref) ? ref : whole;
    },
    async learn(refs) {
      const asked = [...refs].flatMap((ref) => [ref, wholeOf(ref) ?? '']);
      const keys = new Set(asked.flatMap(ownKeys).filter((key) => !own.has(key)));
      if (keys.size === 0) return false;
      const found = await findOwnNumbers(customer, [...keys]);
      for (const key of keys) own.set(key, found.get(key));
      if (found.size > 0) areNumbers.clear();
      return found.size > 0;
    },
    idsOf(given) {
      const ref = finder.numberOf(given);
      const ids = idsOfNumber(ref);
      const id = ownNumber(ref);
      const isAnother = id !== undefined && !ids.includes(id) && lookUp.byId(id) !== undefined;
      return isAnother ? [...ids, id] : ids;
    },
    articlesOf: (ref) => [
      ...finder.idsOf(ref).flatMap((id) => lookUp.byId(id) ?? []),
      ...ended.withNumber(finder.numberOf(ref)),
    ],
    isNumber(ref) {
      let is = areNumbers.get(ref);
      if (is === undefined) areNumbers.set(ref, (is = isExactly(finder.numberOf(ref))));
      return is;
    },
  };
  return finder;
}

/** Returns the number that a program has written as an amount, such as `10101.0`. */
function wholeOf(ref: string): string | undefined {
  return ref.length > longestOwnNumber ? undefined : decimals.exec(ref.trim())?.[1];
}

/** Finds the article of every row. */
export async function findWanted(
  catalogue: RowCatalogue,
  finder: NumberFinder,
  { customer, language }: { customer: RowBuyer; language: Language },
  wanted: readonly (Pick<Wanted, 'ArticleId' | 'Ref'> & { LastKnown?: EndedArticle })[],
): Promise<FoundArticle[]> {
  let searches = 0;
  const found: FoundArticle[] = [];
  for (const row of wanted) {
    const active = findActive(finder, row);
    if (active) {
      found.push(active);
      continue;
    }
    const ended = (await findEnded(catalogue, finder, row)) ?? row.LastKnown;
    if (ended) {
      found.push({ kind: 'ended', article: ended });
      continue;
    }
    const ref = row.Ref?.trim() ?? '';
    const mayBeSearched =
      ref !== '' && ref.length <= longestSearch && !isExcelNumber(ref) && searches++ < mostSearches;
    found.push({
      kind: isExcelNumber(ref) ? 'excelNumber' : 'unknown',
      candidates: mayBeSearched
        ? await catalogue.offersLike(ref, candidatesOfUnknown, customer, language)
        : [],
    });
  }
  return found;
}

function ownKeys(ref: string): string[] {
  const key = exactNumberKey(ref);
  return key === '' || key.length > longestOwnNumber ? [] : gtinForms(key);
}

function findActive(
  finder: NumberFinder,
  { ArticleId, Ref }: Pick<Wanted, 'ArticleId' | 'Ref'>,
): FoundArticle | undefined {
  const numbered = ArticleId ? [ArticleId] : finder.idsOf(Ref ?? '');
  // What is an article's name only is told as such; a number wins.
  const ids = numbered.length > 0 || finder.isNumber(Ref ?? '') ? numbered : finder.idsOfName(Ref ?? '');
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
  return ended.withNumber(finder.numberOf(Ref ?? ''))[0];
}
