import type { Services } from '#kit/services/services.server.ts';
import type { StoryKind } from './contract.ts';
import * as store from './store.server.ts';
import type { StoryFilter } from './store.server.ts';
import { stateOf } from './story-values.server.ts';

export async function officeStories(
  { db, now }: Services,
  kind: StoryKind,
  filter: StoryFilter,
  part: { sort: string; skip: number; take: number },
) {
  const at = now();
  const { rows, total } = await store.readStories(db, kind, { ...filter, now: at }, part);
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      TitleSV: row.title_sv,
      TitleEN: row.title_en ?? '',
      PublishAt: row.publish_at?.toISOString() ?? null,
      CategoryId: row.category_id,
      ArticleNumber: row.article_number ?? '',
      ImageId: row.image_id,
      State: stateOf(row, at),
    })),
    Total: total,
  };
}
