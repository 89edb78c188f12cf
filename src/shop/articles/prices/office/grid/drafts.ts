import { keyOf, placeOfKey, readCell, valueIn, type BaseRow } from './cells.ts';
import { withTheirs, type Bases, type Texts, type Theirs } from './changes.ts';
import type { GridRow } from './contract.ts';

/** What is changed in the grid and not saved. */
export type Drafts = {
  texts: Texts;
  bases: Bases;
  /** What the texts were before each step that can be undone. */
  past: readonly Texts[];
  /** The cell that is being typed in: its letters are one step. */
  typed: string | undefined;
};
export type NewText = { row: GridRow; column: string; text: string };

export const noDrafts: Drafts = { texts: new Map(), bases: new Map(), past: [], typed: undefined };
const mostPast = 100;

export function withTexts(before: Drafts, given: readonly NewText[], isTyped: boolean): Drafts {
  const [first] = given;
  const key = first && keyOf(first.row.ArticleId, first.column);
  const texts = new Map(before.texts);
  const bases = new Map<number, BaseRow>(before.bases);
  for (const { row, column, text } of given) {
    if (!bases.has(row.ArticleId)) bases.set(row.ArticleId, row);
    texts.set(keyOf(row.ArticleId, column), text);
  }
  const past = isTyped && before.typed === key ? before.past : pastOf(before);
  return { texts, bases, past, typed: isTyped ? key : undefined };
}

/** Takes back what was typed into a cell. */
export function restored(before: Drafts, key: string): Drafts {
  if (!before.texts.has(key)) return before;
  return { ...before, texts: without(before.texts, [key]), past: pastOf(before), typed: undefined };
}

/** A cell that was left with what it held is not changed. */
export function left(before: Drafts, key: string, currency: string): Drafts {
  const text = before.texts.get(key);
  const { articleId, column } = placeOfKey(key);
  const base = before.bases.get(articleId);
  if (text === undefined || !base) return before;
  const read = readCell(text, column.kind, { currency });
  const isSame = 'value' in read && read.value === valueIn(base, column);
  return { ...before, ...(isSame && { texts: without(before.texts, [key]) }), typed: undefined };
}

export function undone(before: Drafts): Drafts {
  const texts = before.past.at(-1);
  return texts ? { ...before, texts, past: before.past.slice(0, -1), typed: undefined } : before;
}

/** Forgets what has been saved. What was typed meanwhile stays. */
export function savedOf(before: Drafts, keys: readonly string[], sent: Texts): Drafts {
  const texts = without(
    before.texts,
    keys.filter((key) => before.texts.get(key) === sent.get(key)),
  );
  const drafted = new Set([...texts.keys()].map((key) => placeOfKey(key).articleId));
  const bases = new Map([...before.bases].filter(([id]) => drafted.has(id)));
  return { texts, bases, past: [], typed: undefined };
}

/** Bases one’s own text on what others have set, or takes theirs instead. */
export function settled(
  before: Drafts,
  key: string,
  { theirs, keepsMine }: { theirs: Theirs; keepsMine: boolean },
): Drafts {
  const { articleId, column } = placeOfKey(key);
  const base = before.bases.get(articleId);
  if (!base) return before;
  const bases = new Map(before.bases).set(articleId, withTheirs(base, column, theirs));
  if (keepsMine) return { ...before, bases };
  const keys = 'place' in column ? [key, keyOf(articleId, `StepPrice${column.place}`)] : [key];
  return { ...before, bases, texts: without(before.texts, keys), past: pastOf(before) };
}

function pastOf({ past, texts }: Drafts): Texts[] {
  return [...past.slice(-mostPast), texts];
}

export function without<T>(all: ReadonlyMap<string, T>, keys: readonly string[]): ReadonlyMap<string, T> {
  if (!keys.some((key) => all.has(key))) return all;
  const rest = new Map(all);
  for (const key of keys) rest.delete(key);
  return rest;
}
