import { stockholmToday } from '#kit/text/dates.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { changeAs, versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { PriceInput } from './price-contract.ts';
import { inTheWay } from '#shop/articles/prices/price-of-day.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { findPrices, readPricesOfArticle, type PriceFilter } from './found-price-store.server.ts';
import { lockList, readLists } from './price-list-store.server.ts';
import * as store from './price-store.server.ts';
import type { StoredPrice } from './price-store.server.ts';
import { stepToWire } from './steps/steps.server.ts';
import { readStepsOfArticle } from './steps/steps-store.server.ts';
import { isAlways, notePrice, daysOf, priceRowOf, valuesOf, priceToWire } from './price-values.server.ts';

const topic = { topic: 'catalogue' };

export async function pricesOfList(
  { db, now }: Services,
  code: string,
  filter: PriceFilter,
  part: { sort: string; skip: number; take: number },
) {
  const day = stockholmToday(now());
  const [list] = await readLists(db, day, code);
  if (!list) return new Problem('not-found');
  const { rows, total } = await findPrices(db, code, filter, { ...part, day });
  return {
    Rows: rows.map((row) => priceToWire({ ...row, currency_code: list.currency_code })),
    Total: total,
  };
}

export async function pricesOfArticle({ db, now }: Services, id: number) {
  if (!(await store.findArticleById(db, id))) return new Problem('not-found');
  const day = stockholmToday(now());
  return {
    Rows: (await readPricesOfArticle(db, id, day)).map(priceToWire),
    Steps: (await readStepsOfArticle(db, id, day)).map(stepToWire),
  };
}

export async function addPrice(
  services: Services,
  by: StaffMember,
  { code, ArticleNumber, ...input }: PriceInput & { code: string; ArticleNumber: string },
) {
  return await changeAs(by, services, topic, async (trx, note) => {
    const list = await lockList(trx, code);
    if (!list) return new Problem('not-found');
    const article = await store.findArticleByNumber(trx, ArticleNumber);
    if (!article) return badField('ArticleNumber', 'match', officeTextOf('officeProblem.noSuchArticle'));
    return await replace(trx, note, { list, article, before: undefined, after: priceRowOf(input) });
  });
}

type Place = { code: string; articleId: number; periodId: number };

export async function changePrice(
  services: Services,
  by: StaffMember,
  { code, articleId, periodId, Version, ...input }: Place & PriceInput & { Version: string },
) {
  return await changeAs(by, services, { ...topic, seen: Version }, async (trx, note, unchanged) => {
    const found = await find(trx, { code, articleId, periodId });
    if (found instanceof Problem) return found;
    unchanged(versionOf(valuesOf(found.before)));
    return await replace(trx, note, { ...found, after: priceRowOf(input, found.before) });
  });
}

export async function removePrice(services: Services, by: StaffMember, place: Place) {
  return await changeAs(by, services, topic, async (trx, note) => {
    const found = await find(trx, place);
    return found instanceof Problem ? found : await replace(trx, note, { ...found, after: undefined });
  });
}

async function find(trx: Trx, { code, articleId, periodId }: Place) {
  const list = await lockList(trx, code);
  const article = list && (await store.findArticleById(trx, articleId));
  if (!article) return new Problem('not-found');
  const before = (await store.readPricesIn(trx, code, articleId)).find(({ id }) => id === periodId);
  return before ? { list, article, before } : new Problem('not-found');
}

type Change = {
  list: { code: string; currency_code: string };
  article: { id: number; article_number: string };
  before: (StoredPrice & { id: number }) | undefined;
  after: StoredPrice | undefined;
};

/** Replaces a price by another if the periods do not conflict. The caller holds the lock on the list. */
async function replace(
  trx: Trx,
  note: Note,
  { list, article, before, after }: Change,
): Promise<Problem | undefined> {
  const place = { code: list.code, articleId: article.id };
  const others = (await store.readPricesIn(trx, list.code, article.id)).filter(({ id }) => id !== before?.id);
  const refused = after && refuse(after, others);
  if (refused) return refused;
  if (before && after && before.id !== 0 && !isAlways(after)) {
    await store.updateTimedPrice(trx, { ...place, periodId: before.id }, after);
  } else {
    if (before) await store.removePrice(trx, { ...place, periodId: before.id });
    if (after) await store.insertPrice(trx, place, after);
  }
  notePrice(note, { list, article_number: article.article_number, before, after });
  return undefined;
}

function refuse(after: StoredPrice, others: readonly (StoredPrice & { id: number })[]): Problem | undefined {
  if (isAlways(after))
    return others.some(({ id }) => id === 0)
      ? badField('ValidFrom', 'required', officeTextOf('officeProblem.priceWithoutDays'))
      : undefined;
  const other = inTheWay(
    after,
    others.filter(({ id }) => id !== 0),
  );
  return (
    other &&
    badField('ValidFrom', 'match', officeTextOf('officeProblem.priceOfSameDays', { days: daysOf(other) }))
  );
}
