import type { Language } from '#kit/text/language.ts';
import { nameIn, type Named } from '#kit/text/names.ts';

/** A colour or a material that a file means; one that is yet to be made gets its id then. */
export type MeantTrait = { id: number };

/** The colours or the materials of the shop, as files name them. */
export type NamedTraits = {
  /** Returns what is meant by a number or by a name in any language. */
  find: (meant: number | string) => MeantTrait | undefined;
  /** Makes one of that name when the rows are written; undefined where it cannot be. */
  make: (name: string) => MeantTrait | undefined;
  /** Returns the name of one that this file makes. */
  madeNameOf: (trait: MeantTrait) => string | undefined;
  /** Returns the names of those that are to be written now. */
  takePending: () => { name: string; trait: MeantTrait }[];
  /** Returns the place after the last one. */
  nextSort: () => number;
  /** Keeps what was written. */
  add: (row: Row) => void;
  /** Returns what they are called in a file that is read back; numbers where no name tells them. */
  textOf: (ids: readonly number[], language?: Language) => string;
};
type Row = Named & { id: number; sort: number };

/** A file that would make more has something else in its column. */
const mostMade = 300;
const longestMade = 60;
/** What stands between several in a file of ours; a name may hold the others. */
const ownSeparator = '|';

export function namedTraits(rows: readonly Row[]): NamedTraits {
  const byId = new Map<number, Row>();
  const byName = new Map<string, MeantTrait>();
  const pending: { name: string; trait: MeantTrait }[] = [];
  const madeNames = new Map<MeantTrait, string>();
  let made = 0;

  const find = (meant: number | string): MeantTrait | undefined =>
    /^\d+$/.test(String(meant)) && byId.has(Number(meant))
      ? { id: Number(meant) }
      : byName.get(plain(String(meant)));

  function add(row: Row): void {
    byId.set(row.id, row);
    for (const name of [row.name_sv, row.name_en, row.name_de])
      // Of several with one name the first of the register is meant.
      if (name !== null && !byName.has(plain(name))) byName.set(plain(name), { id: row.id });
  }

  function make(given: string): MeantTrait | undefined {
    const name = given.trim().replace(/\s+/g, ' ');
    if (!canBeMade(name) || made >= mostMade) return undefined;
    const trait = { id: 0 };
    made++;
    byName.set(plain(name), trait);
    madeNames.set(trait, name);
    pending.push({ name, trait });
    return trait;
  }

  function nameOf(id: number, language: Language | undefined): string {
    const row = byId.get(id);
    const names = row ? [...(language ? [nameIn(language, row)] : []), row.name_sv] : [];
    const clear = names.find(
      (name) => /\p{L}/u.test(name) && !name.includes(ownSeparator) && find(name)?.id === id,
    );
    return clear ?? String(id);
  }

  for (const row of rows) add(row);
  return {
    find,
    make,
    madeNameOf: (trait) => madeNames.get(trait),
    takePending: () => pending.splice(0),
    nextSort: () => Math.max(0, ...[...byId.values()].map(({ sort }) => sort)) + 1,
    add,
    textOf(ids, language) {
      const text = ids.map((id) => nameOf(id, language)).join(ownSeparator);
      const { found, unknown } = findAllOf(text, { find });
      const isReadBack = unknown.length === 0 && found.map(({ id }) => id).join() === ids.join();
      return isReadBack ? text : ids.join(ownSeparator);
    },
  };
}

/** A number is one of the register, and what is as long as a sentence is no name. */
export function canBeMade(name: string): boolean {
  return /\p{L}/u.test(name) && name.length <= longestMade;
}

/**
 * Finds several that are separated by a bar, as numbers also by a comma, slash or space, all of which a name may hold
 * too. A name that is none is returned as such, once.
 */
export function findAllOf(
  meant: readonly number[] | string,
  { find }: Pick<NamedTraits, 'find'>,
): { found: MeantTrait[]; unknown: (number | string)[] } {
  const found = new Set<MeantTrait>();
  const unknown = new Map<string, number | string>();
  const parts = typeof meant === 'string' ? likeTheFirst(wordsOf(meant, find)) : meant;
  for (const part of parts) {
    const one = find(part);
    if (one) found.add(one);
    else unknown.set(plain(String(part)), part);
  }
  return { found: [...found], unknown: [...unknown.values()] };
}

/** From the widest to the narrowest that may be several; words with spaces between are only when each is one. */
const separators = [/\|/, /[,/;\n]/, /[&+]|\s(?:och|and|und)\s/iu];

function wordsOf(text: string, find: NamedTraits['find']): string[] {
  const [first, ...others] = separators.map((separator) => (part: string) => partsOf(part, separator));
  let parts = first?.(text) ?? [];
  if (find(text)) return [text];
  for (const split of others) parts = parts.flatMap((part) => (find(part) ? [part] : split(part)));
  return parts.flatMap((part) => {
    const words = partsOf(part, /\s/);
    return !find(part) && words.every(find) ? words : [part];
  });
}

/** The second of `Gul och röd` is a name of its own, and begins as the first does. */
function likeTheFirst(names: readonly string[]): string[] {
  const isCapital = /^\p{Lu}/u.test(names[0] ?? '');
  return names.map((name) => (isCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name));
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
}
