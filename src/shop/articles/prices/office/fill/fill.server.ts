import { setImmediate as othersTurn } from 'node:timers/promises';
import { bumpVersion } from '#kit/database/data-versions.server.ts';
import { inTransaction, type Db } from '#kit/database/db.server.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Language } from '#kit/text/language.ts';
import type { Plan } from '#shop/articles/prices/office/grid/grid-plan.server.ts';
import {
  readAlways,
  readArticleNumbers,
  readStepsOf,
} from '#shop/articles/prices/office/grid/grid-store.server.ts';
import { notePlan, writePlan } from '#shop/articles/prices/office/grid/grid.server.ts';
import { lockList } from '#shop/articles/prices/office/price-list-store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import { mostNamed, type fillPriceList } from './contract.ts';
import { outcomeOf, type Asked, type Outcome } from './fill-plan.server.ts';
import * as store from './fill-store.server.ts';
import { shareOf } from './percent-of.ts';

type Input = InputOf<typeof fillPriceList>;
type Told = OutputOf<typeof fillPriceList>;
type Judged = { articleId: number; number: string; outcome: Outcome };
type Filling = { code: string; from: string; day: string; asked: Asked };

/**
 * So many articles to a transaction: the embedded database has one connection, which other calls wait for, and on a
 * server others who change the list do.
 */
const atOnce = 150;
/** So many parts until what is done is shown, should the process be stopped before the end. */
const shownEvery = 40;

/** Fills a list part by part. One that is stopped halfway has filled the parts before, and may be asked for again. */
export async function fillList(
  services: Services,
  by: StaffMember,
  input: Input,
  language: Language,
): Promise<Told | Problem> {
  const refused = await refuseLists(services.db, input);
  if (refused) return refused;
  const filling: Filling = {
    code: input.code,
    from: input.From,
    day: stockholmToday(services.now()),
    asked: { ...shareOf(input), withSteps: input.Steps, onlyMissing: input.Which === 'missing' },
  };
  const told: Told = {
    Added: 0,
    Changed: 0,
    Dearer: 0,
    Cheaper: 0,
    Unchanged: 0,
    Kept: 0,
    Refused: 0,
    Refusals: [],
  };
  try {
    for (let after = 0, part = 1; ; part++) {
      const judged = await (input.DryRun
        ? judge(services.db, filling, after)
        : fillPart(services, by, filling, { after, isShown: part % shownEvery === 0 }));
      if (judged instanceof Problem) return judged;
      for (const one of judged) tell(told, one, language);
      if (judged.length < atOnce) return told;
      after = judged.at(-1)!.articleId;
      await othersTurn();
    }
  } finally {
    if (!input.DryRun && told.Added + told.Changed > 0) {
      const bumped = await inTransaction(services.db, (trx) => bumpVersion(trx, 'catalogue'));
      await services.versions.changed(bumped);
    }
  }
}

async function refuseLists(db: Db, { code, From, Factor }: Input): Promise<Problem | undefined> {
  const currencies = await store.readCurrencies(db, [code, From]);
  const [own, other] = [currencies.get(code), currencies.get(From)];
  if (own === undefined) return new Problem('not-found');
  if (other === undefined || From === code)
    return badField('From', 'match', officeTextOf('officeProblem.otherPriceList'));
  const isGiven = Factor !== undefined && Factor !== null;
  if (own !== other && !isGiven)
    return badField('Factor', 'required', officeTextOf('officeProblem.factorWanted', { own, other }));
  if (own === other && isGiven)
    return badField('Factor', 'match', officeTextOf('officeProblem.noFactor', { own }));
  return undefined;
}

async function fillPart(
  services: Services,
  by: StaffMember,
  filling: Filling,
  { after, isShown }: { after: number; isShown: boolean },
): Promise<Judged[] | Problem> {
  return await changeAs(by, services, isShown ? { topic: 'catalogue' } : {}, async (trx, note) => {
    const list = await lockList(trx, filling.code);
    if (!list) return new Problem('not-found');
    const judged = await judge(trx, filling, after);
    const plan = planOfAll(judged);
    await writePlan(trx, list.code, plan);
    const articles = new Map(judged.map(({ articleId, number }) => [articleId, number]));
    notePlan(note, list, { articles }, plan);
    return judged;
  });
}

function planOfAll(judged: readonly Judged[]): Plan {
  const plans = judged.flatMap(({ outcome }) => ('plan' in outcome ? [outcome.plan] : []));
  return { prices: plans.flatMap(({ prices }) => prices), steps: plans.flatMap(({ steps }) => steps) };
}

/** Returns what becomes of the next articles, in the order of their ids. */
async function judge(db: Db, { code, from, day, asked }: Filling, after: number): Promise<Judged[]> {
  const source = { code: from, day };
  const target = { code, day };
  const ids = await store.readPricedIds(db, source, { after, take: atOnce });
  if (ids.length === 0) return [];
  const numbers = await readArticleNumbers(db, ids);
  const given = await store.readOpenEndedPrices(db, source, ids);
  const steps = asked.withSteps ? await store.readOpenEndedSteps(db, source, ids) : [];
  const stepsOf = groupBy(steps, ({ article_id }) => article_id);
  const prices = await readAlways(db, code, ids);
  const timed = asked.onlyMissing ? await store.readIdsWithTimed(db, target, ids) : new Set();
  const own = asked.withSteps ? await readStepsOf(db, code, ids, day) : [];
  const ownOf = groupBy(own, ({ article_id }) => article_id);
  return given.map(({ article_id: id, price }) => ({
    articleId: id,
    number: numbers.get(id) ?? String(id),
    outcome: outcomeOf(
      { article_id: id, price, steps: stepsOf.get(id) ?? [] },
      { price: prices.get(id), isPriced: prices.has(id) || timed.has(id), steps: ownOf.get(id) ?? [] },
      asked,
    ),
  }));
}

function tell(told: Told, { number, outcome }: Judged, language: Language): void {
  const t = officeTextIn(language);
  if (outcome.is === 'added') told.Added++;
  else if (outcome.is === 'changed') {
    told.Changed++;
    if (outcome.by > 0) told.Dearer++;
    if (outcome.by < 0) told.Cheaper++;
  } else if (outcome.is === 'unchanged') told.Unchanged++;
  else if (outcome.is === 'kept') told.Kept++;
  else {
    told.Refused++;
    if (told.Refusals.length < mostNamed)
      told.Refusals.push({ ArticleNumber: number, Text: t(`priceFill.${outcome.is}`) });
  }
}
