import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { scaledText } from '#kit/tables/row-changes.server.ts';
import type { Language } from '#kit/text/language.ts';
import { editableOf } from '#shop/articles/office/article-values.server.ts';
import { readVat } from '#shop/articles/office/read-vat.server.ts';
import { readWholeArticles, removeArticle, type WholeArticle } from '#shop/articles/office/store.server.ts';
import { inUse, type UsedWhere } from '#shop/office/used-where.server.ts';
import { readStepOfRun } from './file-step-store.server.ts';
import {
  giveStatesBack,
  readStillThere,
  readSnapshots,
  type ArticleState,
  type Snapshot,
  type StateBefore,
} from './snapshot-store.server.ts';
import {
  idsOf,
  reasonOf,
  tryUndo,
  undo,
  type Reason,
  type Row,
  type Undoing,
  type Undone,
} from './undo.server.ts';
import { undoableMs, undoableUntilOf } from './work.server.ts';

/** Until when the caller can undo the file, if it is one of articles or prices and the caller's own. */
export async function undoableUntil(
  { db, now }: Services,
  by: StaffMember,
  runId: number,
): Promise<Date | undefined> {
  const step = await readStepOfRun(db, runId, by.id);
  const until = step && undoableUntilOf(step);
  return !step || step.undone_at || !until || until < now() ? undefined : until;
}

/**
 * Gives each article and its prices back what they had before the file, unless they were changed since; a trial tells what
 * would be. The stock is given back by the difference while nobody can have counted it anew, for minutes.
 */
export async function undoFile(
  services: Services & { articleUses: readonly UsedWhere[] },
  by: StaffMember,
  { runId, isTrial }: { runId: number; isTrial: boolean },
  language: Language,
): Promise<Undone | Problem> {
  const step = await readStepOfRun(services.db, runId, by.id);
  if (!step) return new Problem('not-found');
  // Whoever sets the stock later sets it anew: what the file took is no difference to that.
  const hasStock = services.now().getTime() - step.made_at.getTime() <= undoableMs;
  const ofStep = () => undoingOfFile(services, hasStock);
  return isTrial
    ? await tryUndo(services, by, { id: step.id, ofStep }, language)
    : await undo(services, by, step.id, language, ofStep);
}

type Known = Row & { before: StateBefore };

function knownOf(row: Row): Known {
  const { before } = row;
  return { ...row, before: before && 'article' in before ? before : null };
}

function undoingOfFile(
  { now, articleUses }: Services & { articleUses: readonly UsedWhere[] },
  hasStock: boolean,
): Undoing {
  let are = new Map<number, Snapshot>();
  return {
    async judge(trx, rows) {
      const known = rows.map(knownOf);
      are = await readSnapshots(trx, idsOf(known));
      const versions = new Map([...are].map(([id, { version }]) => [id, version]));
      const isThere = await stillThere(trx, known);
      const judged: { row: Row; reason: Reason | undefined }[] = [];
      for (const row of known) {
        const reason = reasonOf(row, versions) ?? (isThere(row.before) ? undefined : 'unknown');
        const isUsed = !reason && row.before === null && (await isInUse(trx, row.article_id, articleUses));
        judged.push({ row, reason: isUsed ? 'used' : reason });
      }
      return judged;
    },
    async giveBack(trx, rows, note, locked) {
      const known = rows.map(knownOf);
      const { percents } = await readVat(trx, now());
      const states = new Map(known.map((row) => [row.article_id, row.before]));
      await giveStatesBack(
        trx,
        known.flatMap(({ article_id, before }) => {
          const is = are.get(article_id)?.state;
          if (!before || !is) return [];
          return [{ article_id, before: hasStock ? before : { ...before, taken: 0 }, is }];
        }),
      );
      for (const { article_id, before } of known) if (!before) await removeArticle(trx, article_id);
      const after = new Map((await readWholeArticles(trx, idsOf(known))).map((row) => [row.id, row]));
      const valuesOf = (row: WholeArticle, state: ArticleState | null | undefined) => ({
        ...editableOf(row, percents),
        ...(state && pricesOf(state)),
      });
      for (const row of locked) {
        const saved = after.get(row.id);
        note({
          entity: 'article',
          id: row.id,
          action: saved ? 'change' : 'delete',
          before: valuesOf(row, are.get(row.id)?.state),
          after: saved ? valuesOf(saved, states.get(row.id)) : null,
        });
      }
    },
  };
}

/** What an article had, such as its group, may be deleted once it has another. */
async function stillThere(trx: Trx, rows: readonly Known[]): Promise<(before: StateBefore) => boolean> {
  const named = namesOf(rows.flatMap(({ before }) => before ?? []));
  const there = await readStillThere(trx, named);
  const found = {
    groups: new Set(there.groups),
    materials: new Set(there.materials),
    images: new Set(there.images),
    vat: new Set(there.vat),
    lists: new Set(there.lists),
    colours: new Set(there.colours),
  };
  return (before) => {
    if (!before) return true;
    const own = namesOf([before]);
    return (
      own.groups.every((id) => found.groups.has(id)) &&
      own.materials.every((id) => found.materials.has(id)) &&
      own.images.every((id) => found.images.has(id)) &&
      own.vat.every((code) => found.vat.has(code)) &&
      own.lists.every((code) => found.lists.has(code)) &&
      own.colours.every((id) => found.colours.has(id))
    );
  };
}

function namesOf(states: readonly ArticleState[]) {
  const valuesOf = <Value>(name: string) =>
    [...new Set(states.map(({ article }) => article[name]))].filter((value) => value !== null) as Value[];
  return {
    groups: valuesOf<number>('product_group_id'),
    materials: valuesOf<number>('material_id'),
    images: valuesOf<number>('image_id'),
    vat: valuesOf<string>('vat_code'),
    lists: [
      ...new Set(
        states.flatMap(({ prices, timed, steps }) =>
          [...prices, ...timed, ...steps].map((one) => one.price_list_code),
        ),
      ),
    ],
    colours: [...new Set(states.flatMap(({ colours }) => colours))],
  };
}

async function isInUse(trx: Trx, id: number, uses: readonly UsedWhere[]): Promise<boolean> {
  return (await inUse(trx, id, uses, 'officeProblem.articleUsed')) !== undefined;
}

/** The prices that the form of an article does not have, named as the file names them. */
function pricesOf({ prices, timed, steps }: ArticleState): Record<string, string> {
  const further = [...prices.filter((one) => one.price_list_code !== 'standard'), ...timed];
  const ofSteps = steps.map(({ price_list_code, min_qty, valid_from, price }): [string, string] => [
    ['price', price_list_code, min_qty, valid_from].filter(Boolean).join(' · '),
    scaledText(price, 2),
  ]);
  const ofPrices = further.flatMap((one): [string, string][] => {
    const day = 'valid_from' in one && one.valid_from;
    const place = [one.price_list_code, day].filter(Boolean).join(' · ');
    return [
      [`price · ${place}`, scaledText(one.price, 2)],
      [`regular_price · ${place}`, scaledText(one.regular_price, 2)],
    ];
  });
  return Object.fromEntries([...ofPrices, ...ofSteps]);
}
