import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { patternsOfWords } from '#kit/database/search-patterns.server.ts';
import type { WaitingWords } from '#shop/images/images.server.ts';
import type { StoryKind, StoryState } from './contract.ts';

export type StoryValues = {
  publish_at: Date | null;
  title_sv: string;
  title_en: string | null;
  message_sv: string;
  message_en: string | null;
};
type OfMessages = { category_id: number; place: string; url: string | null };
type OfArticles = { article_number: string | null };
export type StoryRow = StoryValues & OfMessages & OfArticles & { id: number; deleted_at: Date | null };
type StoryListRow = Omit<StoryRow, 'message_sv' | 'message_en' | 'place' | 'url'> & {
  image_id: number | null;
};
export type StoryFilter = {
  q: string;
  state: StoryState | undefined;
  category: number | undefined;
  lacks: 'english' | 'picture' | undefined;
};

const tables = {
  messages: {
    story: sql.table('press_message'),
    images: sql.table('press_message_image'),
    key: sql.ref('press_message_id'),
    own: sql`category_id, place, url, null::text as article_number`,
  },
  articles: {
    story: sql.table('press_article'),
    images: sql.table('press_article_image'),
    key: sql.ref('press_article_id'),
    own: sql`0 as category_id, '' as place, null::text as url, article_number`,
  },
} as const;

function conditionsOf(kind: StoryKind, { q, state, category, lacks }: StoryFilter, now: Date) {
  const { images, key } = tables[kind];
  const all: RawBuilder<unknown>[] = [sql`(deleted_at is not null) = ${state === 'deleted'}`];
  for (const pattern of patternsOfWords(q)) {
    all.push(sql`concat_ws(' ', title_sv, title_en, message_sv, message_en) ilike ${pattern}`);
  }
  if (state === 'draft') all.push(sql`publish_at is null`);
  if (state === 'scheduled') all.push(sql`publish_at > ${now}`);
  if (state === 'published') all.push(sql`publish_at <= ${now}`);
  if (category !== undefined && kind === 'messages') all.push(sql`category_id = ${category}`);
  if (lacks === 'english') all.push(sql`(coalesce(title_en, '') = '' or coalesce(message_en, '') = '')`);
  if (lacks === 'picture')
    all.push(sql`not exists (select 1 from ${images} where ${key} = ${tables[kind].story}.id)`);
  return sql.join(all, sql` and `);
}

export async function readStories(
  db: Db,
  kind: StoryKind,
  filter: StoryFilter & { now: Date },
  { sort, skip, take }: { sort: string; skip: number; take: number },
): Promise<{ rows: StoryListRow[]; total: number }> {
  const { story, images, key, own } = tables[kind];
  const matching = conditionsOf(kind, filter, filter.now);
  const order = /^-?title$/.test(sort) ? sql`lower(title_sv)` : sql`publish_at`;
  const way = sort.startsWith('-') || sort === '' ? sql.raw('desc nulls first') : sql.raw('asc nulls last');
  const { rows } = await sql<StoryListRow>`
    select id, publish_at, title_sv, title_en, deleted_at, ${own},
      (select image_id from ${images} where ${key} = ${story}.id order by sort, image_id limit 1) as image_id
    from ${story} where ${matching}
    order by ${order} ${way}, id desc offset ${skip} limit ${take}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${story} where ${matching}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function readStory(
  db: Db,
  kind: StoryKind,
  id: number,
  { lock = false } = {},
): Promise<{ row: StoryRow; imageIds: number[]; waiting: Map<number, WaitingWords> } | undefined> {
  const { story, images, key, own } = tables[kind];
  const { rows } = await sql<StoryRow>`
    select id, publish_at, title_sv, title_en, message_sv, message_en, deleted_at, ${own}
    from ${story} where id = ${id} ${lock ? sql.raw('for update') : sql.raw('')}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const shown = await sql<{ image_id: number; waiting_words: WaitingWords | null }>`
    select image_id, waiting_words from ${images} where ${key} = ${id} order by sort, image_id`.execute(db);
  const waiting = new Map<number, WaitingWords>();
  for (const { image_id, waiting_words } of shown.rows)
    if (waiting_words) waiting.set(image_id, waiting_words);
  return { row, imageIds: shown.rows.map(({ image_id }) => image_id), waiting };
}

/** Locks the published stories with words that still wait, the first published first. */
export async function lockDueStories(trx: Trx, now: Date): Promise<{ kind: StoryKind; id: number }[]> {
  const due: { kind: StoryKind; id: number; publish_at: Date }[] = [];
  for (const kind of ['messages', 'articles'] as const) {
    const { rows } = await sql<{ id: number; publish_at: Date }>`
      select id, publish_at from ${tables[kind].story}
      where ${isDue(kind, now)} order by id for update`.execute(trx);
    for (const row of rows) due.push({ kind, ...row });
  }
  return due.sort((one, other) => +one.publish_at - +other.publish_at);
}

export async function hasDueStory(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from press_message where ${isDue('messages', now)})
      or exists (select from press_article where ${isDue('articles', now)}) as due`.execute(db);
  return rows[0]?.due === true;
}

function isDue(kind: StoryKind, now: Date): RawBuilder<boolean> {
  const { story, images, key } = tables[kind];
  return sql<boolean>`publish_at <= ${now} and deleted_at is null and exists (
    select from ${images} where ${key} = ${story}.id and waiting_words is not null)`;
}

export type StoryInput = { common: StoryValues; message: OfMessages; article: OfArticles };

export async function insertStory(trx: Trx, kind: StoryKind, story: StoryInput): Promise<number> {
  const query =
    kind === 'messages'
      ? trx
          .insertInto('press_message')
          .values({ ...story.common, ...story.message })
          .returning('id')
      : trx
          .insertInto('press_article')
          .values({ ...story.common, ...story.article })
          .returning('id');
  return (await query.executeTakeFirstOrThrow()).id;
}

export async function updateStory(
  trx: Trx,
  kind: StoryKind,
  id: number,
  { common, message, article, changedAt }: StoryInput & { changedAt: Date | null },
): Promise<void> {
  if (kind === 'messages')
    await trx
      .updateTable('press_message')
      .set({ ...common, ...message, changed_at: changedAt })
      .where('id', '=', id)
      .execute();
  else
    await trx
      .updateTable('press_article')
      .set({ ...common, ...article })
      .where('id', '=', id)
      .execute();
}

export async function setDeletedAt(trx: Trx, kind: StoryKind, id: number, at: Date | null): Promise<void> {
  await sql`update ${tables[kind].story} set deleted_at = ${at} where id = ${id}`.execute(trx);
}

export async function putStoryImages(
  trx: Trx,
  kind: StoryKind,
  id: number,
  imageIds: readonly number[],
  waiting: ReadonlyMap<number, WaitingWords>,
): Promise<void> {
  const { images, key } = tables[kind];
  await sql`delete from ${images} where ${key} = ${id}`.execute(trx);
  if (imageIds.length === 0) return;
  const words = imageIds.map((imageId) => JSON.stringify(waiting.get(imageId) ?? null));
  await sql`insert into ${images} (${key}, image_id, sort, waiting_words)
    select ${id}, image_id, place, nullif(words::jsonb, 'null')
    from unnest(${[...imageIds]}::integer[], ${words}::text[]) with ordinality as given (image_id, words, place)`.execute(
    trx,
  );
}
