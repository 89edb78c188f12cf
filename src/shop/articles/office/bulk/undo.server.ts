import { inTransaction, type Db, type Trx } from '#kit/database/db.server.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { editableOf } from '#shop/articles/office/article-values.server.ts';
import { readWholeArticles, type WholeArticle } from '#shop/articles/office/store.server.ts';
import { readVat } from '#shop/articles/office/read-vat.server.ts';
import { materialTable } from '#shop/articles/traits/store.server.ts';
import type { VatPercents } from '#shop/order-model/vat-rates.ts';
import { productGroupIds } from '#shop/product-groups/group-ids.server.ts';
import { changeAs, versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import { lastChangersOf } from '#shop/staff/change-log/changes.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import { noteChanges } from './bulk.server.ts';
import { mostLeft, undoFileDays, undoMinutes, type BulkChange, type undoBulkChange } from './contract.ts';
import { planOf } from './plan.server.ts';
import * as store from './store.server.ts';
import { atOnce, busyUntil, endWork, undoableUntilOf } from './work.server.ts';

export type Undone = OutputOf<typeof undoBulkChange>;
export type Row = Awaited<ReturnType<typeof store.readStepRows>>[number];
export type Reason = 'changed' | 'deleted' | 'unknown' | 'used';
type Left = { row: Row; reason: Reason };
type Judged = { row: Row; reason: Reason | undefined }[];

/** How articles are given back what they had, by what it was that changed them. */
export type Undoing = {
  /** Tells of each row why it is left; `locked` are the articles that are there. */
  judge(trx: Trx, rows: readonly Row[], locked: readonly WholeArticle[]): Promise<Judged>;
  giveBack(trx: Trx, rows: readonly Row[], note: Note, locked: readonly WholeArticle[]): Promise<void>;
};

/** Gives each article back what it had, unless it was changed since. One that is stopped halfway can be asked again. */
export async function undo(
  services: Services,
  by: StaffMember,
  id: number,
  language: Language,
  ofStep: (step: store.BulkStep) => Undoing = undoingOfBulk(services),
): Promise<Undone | Problem> {
  const step = await claim(services, by, id);
  if (step instanceof Problem) return step;
  const undoing = ofStep(step);
  const told: Undone = { Undone: 0, Left: [], LeftCount: 0 };
  let isWhole = false;
  try {
    for (let after = 0; ;) {
      const part = await undoPart(services, by, { id, undoing, after });
      if (part instanceof Problem) return part;
      told.Undone += part.undone;
      told.LeftCount += part.left.length;
      const named = part.left.slice(0, mostLeft - told.Left.length);
      told.Left.push(...(await leftToWire(services.db, by, named, language)));
      if (part.last === undefined) break;
      after = part.last;
    }
    isWhole = true;
    return told;
  } finally {
    await endWork(services, id, isWhole ? services.now() : undefined);
  }
}

/** Tells what undoing would give back and what it would leave, and changes nothing. */
export async function tryUndo(
  services: Services,
  by: StaffMember,
  { id, ofStep }: { id: number; ofStep: (step: store.BulkStep) => Undoing },
  language: Language,
): Promise<Undone | Problem> {
  return await inTransaction(services.db, async (trx) => {
    const step = await store.lockStep(trx, id, by.id);
    const refused = step ? refusedBy(step, services.now()) : new Problem('not-found');
    if (!step || refused) return refused ?? new Problem('not-found');
    const undoing = ofStep(step);
    const told: Undone = { Undone: 0, Left: [], LeftCount: 0 };
    const left: Left[] = [];
    for (let after = 0; ;) {
      const rows = await store.readStepRows(trx, id, { after, take: atOnce });
      const judged = await undoing.judge(trx, rows, await readWholeArticles(trx, idsOf(rows)));
      left.push(...judged.flatMap(({ row, reason }): Left[] => (reason ? [{ row, reason }] : [])));
      told.Undone += judged.filter(({ reason }) => !reason).length;
      const last = rows.at(-1)?.article_id;
      if (last === undefined) break;
      after = last;
    }
    told.LeftCount = left.length;
    told.Left = await leftToWire(trx, by, left.slice(0, mostLeft), language);
    return told;
  });
}

async function claim({ db, now }: Services, by: StaffMember, id: number) {
  return await inTransaction(db, async (trx) => {
    const step = await store.lockStep(trx, id, by.id);
    if (!step) return new Problem('not-found');
    const refused = refusedBy(step, now());
    if (refused) return refused;
    await store.putStep(trx, id, { busy_until: busyUntil(now()) });
    return step;
  });
}

function refusedBy(step: store.BulkStep, now: Date): Problem | undefined {
  const refused = refusalOf(step, now);
  if (!refused) return undefined;
  const values = { minutes: undoMinutes, days: undoFileDays };
  return new Problem('conflict', { detail: officeTextOf(`officeProblem.${refused}`, values) });
}

function refusalOf(step: store.BulkStep, now: Date) {
  if (step.undone_at) return 'bulkUndone' as const;
  if (step.busy_until && step.busy_until > now) return 'bulkBusy' as const;
  if (now <= undoableUntilOf(step)) return undefined;
  return step.run_id === null ? ('bulkTooLate' as const) : ('fileTooLate' as const);
}

type PartOfStep = { id: number; undoing: Undoing; after: number };

async function undoPart(services: Services, by: StaffMember, { id, undoing, after }: PartOfStep) {
  return await changeAs(by, services, {}, async (trx, note) => {
    const rows = await store.readStepRows(trx, id, { after, take: atOnce });
    const locked = await readWholeArticles(trx, idsOf(rows), { lock: true });
    const judged = await undoing.judge(trx, rows, locked);
    const given = judged.flatMap(({ row, reason }) => (reason ? [] : [row]));
    const isGiven = new Set(idsOf(given));
    const toChange = locked.filter((row) => isGiven.has(row.id));
    await undoing.giveBack(trx, given, note, toChange);
    await store.removeStepRows(trx, id, idsOf(given));
    await store.putStep(trx, id, { busy_until: busyUntil(services.now()) });
    const left = judged.flatMap(({ row, reason }): Left[] => (reason ? [{ row, reason }] : []));
    return { undone: given.length, left, last: rows.at(-1)?.article_id };
  });
}

/** Of a change by the staff, which has set the same fields of each article. */
function undoingOfBulk({ now }: Services): (step: store.BulkStep) => Undoing {
  return (step) => {
    const plan = planOf(step.change as BulkChange);
    return {
      async judge(trx, rows, locked) {
        const { percents } = await readVat(trx, now());
        const versions = new Map(locked.map((row) => [row.id, versionOf(editableOf(row, percents))]));
        const isThere = await stillThere(trx, percents);
        return rows.map((row) => ({
          row,
          reason: reasonOf(row, versions) ?? (isThere(row.before as store.Before) ? undefined : 'unknown'),
        }));
      },
      async giveBack(trx, rows, note, locked) {
        await store.giveBack(trx, rows as readonly (Row & { before: store.Before })[], plan);
        const after = await readWholeArticles(trx, idsOf(rows));
        noteChanges(note, locked, after, (await readVat(trx, now())).percents);
      },
    };
  };
}

export function idsOf(rows: readonly Row[]): number[] {
  return rows.map(({ article_id }) => article_id);
}

export function reasonOf(
  { article_id, version }: Row,
  versions: ReadonlyMap<number, string>,
): 'changed' | 'deleted' | undefined {
  if (!versions.has(article_id)) return 'deleted';
  return versions.get(article_id) === version ? undefined : 'changed';
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

async function leftToWire(db: Db, by: StaffMember, left: readonly Left[], language: Language) {
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
