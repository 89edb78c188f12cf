import type { Db } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';

/** Tells where another area uses an item that is about to be deleted: `2 order`, `2 orders`. */
export type UsedWhere = (db: Db, id: number) => Promise<readonly [sv: string, en: string] | undefined>;

/** Returns the problem `in-use` with every place of use and an alternative; undefined when there is none. */
export async function inUse(
  db: Db,
  id: number,
  uses: readonly UsedWhere[],
  instead: readonly [sv: string, en: string],
): Promise<Problem | undefined> {
  const places = [];
  for (const use of uses) {
    const place = await use(db, id);
    if (place) places.push(place);
  }
  if (places.length === 0) return undefined;
  return new Problem('in-use', {
    detail: [
      `Används i: ${places.map(([sv]) => sv).join(', ')}. ${instead[0]}`,
      `Used in: ${places.map(([, en]) => en).join(', ')}. ${instead[1]}`,
    ],
  });
}

/** `1 order`, `3 orders`; undefined for none. */
export function counted(
  count: number,
  one: readonly [sv: string, en: string],
  several: readonly [sv: string, en: string],
): readonly [sv: string, en: string] | undefined {
  if (count === 0) return undefined;
  const [sv, en] = count === 1 ? one : several;
  return [`${count} ${sv}`, `${count} ${en}`];
}
