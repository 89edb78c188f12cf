import { sql } from 'kysely';
import type { Language } from '#kit/text/language.ts';
import { isNamed, nameIn, type Named } from '#kit/text/names.ts';

/** The names of an order's way of delivery as they are today, in Swedish, English and German. */
export const wayNames = sql<[string, string | null, string | null] | null>`(
  select array[name_sv, name_en, name_de] from way_of_delivery
  where way_of_delivery.id = customer_order.way_of_delivery_id)`.as('way_names');

type OfWay = { way_of_delivery_name: string; way_names: [string, string | null, string | null] | null };

/**
 * The stored name is the one at the time of the order; a way of delivery that still exists is named in the reader's
 * language.
 */
export function wayIn({ way_of_delivery_name: stored, way_names: names }: OfWay, language: Language): string {
  if (!names) return stored;
  const [name_sv, name_en, name_de] = names;
  const way: Named = { name_sv, name_en, name_de };
  return isNamed(way, stored) ? nameIn(language, way) : stored;
}
