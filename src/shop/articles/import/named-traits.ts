import type { Named } from '#kit/text/names.ts';

/** The colours or the materials of the shop, as files name them. */
export type NamedTraits = {
  /** Returns the number of what is meant by a number or by a name in any language. */
  find: (meant: number | string) => number | undefined;
};

export function namedTraits(rows: readonly (Named & { id: number })[]): NamedTraits {
  const ids = new Set(rows.map(({ id }) => id));
  const byName = new Map<string, number>();
  for (const { id, name_sv, name_en, name_de } of rows)
    for (const name of [name_sv, name_en, name_de])
      // Of several with one name the first of the register is meant.
      if (name !== null && !byName.has(plain(name))) byName.set(plain(name), id);
  return {
    find: (meant) =>
      /^\d+$/.test(String(meant)) && ids.has(Number(meant))
        ? Number(meant)
        : byName.get(plain(String(meant))),
  };
}

/**
 * Finds several that are separated as numbers are, by a bar, comma, slash or space, all of which a name may hold too.
 * Returns the first that is none when there is such a one.
 */
export function findAllOf(
  meant: readonly number[] | string,
  traits: NamedTraits,
): number[] | { unknown: number | string } {
  const whole = typeof meant === 'string' ? traits.find(meant) : undefined;
  if (whole !== undefined) return [whole];
  const parts = typeof meant === 'string' ? partsOf(meant, /[,|/]/) : meant;
  const found = new Set<number>();
  for (const part of parts) {
    const one = traits.find(part);
    const words = one === undefined ? partsOf(String(part), /\s/).map(traits.find) : [one];
    for (const id of words) {
      if (id === undefined) return { unknown: part };
      found.add(id);
    }
  }
  return [...found];
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
