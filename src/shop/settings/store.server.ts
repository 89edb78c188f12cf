import type { Db } from '#kit/database/db.server.ts';
import type { SettingTexts } from './declared-settings.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    setting: { name: string; value: string };
  }
}

export async function readSettingTexts(db: Db): Promise<Partial<SettingTexts>> {
  const rows = await db.selectFrom('setting').selectAll().execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
