import type { Db } from '#kit/database/db.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    setting: { name: string; value: string };
  }
}

export async function readSettingRows(db: Db): Promise<{ name: string; value: string }[]> {
  return await db.selectFrom('setting').selectAll().execute();
}
