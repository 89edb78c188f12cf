import { slugOf } from '#kit/text/characters/fold.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { inLanguage, languages, shownIn, type Language } from '#kit/text/language.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { safeHtml } from '#kit/text/markup/safe-html.server.ts';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import type { WaitingWords } from '#shop/images/images.server.ts';
import type { GroupRepository } from '#shop/product-groups/product-groups.server.ts';
import type { PressArticle, PressMessage } from './contract.ts';
import {
  readGroupsOfNumbers,
  readMessageImages,
  readMessages,
  readPressArticleImages,
  readPressArticles,
  type MessageRow,
  type PressArticleRow,
} from './store.server.ts';

/** Published content only; a message before its time is never revealed. Newest first. */
export type PressRoom = {
  messages(channel: number | undefined, language: Language): Promise<PressMessage[]>;
  message(id: number, language: Language): Promise<PressMessage | undefined>;
  /** The number of an article that the reader may not see is left out. */
  articles(reader: ShopPrincipal, language: Language): Promise<PressArticle[]>;
  article(reader: ShopPrincipal, id: number, language: Language): Promise<PressArticle | undefined>;
  /** The first picture is shown large. Undefined when there is no such message. */
  imagesOfMessage(messageId: number): Promise<number[] | undefined>;
  showsImage(principal: ShopPrincipal, imageId: number): Promise<boolean>;
  /** The texts below pictures that have waited for what is published now, until they become those of the pictures. */
  wordsThatWaited(): Promise<ReadonlyMap<number, WaitingWords>>;
  /** Invalidates cached copies when something was published since the last call. */
  followClock(): Promise<void>;
};

/** The channel in a call, and the category of its messages. */
const categoryOfChannel = new Map([
  [1, 1],
  [3, 1002],
]);

type Memoized<T> = {
  publishAt: Date;
  images: readonly StoryImage[];
  imageIds: number[];
  wire: Record<Language, T>;
};
type StoryImage = { image_id: number; waiting_words: WaitingWords | null };

export function openPressRoom(
  { db, versions, now }: Pick<Services, 'db' | 'versions' | 'now'>,
  groups: Pick<GroupRepository, 'visibleIds'>,
): PressRoom {
  const memoized = memoizeByVersion(versions, async () => {
    const messages = await readMessages(db);
    const imagesOfMessage = groupBy(await readMessageImages(db), (row) => row.press_message_id);
    const articles = await readPressArticles(db);
    const imagesOfArticle = groupBy(await readPressArticleImages(db), (row) => row.press_article_id);
    const groupOfNumber = await readGroupsOfNumbers(
      db,
      articles.flatMap(({ article_number }) => article_number ?? []),
    );
    return {
      messages: messages.map((row) => keep(row, imagesOfMessage.get(row.id), messageToWire)),
      articles: articles.map((row) => ({
        ...keep(row, imagesOfArticle.get(row.id), articleToWire),
        groupId: groupOfNumber.get(row.article_number?.toLowerCase() ?? ''),
      })),
    };
  });
  let seenAt = now();

  async function published() {
    const { messages, articles } = await memoized();
    const time = now();
    return {
      messages: messages.filter((message) => message.publishAt <= time),
      articles: articles.filter((article) => article.publishAt <= time),
    };
  }

  return {
    async messages(channel, language) {
      const all = (await published()).messages.map(({ wire }) => wire[language]);
      if (channel === undefined) return all;
      return all.filter((message) => message.CategoryId === categoryOfChannel.get(channel));
    },
    async message(id, language) {
      return (await this.messages(undefined, language)).find((message) => message.Id === id);
    },
    async articles(reader, language) {
      const visible = await groups.visibleIds(reader);
      return (await published()).articles.map(({ wire, groupId }) =>
        groupId === undefined || visible.has(groupId)
          ? wire[language]
          : { ...wire[language], ArticleNumber: null },
      );
    },
    async article(reader, id, language) {
      return (await this.articles(reader, language)).find((article) => article.Id === id);
    },
    async imagesOfMessage(messageId) {
      return (await published()).messages.find(({ wire }) => wire.sv.Id === messageId)?.imageIds;
    },
    async showsImage(_principal, imageId) {
      const { messages, articles } = await published();
      return [...messages, ...articles].some(({ imageIds }) => imageIds.includes(imageId));
    },
    async wordsThatWaited() {
      const { messages, articles } = await published();
      const stories = [...messages, ...articles].sort((one, other) => +one.publishAt - +other.publishAt);
      const waited = new Map<number, WaitingWords>();
      for (const { images } of stories)
        for (const { image_id, waiting_words } of images)
          if (waiting_words) waited.set(image_id, { ...waited.get(image_id), ...waiting_words });
      return waited;
    },
    async followClock() {
      const { messages, articles } = await memoized();
      const [before, time] = [seenAt, now()];
      seenAt = time;
      const isNew = ({ publishAt }: { publishAt: Date }) => publishAt > before && publishAt <= time;
      if ([...messages, ...articles].some(isNew)) await versions.changed();
    },
  };
}

function keep<Row extends { publish_at: Date }, T>(
  row: Row,
  images: readonly StoryImage[] = [],
  toWire: (row: Row, imageIds: number[], language: Language) => T,
): Memoized<T> {
  const imageIds = images.map(({ image_id }) => image_id);
  const wire = Object.fromEntries(languages.map((language) => [language, toWire(row, imageIds, language)]));
  return { publishAt: row.publish_at, images, imageIds, wire: wire as Record<Language, T> };
}

function messageToWire(row: MessageRow, imageIds: number[], language: Language): PressMessage {
  return {
    Id: row.id,
    CreateDate: row.publish_at.toISOString(),
    ...(row.changed_at && row.changed_at > row.publish_at && { ChangeDate: row.changed_at.toISOString() }),
    Title: inLanguage(language, row.title_sv, row.title_en),
    Message: safeHtml(inLanguage(language, row.message_sv, row.message_en)),
    HasImage: imageIds.length > 0,
    CategoryId: row.category_id,
    Url: row.url !== null && isSafeUrl(row.url) ? row.url : null,
    ...storyShownIn(row, language),
  };
}

function articleToWire(row: PressArticleRow, imageIds: number[], language: Language): PressArticle {
  const title = inLanguage(language, row.title_sv, row.title_en);
  return {
    Id: row.id,
    Title: title,
    Message: safeHtml(inLanguage(language, row.message_sv, row.message_en)),
    ArticleNumber: row.article_number,
    UrlName: slugOf(title) || String(row.id),
    ImageIds: imageIds,
    CreateDate: row.publish_at.toISOString(),
    ...storyShownIn(row, language),
  };
}

function storyShownIn(row: MessageRow | PressArticleRow, language: Language) {
  return shownIn(language, {
    Title: [row.title_sv, row.title_en],
    Message: [row.message_sv, row.message_en],
  });
}
