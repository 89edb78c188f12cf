import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    vain_search: { week: string; words: string; times: number };
  }
}

/** Known words are always counted; new words only while the week's limit is not reached. */
export async function addMissedSearches(
  db: Db,
  week: string,
  counts: ReadonlyMap<string, number>,
  mostAWeek: number,
): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::integer[]) as given (words, times)
    ), known as (
      update vain_search set times = least(vain_search.times::bigint + given.times, 2000000000)::integer
      from given where week = ${week} and vain_search.words = given.words
      returning vain_search.words
    )
    insert into vain_search (week, words, times)
    select ${week}, words, times from given where words not in (select words from known)
    order by times desc
    limit greatest(0, ${mostAWeek} - (select count(*) from vain_search where week = ${week}))
    on conflict (week, words) do update set times = vain_search.times + excluded.times`.execute(db);
}

export async function deleteMissedSearchesBefore(db: Db, week: string): Promise<void> {
  await db.deleteFrom('vain_search').where('week', '<', week).execute();
}

export async function readMissedSearches(db: Db, { from, to }: { from: string; to: string }) {
  return await db
    .selectFrom('vain_search')
    .selectAll()
    .where('week', '>=', from)
    .where('week', '<=', to)
    .orderBy('week', 'desc')
    .orderBy('times', 'desc')
    .orderBy('words')
    .limit(2_000)
    .execute();
}
