import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { editableOf } from '#shop/articles/office/article-values.server.ts';
import { readWholeArticles } from '#shop/articles/office/store.server.ts';
import { readVat } from '#shop/articles/office/read-vat.server.ts';
import { materialTable } from '#shop/articles/traits/store.server.ts';
import type { VatPercents } from '#shop/order-model/vat-rates.ts';
import { productGroupIds } from '#shop/product-groups/group-ids.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { lastChangersOf } from '#shop/staff/change-log/changes.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import { noteChanges } from './bulk.server.ts';
import { mostLeft, undoMinutes, type BulkChange, type undoBulkChange } from './contract.ts';
import { planOf, type BulkPlan } from './plan.server.ts';
import * as store from './store.server.ts';
import { atOnce, busyUntil, endWork, undoableMs } from './work.server.ts';

type Undone = OutputOf<typeof undoBulkChange>;
type Row = Awaited<ReturnType<typeof store.readStepRows>>[number];
type Left = { row: Row; reason: 'changed' | 'deleted' | 'unknown' };

/** Gives each article back what it had, unless it was changed since. One that is stopped halfway can be asked again. */
export async function undo(
  services: Services,
  by: StaffMember,
  id: number,
  language: Language,
): Promise<Undone | Problem> {
  const step = await claim(services, by, id);
  if (step instanceof Problem) return step;
  const plan = planOf(step.change as BulkChange);
  const told: Undone = { Undone: 0, Left: [], LeftCount: 0 };
  let isWhole = false;
  try {
    for (let after = 0; ;) {
      const part = await undoPart(services, by, { id, plan, after });
      if (part instanceof Problem) return part;
      told.Undone += part.undone;
      told.LeftCount += part.left.length;
      const named = part.left.slice(0, mostLeft - told.Left.length);
      told.Left.push(...(await leftToWire(services, by, named, language)));
      if (part.last === undefined) break;
      after = part.last;
    }
    isWhole = true;
    return told;
  } finally {
    await endWork(services, id, isWhole ? services.now() : undefined);
  }
}

async function claim({ db, now }: Services, by: StaffMember, id: number) {
  return await inTransaction(db, async (trx) => {
    const step = await store.lockStep(trx, id, by.id);
    if (!step) return new Problem('not-found');
    const refused = refusalOf(step, now());
    if (refused)
      return new Problem('conflict', {
        detail: officeTextOf(`officeProblem.${refused}`, { minutes: undoMinutes }),
      });
    await store.putStep(trx, id, { busy_until: busyUntil(now()) });
    return step;
  });
}

function refusalOf({ undone_at, busy_until, made_at }: store.BulkStep, now: Date) {
  if (undone_at) return 'bulkUndone' as const;
  if (busy_until && busy_until > now) return 'bulkBusy' as const;
  return now.getTime() - made_at.getTime() > undoableMs ? ('bulkTooLate' as const) : undefined;
}

type PartOfStep = { id: number; plan: BulkPlan; after: number };

async function undoPart(services: Services, by: StaffMember, { id, plan, after }: PartOfStep) {
  return await changeAs(by, services, {}, async (trx, note) => {
    const { percents } = await readVat(trx, services.now());
    const rows = await store.readStepRows(trx, id, { after, take: atOnce });
    const before = await readWholeArticles(trx, idsOf(rows), { lock: true });
    const versions = new Map(before.map((row) => [row.id, versionOf(editableOf(row, percents))]));
    const isThere = await stillThere(trx, percents);
    const judged = rows.map((row) => ({ row, reason: reasonOf(row, versions, isThere) }));
    const given = judged.flatMap(({ row, reason }) => (reason ? [] : [row]));
    const ids = idsOf(given);
    await store.giveBack(trx, given, plan);
    const isGiven = new Set(ids);
    noteChanges(
      note,
      before.filter((row) => isGiven.has(row.id)),
      await readWholeArticles(trx, ids),
      percents,
    );
    await store.removeStepRows(trx, id, ids);
    await store.putStep(trx, id, { busy_until: busyUntil(services.now()) });
    const left = judged.flatMap(({ row, reason }): Left[] => (reason ? [{ row, reason }] : []));
    return { undone: given.length, left, last: rows.at(-1)?.article_id };
  });
}

function idsOf(rows: readonly Row[]): number[] {
  return rows.map(({ article_id }) => article_id);
}

function reasonOf(
  { article_id, before, version }: Row,
  versions: ReadonlyMap<number, string>,
  isThere: (before: store.Before) => boolean,
): Left['reason'] | undefined {
  if (!versions.has(article_id)) return 'deleted';
  if (versions.get(article_id) !== version) return 'changed';
  return isThere(before) ? undefined : 'unknown';
}

/** The group, the material or the code of VAT that an article had may be deleted once it has another. */
async function stillThere(trx: Trx, percents: VatPercents): Promise<(before: store.Before) => boolean> {
  const groups = await productGroupIds(trx);
  const materials = new Set((await materialTable.read(trx)).map(({ id }) => id));
  return ({ product_group_id: group, material_id: material, vat_code: code }) =>
    (group === undefined || groups.has(Number(group))) &&
    (material === undefined || material === null || materials.has(Number(material))) &&
    (code === undefined || percents.has(String(code)));
}

async function leftToWire({ db }: Services, by: StaffMember, left: readonly Left[], language: Language) {
  const t = officeTextIn(language);
  const changed = left.filter(({ reason }) => reason === 'changed').map(({ row }) => row.article_id);
  const changers = await lastChangersOf(db, 'article', changed);
  return left.map(({ row, reason }) => {
    const changer = changers.get(row.article_id);
    const isOther = reason === 'changed' && changer !== undefined && changer.staffId !== by.id;
    const Reason = isOther
      ? t('articles.bulk.left.changedBy', { name: changer.name })
      : t(`articles.bulk.left.${reason}`);
    return { ArticleNumber: row.article_number, Reason };
  });
}
