import type { Db } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Language } from '#kit/text/language.ts';
import type { OfficeTextKey } from '#shop/texts/office-language/table.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';

type TextOfUse = (language: Language) => string;

/** Tells where another area uses an item that is about to be deleted: `2 orders`. */
export type UsedWhere<Id = number> = (db: Db, id: Id) => Promise<TextOfUse | undefined>;

/** Returns the problem `in-use`, whose text names every place of use; undefined when there is none. */
export async function inUse<Id = number>(
  db: Db,
  id: Id,
  uses: readonly UsedWhere<Id>[],
  key: OfficeTextKey,
): Promise<Problem | undefined> {
  const places: TextOfUse[] = [];
  for (const use of uses) {
    const place = await use(db, id);
    if (place) places.push(place);
  }
  if (places.length === 0) return undefined;
  return new Problem('in-use', {
    detail: (language) =>
      officeTextIn(language)(key, { places: places.map((place) => place(language)).join(', ') }),
  });
}

/** `1 order`, `3 orders`; undefined for none. */
export function countedUse(
  by: 'articles' | 'carts' | 'customers' | 'orders',
  count: number,
): TextOfUse | undefined {
  if (count === 0) return undefined;
  return officeTextOf(`officeProblem.used.${by}.${count === 1 ? 'one' : 'other'}`, { count });
}
