import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Trx } from '#kit/database/db.server.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { Problem, type RefusedByRule } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { oreToWire } from '#kit/text/money.ts';
import { officeFilterOf } from '#shop/articles/office/article-list.server.ts';
import { lockList, readLists } from '#shop/articles/prices/office/price-list-store.server.ts';
import { isAlways, notePrice } from '#shop/articles/prices/office/price-values.server.ts';
import { noteStep } from '#shop/articles/prices/office/steps/steps.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { GridRow, readPriceGrid, savePriceGrid } from './contract.ts';
import { changedMeanwhile, planOf, refuseCells, type Plan, type Stored } from './grid-plan.server.ts';
import * as store from './grid-store.server.ts';

type List = { code: string; currency_code: string };

export async function priceGrid(
  { db, now }: Services,
  { code, q, group, state, price, after, take = 50 }: InputOf<typeof readPriceGrid>,
): Promise<OutputOf<typeof readPriceGrid> | Problem> {
  const day = stockholmToday(now());
  const [list] = await readLists(db, day, code);
  if (!list) return new Problem('not-found');
  const filter = { ...(await officeFilterOf(db, { q, group, state })), price };
  const articles = await store.readGridArticles(db, code, filter, { after, take: take + 1, day });
  const shown = articles.slice(0, take);
  const ids = shown.map(({ id }) => id);
  const always = await store.readAlways(db, code, ids);
  const timed = await store.readTimedToday(db, code, ids, day);
  const steps = groupBy(await store.readStepsOf(db, code, ids, day), ({ article_id }) => article_id);
  return {
    Rows: shown.map((article) =>
      rowToWire(article, always.get(article.id), timed.get(article.id), steps.get(article.id) ?? []),
    ),
    ...(articles.length > take && { Next: String(ids.at(-1)) }),
  };
}

type Article = Awaited<ReturnType<typeof store.readGridArticles>>[number];
type Timed = Awaited<ReturnType<typeof store.readTimedToday>> extends Map<number, infer T> ? T : never;

function rowToWire(
  article: Article,
  always: store.PriceOfArticle | undefined,
  timed: Timed | undefined,
  steps: readonly store.StepOfArticle[],
): GridRow {
  const untimed = steps.filter(isAlways);
  return {
    ArticleId: article.id,
    ArticleNumber: article.article_number,
    NameSV: article.name_sv,
    NameEN: article.name_en ?? '',
    QuantityPerPackage: article.quantity_per_package,
    Active: article.active,
    Price: amountToWire(always?.price),
    RegularPrice: amountToWire(always?.regular_price),
    RecommendedPrice: amountToWire(always?.recommended_price),
    Steps: untimed.map(({ min_qty, price }) => ({ Quantity: min_qty, Price: oreToWire(Number(price)) })),
    Timed: timed
      ? {
          Price: oreToWire(Number(timed.price)),
          ValidFrom: timed.valid_from ?? '',
          ValidTo: timed.valid_to ?? '',
        }
      : null,
    TimedSteps: steps.length - untimed.length,
  };
}

function amountToWire(ore: number | null | undefined): number | null {
  return ore === null || ore === undefined ? null : oreToWire(Number(ore));
}

/** Saves all cells or none. */
export async function saveGrid(
  services: Services,
  by: StaffMember,
  { code, Prices, Steps }: InputOf<typeof savePriceGrid>,
): Promise<OutputOf<typeof savePriceGrid> | Problem> {
  const refused = refuseCells(Prices, Steps);
  if (refused.length > 0) return refusal(refused);
  return await changeAs(by, services, { topic: 'catalogue' }, async (trx, note) => {
    const list = await lockList(trx, code);
    if (!list) return new Problem('not-found');
    const stored = await readStored(services, trx, code, [...Prices, ...Steps]);
    const unknown = refuseUnknown(stored, { Prices, Steps });
    if (unknown.length > 0) return refusal(unknown);
    const Meanwhile = changedMeanwhile(stored, Prices, Steps);
    if (Meanwhile) return new Problem('changed-meanwhile', { members: { Meanwhile } });
    const { plan, errors } = planOf(stored, list.currency_code, { prices: Prices, steps: Steps });
    if (errors.length > 0) return refusal(errors);
    await writePlan(trx, code, plan);
    notePlan(note, list, stored, plan);
    return { Saved: Prices.length + Steps.length };
  });
}

function refusal(errors: readonly RefusedByRule[]): Problem {
  const detail = errors[0]?.message;
  return new Problem('bad-input', { errors, ...(detail && { detail }) });
}

async function readStored(
  { now }: Services,
  trx: Trx,
  code: string,
  cells: readonly { ArticleId: number }[],
): Promise<Stored> {
  const ids = [...new Set(cells.map(({ ArticleId }) => ArticleId))];
  return {
    articles: await store.readArticleNumbers(trx, ids),
    prices: await store.readAlways(trx, code, ids),
    steps: await store.readStepsOf(trx, code, ids, stockholmToday(now())),
  };
}

function refuseUnknown(
  { articles }: Stored,
  cells: Pick<InputOf<typeof savePriceGrid>, 'Prices' | 'Steps'>,
): RefusedByRule[] {
  return (['Prices', 'Steps'] as const).flatMap((kind) =>
    cells[kind].flatMap(({ ArticleId }, at) =>
      articles.has(ArticleId)
        ? []
        : [
            {
              field: `${kind}.${at}.ArticleId`,
              rule: 'match' as const,
              message: officeTextOf('officeProblem.noSuchArticle'),
            },
          ],
    ),
  );
}

export async function writePlan(trx: Trx, code: string, { prices, steps }: Plan): Promise<void> {
  await store.removePrices(
    trx,
    code,
    prices.flatMap(({ before, after, articleId }) => (before && !after ? [articleId] : [])),
  );
  await store.putPrices(
    trx,
    code,
    prices.flatMap(({ after }) => (after ? [after] : [])),
  );
  // A step may take the quantity of another that is changed with it.
  await store.removeSteps(
    trx,
    code,
    steps.flatMap(({ before }) => (before ? [before.id] : [])),
  );
  await store.putSteps(
    trx,
    code,
    steps.flatMap(({ after, articleId }) =>
      after ? [{ article_id: articleId, min_qty: after.min_qty, price: after.price }] : [],
    ),
  );
}

export function notePlan(
  note: Note,
  list: List,
  { articles }: Pick<Stored, 'articles'>,
  { prices, steps }: Plan,
): void {
  const inLog = (articleId: number) => articles.get(articleId) ?? String(articleId);
  const timeless = { valid_from: null, valid_to: null };
  for (const { articleId, before, after } of prices)
    notePrice(note, {
      list,
      article_number: inLog(articleId),
      before: before && { ...before, ...timeless },
      after: after && { ...after, ...timeless },
    });
  for (const { articleId, before, after } of steps) {
    const place = {
      price_list_code: list.code,
      currency_code: list.currency_code,
      article_number: inLog(articleId),
    };
    if (before || after) noteStep(note, before && { ...before, ...place }, after && { ...after, ...place });
  }
}
