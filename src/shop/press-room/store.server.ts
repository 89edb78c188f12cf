import { sql, type ColumnType, type Generated, type NotNull } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import type { WaitingWords } from '#shop/images/images.server.ts';

interface PressMessageTable {
  id: Generated<number>;
  category_id: number;
  /** Null for a draft. */
  publish_at: Date | null;
  title_sv: string;
  title_en: string | null;
  message_sv: string;
  message_en: string | null;
  place: Generated<string>;
  url: string | null;
  deleted_at: Date | null;
  /** When the office last changed it; null when it never did, or before this was recorded. */
  changed_at: Date | null;
}
interface PressArticleTable {
  id: Generated<number>;
  article_number: string | null;
  /** Null for a draft. */
  publish_at: Date | null;
  title_sv: string;
  title_en: string | null;
  message_sv: string;
  message_en: string | null;
  deleted_at: Date | null;
}
/** `waiting_words` is null where the picture's own texts are those of the story. */
interface PressMessageImageTable {
  press_message_id: number;
  image_id: number;
  sort: Generated<number>;
  waiting_words: ColumnType<WaitingWords | null, string | null | undefined, string | null>;
}
interface PressArticleImageTable {
  press_article_id: number;
  image_id: number;
  sort: Generated<number>;
  waiting_words: ColumnType<WaitingWords | null, string | null | undefined, string | null>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    press_message: PressMessageTable;
    press_message_image: PressMessageImageTable;
    press_article: PressArticleTable;
    press_article_image: PressArticleImageTable;
  }
}

export type MessageRow = Awaited<ReturnType<typeof readMessages>>[number];
export type PressArticleRow = Awaited<ReturnType<typeof readPressArticles>>[number];

export async function readMessages(db: Db) {
  return await db
    .selectFrom('press_message')
    .selectAll()
    .where('publish_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .$narrowType<{ publish_at: NotNull }>()
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function readMessageImages(db: Db) {
  return await db.selectFrom('press_message_image').selectAll().orderBy('sort').orderBy('image_id').execute();
}

export async function readPressArticles(db: Db) {
  return await db
    .selectFrom('press_article')
    .selectAll()
    .where('publish_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .$narrowType<{ publish_at: NotNull }>()
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the groups of the articles with these numbers, by the number in lower case. */
export async function readGroupsOfNumbers(db: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('article')
    .select([sql<string>`lower(article_number)`.as('number'), 'product_group_id'])
    .where(
      sql`lower(article_number)`,
      '=',
      sql`any(${numbers.map((number) => number.toLowerCase())}::text[])`,
    )
    .execute();
  return new Map(rows.map((row) => [row.number, row.product_group_id]));
}

export async function readPressArticleImages(db: Db) {
  return await db.selectFrom('press_article_image').selectAll().orderBy('sort').orderBy('image_id').execute();
}
