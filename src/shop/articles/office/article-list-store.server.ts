import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { patternsOfWords } from '#kit/database/search-patterns.server.ts';

export type OfficeFilter = {
  q: string;
  /** A group and those below it; undefined for all groups. */
  groupIds: readonly number[] | undefined;
  state: 'active' | 'withdrawn' | 'soldOut' | 'news' | undefined;
  lacks: 'english' | 'picture' | 'price' | undefined;
  /** Only these articles. */
  ids?: readonly number[] | undefined;
};
export type OfficePart = { sort: string; skip: number; take: number };

const standardPrice = sql<
  number | null
>`(select price from price where price_list_code = 'standard' and article_id = article.id)`;
const regularPrice = sql<
  number | null
>`(select regular_price from price where price_list_code = 'standard' and article_id = article.id)`;

const sortings = {
  number: sql`article_number`,
  name: sql`lower(name_sv)`,
  price: standardPrice,
  stock: sql`quantity_available`,
  changed: sql`changed_at`,
} as const;

/** By a name that the file of one of its pictures was sent with. */
const hasImageNamed = (pattern: string) => sql`article.id in (
  with named as (
    select id from image where file_name ilike ${pattern}
    union
    select image_id from image_former_name where name ilike ${pattern})
  select a.id from named join article a on a.image_id = named.id
  union all
  select v.article_id from named join article_view v on v.image_id = named.id)`;

/** The one rule of what the filters find: for the list, for a change of many and for a file. */
export function matching(db: Db, { q, groupIds, state, lacks, ids }: OfficeFilter) {
  let query = db.selectFrom('article');
  if (ids) query = query.where('article.id', '=', anyOf(ids));
  for (const pattern of patternsOfWords(q)) {
    query = query.where(
      sql<boolean>`(concat_ws(' ', article_number, name_sv, name_en, ean) ilike ${pattern} or ${hasImageNamed(pattern)})`,
    );
  }
  if (groupIds) query = query.where('product_group_id', '=', anyOf(groupIds));
  if (state === 'active') query = query.where('active', '=', true);
  if (state === 'withdrawn') query = query.where('active', '=', false);
  if (state === 'news') query = query.where(sql<boolean>`(news or season_news)`);
  if (state === 'soldOut')
    query = query.where(sql<boolean>`active and quantity_available <= 0 and not no_article_stock`);
  if (lacks === 'english') query = query.where(sql<boolean>`coalesce(name_en, '') = ''`);
  if (lacks === 'picture') query = query.where('image_id', 'is', null);
  if (lacks === 'price') query = query.where(sql<boolean>`${standardPrice} is null`);
  return query;
}

export async function readOfficeRows(db: Db, filter: OfficeFilter, { sort, skip, take }: OfficePart) {
  const [, minus = '', name = ''] = /^(-?)(\w+)$/.exec(sort) ?? [];
  const by = name in sortings ? sortings[name as keyof typeof sortings] : sortings.number;
  return await matching(db, filter)
    .select(['id', 'article_number', 'name_sv', 'name_en', 'product_group_id', 'image_id'])
    .select(['quantity_available', 'quantity_ordered', 'news', 'season_news', 'active'])
    .select([standardPrice.as('price'), regularPrice.as('regular_price')])
    .orderBy(by, (order) => (minus ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('id')
    .offset(skip)
    .limit(take)
    .execute();
}

/** Returns the ids after one, in their order. */
export async function readMatchingIds(
  db: Db,
  filter: OfficeFilter,
  { after, take }: { after: number; take: number },
): Promise<number[]> {
  const query = matching(db, filter).select('article.id').where('article.id', '>', after);
  return (await query.orderBy('article.id').limit(take).execute()).map(({ id }) => id);
}

export async function countOfficeRows(db: Db, filter: OfficeFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
