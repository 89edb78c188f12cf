import type { Db } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { fold } from '#kit/text/characters/fold.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire, wireToOre } from '#kit/text/money.ts';
import type { EndedArticle } from '#shop/articles/look-up/ended-articles.server.ts';
import { readCartQuantities } from '#shop/cart/cart.server.ts';
import type { MadeMonths } from '#shop/order-model/supply.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { Preview, SkippedLine, Verdict, Wanted } from './contract.ts';
import {
  findWanted,
  openNumberFinder,
  type FindOwnNumbers,
  type FoundArticle,
  type NumberFinder,
  type RowBuyer,
  type RowCatalogue,
} from './find-wanted.server.ts';
import { validateRows, type InCart, type RowToValidate, type ValidatedRow } from './validate-rows.server.ts';
import { verdictToWire } from './verdict-to-wire.server.ts';

/** What the engine of rows works with; the app makes it once. */
export type RowServices = Pick<Services, 'now'> & {
  db: Db;
  /** Returns in which months articles that are made to order are delivered. */
  readMadeMonths: () => Promise<MadeMonths>;
  catalogue: RowCatalogue;
  findOwnNumbers: FindOwnNumbers;
  /** Returns how many pieces of these articles open orders wait for. */
  readWaitedFor: (ids: readonly number[]) => Promise<WaitedFor>;
};

type WaitedFor = ReadonlyMap<number, number>;

/**
 * A wanted row of the shop's own. `IsEarlier` says that the quantity was in whole packages when it was ordered or
 * saved, as every row with a `PriceThen` was; `IsInCart` that it is one of a cart, which waits for what has sold out; `Cancelled` is how much of it is not wanted any more. With `LastKnown`, a row whose article is deleted since is stopped as
 * `ended`, and shown as the article was. With `IsProse`, a row that leads to no article is skipped, and its text is told
 * where nothing is known of it.
 */
export type WantedRow = Wanted & {
  IsEarlier?: boolean;
  IsInCart?: boolean;
  Cancelled?: number;
  LastKnown?: EndedArticle;
  IsProse?: boolean;
  Unread?: string;
};

type PreviewOptions = {
  language: Language;
  /** Lines of the source that are no rows. */
  skipped?: Preview['Skipped'];
  /** Of which nothing tells which is the quantity: all rows are stopped. */
  columns?: Preview['Columns'];
  answered?: Preview['Answered'];
  /** Spares a second look-up of numbers that the caller has looked up already. */
  finder?: NumberFinder;
};

/** Returns a verdict for every row, in the given order, against the stock and prices of now and the customer's cart. */
export async function previewRows(
  services: RowServices,
  customer: RowBuyer,
  wanted: readonly WantedRow[],
  { language, skipped = [], columns = [], answered = null, finder }: PreviewOptions,
): Promise<Preview> {
  const { person } = customer;
  const cart = person && (await readCartQuantities(services.db, person.cartId));
  const foundOf = await findRows(services, customer, wanted, language, finder);
  const isText = wanted.map(
    ({ IsProse, Ref }, place) => IsProse === true && isNothing(Ref ?? '', foundOf[place]!),
  );
  const facts = {
    wanted: wanted.filter((_row, place) => !isText[place]),
    found: foundOf.filter((_one, place) => !isText[place]),
    language,
    months: await services.readMadeMonths(),
    isQuantityOpen: columns.length > 0,
  };
  const inCart: InCart = (id) => cart?.get(id) ?? 0;
  const waitedFor = await services.readWaitedFor(shortArticles(facts, inCart));
  const rows = verdictsOf(services, customer, { ...facts, waitedFor }, inCart);
  const noRow = textOf('rows.noRow')(language);
  const texts = wanted.flatMap(({ Line = 0, Unread }, place) =>
    isText[place] ? [skippedLine(Line, noRow, Unread)] : [],
  );
  return {
    Rows: rows,
    Skipped: [...skipped, ...texts].sort((a, b) => a.Line - b.Line),
    Columns: columns,
    Answered: answered,
    Counts: countsOf(rows),
    TotalExcludingVat: oreToWire(rows.reduce((sum, row) => sum + wireToOre(row.TotalAmount), 0)),
    CurrencyCode: customer.currencyCode,
  };
}

export function skippedLine(line: number, text: string, unread: string | undefined): SkippedLine {
  const skipped: SkippedLine = { Line: line, Text: text };
  if (unread !== undefined) skipped.Unread = unread;
  return skipped;
}

/** What is only spelt like an article, as `Kund T-SE` is like a name with `set`, leads to none. */
function isNothing(text: string, found: FoundArticle): boolean {
  if (found.kind !== 'unknown') return false;
  const told = longWords(text);
  return !found.candidates.some(({ nameSv, nameEn, articleNumber }) =>
    longWords(`${nameSv} ${nameEn} ${articleNumber}`).some((word) => told.includes(word)),
  );
}

function longWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
}

/** Finds the articles of the rows; what is found can be validated again, for example in a transaction. */
export async function findRows(
  { catalogue, findOwnNumbers }: RowServices,
  customer: RowBuyer,
  wanted: readonly WantedRow[],
  language: Language,
  finder?: NumberFinder,
): Promise<FoundArticle[]> {
  const refs = wanted.flatMap(({ ArticleId, Ref }) => (Ref && !ArticleId ? [Ref] : []));
  const numbers = finder ?? (await openNumberFinder({ catalogue, findOwnNumbers }, customer));
  await numbers.learn(refs);
  return await findWanted(catalogue, numbers, { customer, language }, wanted);
}

type VerdictFacts = {
  wanted: readonly WantedRow[];
  found: readonly FoundArticle[];
  language: Language;
  months: MadeMonths;
  isQuantityOpen?: boolean;
  waitedFor: WaitedFor;
};

export function verdictsOf(
  { now }: Pick<RowServices, 'now'>,
  { currencyCode }: RowBuyer,
  facts: VerdictFacts,
  inCart: InCart,
): Verdict[] {
  const { wanted, found, language, months, waitedFor } = facts;
  const { toValidate, validated } = validatedRows(facts, inCart);
  const locale = { language, currencyCode, today: stockholmToday(now()), months };
  return wanted.map((row, place) =>
    verdictToWire(row, found[place]!, toValidate[place]!, validated[place]!, locale, {
      held: inCart(idOf(found[place]!) ?? 0),
      waitedFor: waitedFor.get(idOf(found[place]!) ?? 0) ?? 0,
    }),
  );
}

function idOf(found: FoundArticle): number | undefined {
  return found.kind === 'article' ? found.article.id : undefined;
}

type Judged = { toValidate: RowToValidate[]; validated: ValidatedRow[] };

function validatedRows(
  { wanted, found, isQuantityOpen = false }: Omit<VerdictFacts, 'waitedFor'>,
  inCart: InCart,
): Judged {
  const toValidate = wanted.map((row, place) => rowToValidate(row, place, found[place]!, isQuantityOpen));
  return { toValidate, validated: validateRows(toValidate, inCart) };
}

/** Only for these others may wait. */
function shortArticles(facts: Omit<VerdictFacts, 'waitedFor'>, inCart: InCart): number[] {
  const { validated } = validatedRows(facts, inCart);
  return facts.found.flatMap((one, place) => (validated[place]!.quantityShort > 0 ? (idOf(one) ?? []) : []));
}

function rowToValidate(
  { Line, Quantity, PriceThen, IsEarlier, IsInCart, Cancelled }: WantedRow,
  place: number,
  found: FoundArticle,
  isQuantityOpen: boolean,
): RowToValidate {
  const priceThenOre = PriceThen === null || PriceThen === undefined ? null : wireToOre(PriceThen);
  return {
    line: Line ?? place + 1,
    article: found.kind === 'article' ? found.article : undefined,
    stop: found.kind === 'article' ? undefined : found.kind,
    givenQuantity: Quantity,
    isQuantityOpen,
    priceThenOre,
    isEarlier: IsEarlier ?? priceThenOre !== null,
    isInCart: IsInCart ?? false,
    cancelled: Cancelled,
  };
}

function countsOf(rows: readonly Verdict[]): Preview['Counts'] {
  const count = (state: Verdict['State']) => rows.filter(({ State }) => State === state).length;
  return { Ok: count('ok'), Changed: count('changed'), Short: count('short'), Stopped: count('stopped') };
}
