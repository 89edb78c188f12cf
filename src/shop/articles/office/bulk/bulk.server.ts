import type { Db } from '#kit/database/db.server.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { countOfficeRows, type OfficeFilter } from '#shop/articles/office/article-list-store.server.ts';
import { officeFilterOf } from '#shop/articles/office/article-list.server.ts';
import { editableOf } from '#shop/articles/office/article-values.server.ts';
import { readWholeArticles, type WholeArticle } from '#shop/articles/office/store.server.ts';
import type { VatPercents } from '#shop/order-model/vat-rates.ts';
import { changeAs, versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import { readVat } from '#shop/articles/office/read-vat.server.ts';
import {
  mostPriceExamples,
  type BulkChange,
  type changeManyArticles,
  type readLastBulkChange,
} from './contract.ts';
import { planOf, refuseChange, type BulkPlan } from './plan.server.ts';
import * as store from './store.server.ts';
import { atOnce, busyUntil, endWork, undoableMs } from './work.server.ts';

type Asked = InputOf<typeof changeManyArticles>;

/**
 * Changes the articles part by part, so that nobody waits for all of them. One that is stopped halfway has changed the
 * parts before, and can be undone like any other.
 */
export async function changeMany(
  services: Services,
  by: StaffMember,
  { Ids, Filter, Change, DryRun }: Asked,
  language: Language,
): Promise<OutputOf<typeof changeManyArticles> | Problem> {
  const { db, now } = services;
  const refused = await refuseChange(db, by, Change, (await readVat(db, now())).percents);
  if (refused) return refused;
  const filter: OfficeFilter = { ...(await officeFilterOf(db, Filter ?? {})), ids: Ids };
  const Matched = await countOfficeRows(db, filter);
  if (DryRun) return { ...(await look(db, filter, { plan: planOf(Change), language })), Matched, Id: null };
  const done = await act(services, by, { change: Change, filter });
  return done instanceof Problem ? done : { ...done, Matched, Examples: [] };
}

async function look(
  db: Db,
  filter: OfficeFilter,
  { plan, language }: { plan: BulkPlan; language: Language },
) {
  const { priceFactor } = plan;
  const rows =
    priceFactor === undefined
      ? []
      : await store.readPriceExamples(db, filter, priceFactor, mostPriceExamples);
  return {
    Count: await store.countChanging(db, filter, plan),
    Examples: rows.map((row) => ({
      ArticleNumber: row.article_number,
      Text: inLanguage(language, row.name_sv, row.name_en),
      Old: oreToWire(row.old_price),
      New: oreToWire(row.new_price),
    })),
  };
}

async function act(
  services: Services,
  by: StaffMember,
  { change, filter }: { change: BulkChange; filter: OfficeFilter },
): Promise<{ Count: number; Id: number | null } | Problem> {
  const plan = planOf(change);
  let Id: number | null = null;
  let Count = 0;
  try {
    for (let after = 0; ;) {
      const done = await changePart(services, by, { change, filter, plan, after, stepId: Id });
      if (done instanceof Problem) return done;
      const last = done.ids.at(-1);
      if (last !== undefined) Id = done.stepId;
      Count += done.ids.length;
      if (last === undefined || done.ids.length < atOnce) return { Count, Id };
      after = last;
    }
  } finally {
    if (Id !== null) await endWork(services, Id);
  }
}

type PartOfWork = {
  change: BulkChange;
  filter: OfficeFilter;
  plan: BulkPlan;
  after: number;
  stepId: number | null;
};

async function changePart(services: Services, by: StaffMember, part: PartOfWork) {
  const { change, filter, plan, after } = part;
  return await changeAs(by, services, {}, async (trx, note) => {
    const { percents } = await readVat(trx, services.now());
    const refused = await refuseChange(trx, by, change, percents);
    if (refused) return refused;
    const ids = await store.lockNext(trx, filter, plan, { after, take: atOnce });
    if (ids.length === 0) return { ids, stepId: part.stepId };
    const before = await readWholeArticles(trx, ids, { lock: true });
    await store.apply(trx, ids, plan);
    const saved = await readWholeArticles(trx, ids);
    noteChanges(note, before, saved, percents);
    const step = { staff_id: by.id, made_at: services.now(), change: JSON.stringify(change) };
    const stepId = part.stepId ?? (await store.insertStep(trx, step));
    const rows = before.map((row, place) => ({
      bulk_change_id: stepId,
      article_id: row.id,
      article_number: row.article_number,
      before: beforeOf(row, plan),
      version: versionOf(editableOf(saved[place]!, percents)),
    }));
    await store.insertStepRows(trx, rows, busyUntil(services.now()));
    return { ids, stepId };
  });
}

function beforeOf(row: WholeArticle, { columns, priceFactor }: BulkPlan): store.Before {
  const before: store.Before = Object.fromEntries(columns.map(({ name }) => [name, row[name]]));
  if (priceFactor !== undefined && row.price) before.price = row.price.price;
  return before;
}

/** Both lists hold the same articles in the same order. */
export function noteChanges(
  note: Note,
  before: readonly WholeArticle[],
  after: readonly WholeArticle[],
  percents: VatPercents,
): void {
  for (const [place, row] of before.entries())
    note({
      entity: 'article',
      id: row.id,
      action: 'change',
      before: editableOf(row, percents),
      after: editableOf(after[place]!, percents),
    });
}

export async function lastChange(
  { db, now }: Services,
  by: StaffMember,
): Promise<OutputOf<typeof readLastBulkChange>> {
  const step = await store.readLastStep(db, by.id);
  const until = step && new Date(step.made_at.getTime() + undoableMs);
  if (!step || !until || step.undone_at || until < now()) return { Last: null };
  return {
    Last: {
      Id: step.id,
      Count: step.article_count,
      MadeAt: step.made_at.toISOString(),
      UndoUntil: until.toISOString(),
      Change: step.change as BulkChange,
    },
  };
}
