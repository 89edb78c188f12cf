import { inTransaction, type Db } from '#kit/database/db.server.ts';
import { onceForKey, type Done } from '#kit/http/idempotency/idempotency.server.ts';
import { badField, limitReached, Problem } from '#kit/http/problem.ts';
import type { Customer, CustomerSession, ShopPrincipal } from '#kit/http/principal.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/text/language.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import type { OwnNumberHit } from '#shop/articles/search/suggestions.server.ts';
import { briefFinder } from '#shop/wanted-rows/briefs.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { textOf } from '#shop/texts/language-table.ts';
import {
  mostOwnNumbers,
  saveOwnNumber,
  type listOwnNumbers,
  type OwnNumber,
  type SavedOwnNumber,
} from './contract.ts';
import {
  countOwnNumbers,
  deleteOwnNumber,
  putOwnNumbers,
  readAllOwnNumbers,
  readOwnNumber,
  readOwnNumbers,
  readOwnNumbersByKey,
  readOwnNumbersFrom,
  type OwnNumberRow,
} from './store.server.ts';

export async function findOwnNumbers(
  db: Db,
  customer: Pick<Customer, 'id'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return await readOwnNumbersByKey(db, customer.id, keys);
}

/** Returns the articles of the own numbers that begin so. */
export async function articlesOfOwnNumbers(
  db: Db,
  customer: Customer,
  beginning: string,
  most: number,
): Promise<{ numberKey: string; articleId: number }[]> {
  const rows = await readOwnNumbersFrom(db, customer.id, beginning, most);
  return rows.map(({ number_key, article_id }) => ({ numberKey: number_key, articleId: article_id }));
}

/** A short beginning has many, and a page of a listing holds no more. */
const mostBeginning = 60;

/** Returns the articles of the reader's own numbers that begin so, that with exactly this number first. */
export async function ownNumbersBeginning(
  db: Db,
  reader: ShopPrincipal,
  text: string,
): Promise<OwnNumberHit[]> {
  const key = exactNumberKey(text);
  if (reader.kind !== 'customer' || key === '') return [];
  const found = await articlesOfOwnNumbers(db, reader, key, mostBeginning);
  return found.map(({ numberKey, articleId }) => ({ articleId, isWhole: numberKey === key }));
}

export type Buyer = Pick<Customer, 'id' | 'priceListCode' | 'discountBasisPoints'>;

export async function ownNumbersOf(
  { db, catalogue }: Pick<RowServices, 'db' | 'catalogue'>,
  buyer: Buyer,
  { q, skip = 0, take = 30 }: InputOf<typeof listOwnNumbers>,
  language: Language,
): Promise<OutputOf<typeof listOwnNumbers>> {
  const typed = q.split(/\s+/).filter(Boolean);
  const words = typed.map((word) => ({ typed: word, numberKey: exactNumberKey(word) }));
  const filter = { customerId: buyer.id, words };
  const rows = await readOwnNumbers(db, filter, { skip, take });
  const brief = await briefFinder(catalogue, buyer, language);
  return {
    Rows: rows.flatMap((row) => rowToWire(row, brief)),
    TotalCount: await countOwnNumbers(db, filter),
  };
}

/** Problems: `not-found`, `bad-input`, `limit-reached`, `key-reused`. */
export async function saveOwnNumberOf(
  { db, catalogue, now }: RowServices,
  customer: CustomerSession,
  input: InputOf<typeof saveOwnNumber>,
  context: RequestContext,
): Promise<Done<SavedOwnNumber> | Problem> {
  const { OwnNumber, ArticleId } = input;
  const brief = await briefFinder(catalogue, customer, context.language);
  if (!brief(ArticleId)) return new Problem('not-found');
  const key = exactNumberKey(OwnNumber);
  const lookUp = await catalogue.lookUp(customer);
  const ended = (await catalogue.endedArticles()).withNumber(key);
  const others = [...lookUp.idsOfNumber(key), ...ended.map(({ id }) => id)];
  if (others.some((id) => id !== ArticleId)) return badField('OwnNumber', 'match', isAnothersNumber);
  const row = { customer_id: customer.id, own_number: OwnNumber, number_key: key, article_id: ArticleId };
  const call = { endpoint: saveOwnNumber, customer, input, context, now: now() };
  return await inTransaction(db, (trx) =>
    onceForKey(trx, call, async () => {
      const known = await readOwnNumber(trx, customer.id, key);
      const count = await countOwnNumbers(trx, { customerId: customer.id, words: [] });
      if (!known && count >= mostOwnNumbers) return limitReached(mostOwnNumbers);
      await putOwnNumbers(trx, [row], now());
      const saved = await readOwnNumber(trx, customer.id, key);
      const [one] = saved ? rowToWire(saved, brief) : [];
      if (!one) return new Problem('not-found');
      const isReplaced = known !== undefined && known.article_id !== ArticleId;
      return Object.assign(one, { Replaced: (isReplaced && brief(known.article_id)) || null });
    }),
  );
}

export async function allOwnNumbersOf(db: Db, customer: Customer) {
  return await readAllOwnNumbers(db, customer.id);
}

export async function removeOwnNumberOf(
  db: Db,
  customer: Customer,
  id: number,
): Promise<Problem | undefined> {
  return (await deleteOwnNumber(db, customer.id, id)) ? undefined : new Problem('not-found');
}

const isAnothersNumber = textOf('ownNumbers.isAnothersNumber');

function rowToWire(
  { id, own_number, article_id }: OwnNumberRow,
  brief: (id: number) => OwnNumber['Article'] | undefined,
): OwnNumber[] {
  const Article = brief(article_id);
  // An article that was made a moment ago may not be in memory yet.
  return Article ? [{ Id: id, OwnNumber: own_number, Article }] : [];
}
