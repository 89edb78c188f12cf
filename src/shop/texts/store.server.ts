import type { Db } from '#kit/database/db.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    language_text: { key: string; sv: string; en: string | null };
    web_text: { position: string; text_sv: string; text_en: string | null };
  }
}

export type WebTextRow = { position: string; text_sv: string; text_en: string | null };

export async function readLanguageTexts(db: Db): Promise<{ key: string; sv: string; en: string | null }[]> {
  return await db.selectFrom('language_text').selectAll().execute();
}

export async function readWebTexts(db: Db): Promise<WebTextRow[]> {
  return await db.selectFrom('web_text').selectAll().orderBy('position').execute();
}
