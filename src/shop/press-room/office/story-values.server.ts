import { safeHtml } from '#kit/text/markup/safe-html.server.ts';
import type { ImageWords } from '#shop/images/office/image-words.server.ts';
import { versionOf } from '#shop/staff/change-log/change-as.server.ts';
import type { OfficePressStory, PressStoryInput, StoryState } from './contract.ts';
import type { StoryInput, StoryRow } from './store.server.ts';

export function storyRowOf(input: PressStoryInput): StoryInput {
  return {
    common: {
      publish_at: input.PublishAt === null ? null : new Date(input.PublishAt),
      title_sv: input.TitleSV,
      title_en: input.TitleEN || null,
      message_sv: safeHtml(input.MessageSV),
      message_en: safeHtml(input.MessageEN) || null,
    },
    message: { category_id: input.CategoryId, place: input.Place, url: input.Url || null },
    article: { article_number: input.ArticleNumber || null },
  };
}

export function stateOf(row: Pick<StoryRow, 'deleted_at' | 'publish_at'>, now: Date): StoryState {
  if (row.deleted_at) return 'deleted';
  if (!row.publish_at) return 'draft';
  return row.publish_at > now ? 'scheduled' : 'published';
}

export function storyToWire(row: StoryRow, Pictures: ImageWords[], now: Date): OfficePressStory {
  const values = {
    PublishAt: row.publish_at?.toISOString() ?? null,
    TitleSV: row.title_sv,
    TitleEN: row.title_en ?? '',
    MessageSV: safeHtml(row.message_sv),
    MessageEN: safeHtml(row.message_en ?? ''),
    Pictures,
    CategoryId: row.category_id,
    Place: row.place,
    Url: row.url ?? '',
    ArticleNumber: row.article_number ?? '',
  };
  return { Id: row.id, ...values, State: stateOf(row, now), Version: versionOf(values) };
}

export function editableOf({ Id: _id, State: _state, Version: _version, ...values }: OfficePressStory) {
  return values;
}

/** The texts below pictures are logged separately for each picture. */
export function loggedOf(story: OfficePressStory) {
  return { ...editableOf(story), Pictures: story.Pictures.map(({ ImageId }) => ImageId) };
}
