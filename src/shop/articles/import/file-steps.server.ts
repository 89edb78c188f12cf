import type { Trx } from '#kit/database/db.server.ts';
import type { FieldRefusal, RefusedLines } from '#kit/tables/table-file-rows.server.ts';
import { inWholePackages } from '#shop/order-model/packages.ts';
import { mostSteps, stepConflict, type Step } from '#shop/articles/prices/step-conflict.ts';
import { readAllSteps, readPacks, type ImportedStep } from './write-steps-store.server.ts';

type Values = {
  price?: number | undefined;
  regular_price?: number | undefined;
  recommended_price?: number | undefined;
  min_qty?: number | undefined;
  valid_from?: string | undefined;
  valid_to?: string | undefined;
};
/** `before` is what is stored in its place: the step itself where the file does not list it, null where there is none. */
type Known = Step & { line: number | undefined; before: Step | null };

/** Refuses what only the price of one piece has. */
export function refuseStep(values: Values): FieldRefusal[] {
  return (['regular_price', 'recommended_price'] as const)
    .filter((field) => values[field] !== undefined)
    .map((field) => ({ field, reason: 'belongs to the price from one piece' }));
}

/**
 * Tracks the steps that are stored and those that the file has listed so far. A dearer or cheaper step is refused beside
 * those of the file at once, and beside stored ones at the end: they may get another price further down, in whatever
 * order the rows stand.
 */
export async function readFileSteps(trx: Trx, columns: ReadonlySet<string>) {
  const known = new Map<string, Known[]>();
  const packs = columns.has('min_qty') ? await readPacks(trx) : new Map<number, number>();
  if (columns.has('min_qty'))
    for (const { price_list_code, article_id, ...step } of await readAllSteps(trx)) {
      const key = `${price_list_code} ${article_id}`;
      known.set(key, [...(known.get(key) ?? []), { ...step, line: undefined, before: step }]);
    }
  return {
    /** A stored step keeps its last day, and its price, when the file does not give one. */
    take(
      { min_qty = 0, valid_from: from, valid_to, price: given }: Values,
      { list, id, line }: { list: string; id: number; line: number },
      note: (text: string) => void,
    ): ImportedStep | FieldRefusal[] {
      const key = `${list} ${id}`;
      const valid_from = from ?? null;
      const those = known.get(key) ?? [];
      const same = those.find((one) => one.min_qty === min_qty && one.valid_from === valid_from);
      const others = those.filter((one) => one !== same);
      if (same?.line !== undefined)
        return [{ field: 'min_qty', reason: 'is the same as that of an earlier row' }];
      const price = given ?? same?.price;
      if (price === undefined)
        return [{ field: 'price', reason: 'is missing, and no price begins on this day yet' }];
      const step = { min_qty, price, valid_from, valid_to: valid_to ?? same?.valid_to ?? null };
      const refusal = refusalOf(
        step,
        others.map((other) =>
          other.line !== undefined || other.min_qty === min_qty ? other : { ...other, price },
        ),
      );
      if (refusal) return [refusal];
      known.set(key, [...others, { ...step, line, before: same?.before ?? null }]);
      if (min_qty !== inWholePackages(min_qty, packs.get(id)))
        note('min_qty is no whole packages: it counts from the next');
      return { price_list_code: list, article_id: id, ...step };
    },
    /** Returns why rows are refused beside what stays of their ladder, by line. */
    refusedOfWhole(): RefusedLines {
      return new Map([...known.values()].flatMap(refusedOfLadder));
    },
  };
}

function refusedOfLadder(ladder: readonly Known[]): [number, FieldRefusal[]][] {
  let steps = ladder;
  const refused: [number, FieldRefusal[]][] = [];
  for (let place = 0; place < steps.length; place++) {
    const step = steps[place]!;
    if (step.line === undefined || isAsStored(step)) continue;
    const refusal = refusalOf(
      step,
      steps.filter((other) => other !== step),
    );
    if (!refusal) continue;
    refused.push([step.line, [refusal]]);
    // What stays in its place may be in the way of those that were judged before.
    const { before } = step;
    steps = steps.flatMap((one) => {
      if (one !== step) return [one];
      return before ? [{ ...before, line: undefined, before }] : [];
    });
    place = -1;
  }
  return refused;
}

function isAsStored({ price, valid_to, before }: Known): boolean {
  return price === before?.price && valid_to === before.valid_to;
}

function refusalOf(step: Step, others: readonly Step[]): FieldRefusal | undefined {
  const conflict = stepConflict(step, others);
  if (!conflict) return undefined;
  if (conflict.what === 'tooMany')
    return {
      field: 'min_qty',
      reason: `is one more than the ${mostSteps} that an article may have in a list`,
    };
  const { min_qty, price, valid_from, valid_to } = conflict.other;
  if (conflict.what === 'sameQuantity')
    return {
      field: 'valid_from',
      reason: `shares days with the price of ${valid_from ?? ''}–${valid_to ?? ''}`,
    };
  const word = conflict.what === 'dearerThanSmaller' ? 'above' : 'below';
  return { field: 'price', reason: `is ${word} ${(price / 100).toFixed(2)}, the price from ${min_qty}` };
}
