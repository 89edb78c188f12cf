import type { RuleName } from '#kit/fields/field-rules.ts';
import type { FieldError } from '#kit/http/problem.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { columnsOf, keyOf, placeOfKey, readCell, valueIn, type BaseRow, type Column } from './cells.ts';
import type { GridStep, Meanwhile, PriceCell, StepCell } from './contract.ts';

/** What is typed or pasted, by the key of the cell. */
export type Texts = ReadonlyMap<string, string>;
export type Bases = ReadonlyMap<number, BaseRow>;
export type BrokenCell = { broken: RuleName | 'halfStep' };

export type Change =
  | { is: 'price'; keys: [string]; cell: PriceCell }
  | { is: 'step'; keys: [string, string]; cell: StepCell };

/** Returns what is to be saved, and the cells that cannot be. What holds what was there is no change. */
export function changesOf(
  texts: Texts,
  bases: Bases,
  currency: string,
): { changes: Change[]; broken: Map<string, BrokenCell> } {
  const changes: Change[] = [];
  const broken = new Map<string, BrokenCell>();
  const steps = new Set<string>();
  for (const [key, text] of texts) {
    const { articleId, column } = placeOfKey(key);
    const base = bases.get(articleId);
    if (!base) continue;
    const read = readCell(text, column.kind, { currency });
    if ('broken' in read) broken.set(key, read);
    if ('place' in column) steps.add(`${articleId}:${column.place}`);
    else if ('value' in read) {
      const Seen = base[column.kind];
      if (read.value !== Seen)
        changes.push({
          is: 'price',
          keys: [key],
          cell: { ArticleId: articleId, Column: column.kind, Value: read.value, Seen },
        });
    }
  }
  for (const step of steps) addStep(step, { texts, bases, changes, broken, currency });
  return { changes, broken };
}

const allColumns = columnsOf(true);

function stepColumns(place: number): [Column, Column] {
  const [quantity, price] = allColumns.filter((column) => 'place' in column && column.place === place);
  return [quantity!, price!];
}

function addStep(
  step: string,
  into: {
    texts: Texts;
    bases: Bases;
    changes: Change[];
    broken: Map<string, BrokenCell>;
    currency: string;
  },
): void {
  const [articleId = 0, place = 0] = step.split(':').map(Number);
  const base = into.bases.get(articleId)!;
  const columns = stepColumns(place);
  const keys = columns.map(({ name }) => keyOf(articleId, name)) as [string, string];
  if (keys.some((key) => into.broken.has(key))) return;
  const [Quantity, Price] = columns.map((column, at) => {
    const text = into.texts.get(keys[at]!);
    const read = text === undefined ? { value: valueIn(base, column) } : readCell(text, column.kind, into);
    return 'value' in read ? read.value : null;
  }) as [number | null, number | null];
  const Seen = base.Steps[place] ?? null;
  if ((Quantity === null) !== (Price === null)) {
    into.broken.set(keys[Quantity === null ? 0 : 1], { broken: 'halfStep' });
    return;
  }
  const Value: GridStep | null = Quantity === null || Price === null ? null : { Quantity, Price };
  if (Value?.Quantity === Seen?.Quantity && Value?.Price === Seen?.Price) return;
  into.changes.push({ is: 'step', keys, cell: { ArticleId: articleId, Value, Seen } });
}

/** So many changes to a call, those of an article together. */
export function partsOf(changes: readonly Change[], most: number): Change[][] {
  const parts: Change[][] = [];
  const byArticle = groupBy(changes, ({ cell }) => cell.ArticleId);
  for (const those of byArticle.values()) {
    const last = parts.at(-1);
    if (last && last.length + those.length <= most) last.push(...those);
    else parts.push([...those]);
  }
  return parts;
}

export type Call = { Prices: PriceCell[]; Steps: StepCell[] };

export function callOf(changes: readonly Change[]): Call {
  return {
    Prices: changes.flatMap((change) => (change.is === 'price' ? [change.cell] : [])),
    Steps: changes.flatMap((change) => (change.is === 'step' ? [change.cell] : [])),
  };
}

/** Returns the messages of refused cells by their keys. */
export function refusedCells(changes: readonly Change[], errors: readonly FieldError[]): Map<string, string> {
  const of = {
    Prices: changes.filter(({ is }) => is === 'price'),
    Steps: changes.filter(({ is }) => is === 'step'),
  };
  const refused = new Map<string, string>();
  for (const { field, message } of errors) {
    const [kind = '', index = '', , part] = field.split('.');
    const change = of[kind as keyof typeof of]?.[Number(index)];
    const key = change?.keys[part === 'Price' ? 1 : 0];
    if (key) refused.set(key, message);
  }
  return refused;
}

export type Theirs = { value: number | null } | { step: GridStep | null };

/** Returns what others have set, by the key of the cell; of a step by that of its quantity. */
export function theirsOf(changes: readonly Change[], { Prices, Steps }: Meanwhile): Map<string, Theirs> {
  const prices = changes.filter(({ is }) => is === 'price');
  const steps = changes.filter(({ is }) => is === 'step');
  return new Map<string, Theirs>([
    ...Prices.flatMap(({ Index, Value }) => {
      const key = prices[Index]?.keys[0];
      return key ? [[key, { value: Value }] as const] : [];
    }),
    ...Steps.flatMap(({ Index, Value }) => {
      const key = steps[Index]?.keys[0];
      return key ? [[key, { step: Value }] as const] : [];
    }),
  ]);
}

/** Bases one’s own change on what others have set, so that it can be saved. */
export function withTheirs(base: BaseRow, column: Column, theirs: Theirs): BaseRow {
  if ('step' in theirs && 'place' in column) {
    const Steps = [...base.Steps];
    Steps[column.place] = theirs.step;
    return { ...base, Steps };
  }
  return 'value' in theirs && !('place' in column) ? { ...base, [column.kind]: theirs.value } : base;
}
