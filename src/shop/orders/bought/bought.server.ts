import type { OutputOf } from '#kit/http/endpoint.ts';
import type { Customer } from '#kit/http/principal.ts';
import { compareText } from '#kit/text/collate.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import type { GroupRepository } from '#shop/product-groups/product-groups.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { briefOfFound } from '#shop/wanted-rows/verdict-to-wire.server.ts';
import type { Bought, BoughtSort, listBought } from './contract.ts';
import { boughtSince, type BoughtArticle, type HistoryOf } from './history.server.ts';
import { readRowsOfOrders } from './store.server.ts';
import { isFiltered, filterOf, nameOf, type BoughtQuery, type Known } from './bought-filter.server.ts';

const defaultMonths = 36;
const defaultRows = 30;

export type BoughtServices = Omit<RowServices, 'findOwnNumbers'> & {
  groups: Pick<GroupRepository, 'visibleIds'>;
  historyOf: HistoryOf;
};

export async function boughtBy(
  services: BoughtServices,
  customer: Customer,
  query: BoughtQuery,
  language: Language,
): Promise<OutputOf<typeof listBought>> {
  const { groups, now, historyOf } = services;
  const since = monthsBefore(now(), query.months ?? defaultMonths);
  const bought = boughtSince(await historyOf(customer.id), since).toSorted(orders[query.sort ?? 'last']);
  const { skip = 0, take = defaultRows } = query;
  const isPart = query.sort !== 'name' && !isFiltered(query);
  // Looking up thousands of articles takes longer than the rest.
  const known = await withArticles(services, customer, isPart ? bought.slice(skip, skip + take) : bought);
  if (isPart) {
    return { Rows: await rowsToWire(services, customer, known, language), TotalCount: bought.length };
  }
  const within = query.productGroupId && (await groups.visibleIds(customer, query.productGroupId));
  const found = known.filter(filterOf(query, within || undefined));
  const sorted = query.sort === 'name' ? found.toSorted(byName(language)) : found;
  return {
    Rows: await rowsToWire(services, customer, sorted.slice(skip, skip + take), language),
    TotalCount: found.length,
  };
}

function monthsBefore(now: Date, months: number): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  return since;
}

async function withArticles(
  { catalogue }: Pick<RowServices, 'catalogue'>,
  customer: Customer,
  bought: readonly BoughtArticle[],
): Promise<Known[]> {
  const lookUp = await catalogue.lookUp(customer);
  const ended = await catalogue.endedArticles();
  return bought.map((one): Known => {
    if (one.articleId === null) return { bought: one, now: undefined };
    const article = lookUp.byId(one.articleId);
    if (article) return { bought: one, now: { kind: 'article', article } };
    const former = ended.byId.get(one.articleId);
    return { bought: one, now: former && { kind: 'ended', article: former } };
  });
}

type Compare<T> = (a: T, b: T) => number;

/** The id settles what is equal, so that pages do not overlap. */
const byId: Compare<BoughtArticle> = (a, b) => (a.articleId ?? 0) - (b.articleId ?? 0);
const orders: Record<BoughtSort, Compare<BoughtArticle>> = {
  last: (a, b) => b.lastSeconds - a.lastSeconds || byId(a, b),
  most: (a, b) => b.pieces - a.pieces || b.times - a.times || byId(a, b),
  name: byId,
};

function byName(language: Language): Compare<Known> {
  const compare = compareText(language);
  return (a, b) => compare(nameOf(a, language), nameOf(b, language));
}

async function rowsToWire(
  { db }: Pick<RowServices, 'db'>,
  customer: Customer,
  shown: readonly Known[],
  language: Language,
): Promise<Bought[]> {
  const orderIds = new Set(shown.map(({ bought }) => bought.lastOrderId));
  const rows = await readRowsOfOrders(db, customer.id, orderIds);
  return shown.map((one) => {
    const { bought, now } = one;
    const last = rows.filter(
      (row) =>
        row.order_id === bought.lastOrderId &&
        row.article_id === bought.articleId &&
        (row.article_id !== null || row.article_number === bought.articleNumber),
    );
    const then = last.find(({ currency_code }) => currency_code === customer.currencyCode);
    const article = now ? briefOfFound(now, language) : null;
    return {
      Article: article,
      ArticleNumber: article?.ArticleNumber ?? bought.articleNumber,
      ArticleText: nameOf(one, language),
      LastOrderId: bought.lastOrderId,
      LastDate: stockholmToday(new Date(bought.lastSeconds * 1000)),
      LastQuantity: last.reduce((sum, { pieces }) => sum + pieces, 0),
      PriceThen: then ? oreToWire(then.price) : null,
      PriceNow: article?.Price ?? null,
      Times: bought.times,
      QuantityInAll: bought.pieces,
      Ended: now?.kind !== 'article',
    };
  });
}
