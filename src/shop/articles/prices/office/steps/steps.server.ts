import type { Trx } from '#kit/database/db.server.ts';
import { badField, limitReached, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { oreToWire, wireToOre } from '#kit/text/money.ts';
import { inWholePackages } from '#shop/order-model/packages.ts';
import { readLists, lockList } from '#shop/articles/prices/office/price-list-store.server.ts';
import { findArticleByNumber } from '#shop/articles/prices/office/price-store.server.ts';
import { daysOf, priceText } from '#shop/articles/prices/office/price-values.server.ts';
import { mostSteps, stepConflict, type Step } from '#shop/articles/prices/step-conflict.ts';
import { changeAs, versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import type { StepInput, StepRow } from './contract.ts';
import * as store from './steps-store.server.ts';
import type { FoundStep } from './steps-store.server.ts';

type List = { code: string; currency_code: string };

const topic = { topic: 'catalogue' };

export async function stepsOfList(
  { db, now }: Services,
  { code, q, skip = 0, take = 50 }: { code: string; q: string; skip?: number; take?: number },
) {
  const day = stockholmToday(now());
  const [list] = await readLists(db, day, code);
  if (!list) return new Problem('not-found');
  const { rows, total } = await store.findSteps(db, { code, q, skip, take, day });
  return { Rows: rows.map(stepToWire), Total: total };
}

export async function addStep(
  services: Services,
  by: StaffMember,
  { code, ...input }: StepInput & { code: string },
): Promise<StepRow | Problem> {
  return await changeAs(by, services, topic, async (trx, note) => {
    const list = await lockList(trx, code);
    if (!list) return new Problem('not-found');
    return await put(services, trx, note, { list, before: undefined, input });
  });
}

export async function changeStep(
  services: Services,
  by: StaffMember,
  { code, stepId, Version, ...input }: StepInput & { code: string; stepId: number; Version: string },
): Promise<StepRow | Problem> {
  return await changeAs(by, services, { ...topic, seen: Version }, async (trx, note, unchanged) => {
    const before = await find(services, trx, { code, stepId });
    if (!before) return new Problem('not-found');
    unchanged(stepToWire(before).Version);
    const list = { code, currency_code: before.currency_code };
    return await put(services, trx, note, { list, before, input });
  });
}

export async function removeStep(
  services: Services,
  by: StaffMember,
  place: { code: string; stepId: number },
): Promise<Problem | undefined> {
  return await changeAs(by, services, topic, async (trx, note) => {
    const before = await find(services, trx, place);
    if (!before) return new Problem('not-found');
    await store.deleteStep(trx, before.id);
    noteStep(note, before, undefined);
    return undefined;
  });
}

async function find({ now }: Services, trx: Trx, { code, stepId }: { code: string; stepId: number }) {
  if (!(await lockList(trx, code))) return undefined;
  const step = await store.readStep(trx, stepId, stockholmToday(now()));
  return step?.price_list_code === code ? step : undefined;
}

/** Puts a step in place of another, or beside those that there are. The caller holds the lock on the list. */
async function put(
  { now }: Services,
  trx: Trx,
  note: Note,
  { list, before, input }: { list: List; before: FoundStep | undefined; input: StepInput },
): Promise<StepRow | Problem> {
  const article = await findArticleByNumber(trx, input.ArticleNumber);
  if (!article) return badField('ArticleNumber', 'match', officeTextOf('officeProblem.noSuchArticle'));
  const step = {
    article_id: article.id,
    min_qty: input.Quantity,
    price: wireToOre(input.Price),
    valid_from: input.ValidFrom || null,
    valid_to: input.ValidTo || null,
  };
  const others = (await store.readStepsIn(trx, list.code, article.id)).filter(({ id }) => id !== before?.id);
  const refused = refuseStep(step, others, list.currency_code);
  if (refused) return refused;
  const id = before?.id ?? (await store.insertStep(trx, { price_list_code: list.code, ...step }));
  if (before) await store.updateStep(trx, id, step);
  const after = (await store.readStep(trx, id, stockholmToday(now())))!;
  noteStep(note, before, after);
  return stepToWire(after);
}

/** Refuses what cannot stand beside other steps, at the field that is in the way. */
export function refuseStep(step: Step, others: readonly Step[], currency: string): Problem | undefined {
  const conflict = stepConflict(step, others);
  if (!conflict) return undefined;
  if (conflict.what === 'tooMany') return limitReached(mostSteps);
  const { min_qty: count, price } = conflict.other;
  const told = (key: 'officeProblem.dearerStep' | 'officeProblem.cheaperStep') => (language: Language) =>
    officeTextIn(language)(key, { count, price: moneyInWords(price, currency, language) });
  if (conflict.what === 'dearerThanSmaller')
    return badField('Price', 'maxAmount', told('officeProblem.dearerStep'));
  if (conflict.what === 'cheaperThanLarger')
    return badField('Price', 'minAmount', told('officeProblem.cheaperStep'));
  const days = daysOf(conflict.other);
  return badField(
    'Quantity',
    'match',
    days === ''
      ? officeTextOf('officeProblem.sameStep', { count })
      : officeTextOf('officeProblem.sameStepOfDays', { count, days }),
  );
}

export type NotedStep = Step & Pick<FoundStep, 'price_list_code' | 'currency_code' | 'article_number'>;

export function noteStep(note: Note, before: NotedStep | undefined, after: NotedStep | undefined): void {
  const valuesOf = (step: NotedStep | undefined) => step && { [step.article_number]: stepText(step) };
  note({
    entity: 'price-list',
    id: (after ?? before)!.price_list_code,
    action: 'change',
    before: valuesOf(before) ?? { [after!.article_number]: null },
    after: valuesOf(after) ?? { [before!.article_number]: null },
  });
}

/** Formats `24 × 92,00 SEK 2026-12-01–2026-12-24`, in either language. */
function stepText({ min_qty, currency_code, ...step }: NotedStep): string {
  const price = { ...step, regular_price: null, recommended_price: null };
  return `${min_qty} × ${priceText(price, currency_code)}`;
}

export function stepToWire(step: FoundStep): StepRow {
  const values = {
    ArticleNumber: step.article_number,
    Quantity: step.min_qty,
    Price: oreToWire(Number(step.price)),
    ValidFrom: step.valid_from ?? '',
    ValidTo: step.valid_to ?? '',
  };
  return {
    StepId: step.id,
    PriceListCode: step.price_list_code,
    CurrencyCode: step.currency_code,
    ArticleId: step.article_id,
    NameSV: step.name_sv,
    NameEN: step.name_en ?? '',
    ...values,
    CountsFrom: inWholePackages(step.min_qty, step.pack),
    State: step.state,
    Version: versionOf(values),
  };
}
