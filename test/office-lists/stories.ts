import {
  all,
  by,
  byIdDown,
  idOf,
  isSet,
  lower,
  now,
  oneOf,
  places,
  shuffled,
  textOf,
  as,
  moment,
  text,
  time,
  type Compare,
  type Fact,
  type OfficeList,
} from './office-list.ts';
import { storeImage } from './store-image.ts';

function stories(kind: 'messages' | 'articles'): OfficeList {
  const table = kind === 'messages' ? 'press_message' : 'press_article';
  return {
    async seed({ db }) {
      await db.deleteFrom('press_message').execute();
      await db.deleteFrom('press_article').execute();
      await storeImage(db);
      const facts = places.map((place) => ({
        id: 3_000 + shuffled(place, 24),
        title_sv: textOf(place, 'rubrik'),
        title_en: oneOf([null, '', textOf(place, 'title')], place),
        message_sv: `<p>${textOf(place, 'text')}</p>`,
        message_en: oneOf([null, `<p>${textOf(place, 'words')}</p>`], place),
        publish_at: oneOf(
          [null, now, new Date(now.getTime() + 1_000), new Date(now.getTime() - 1_000)],
          place >> 1,
        ),
        deleted_at: isSet(place, 3) && isSet(place, 0) ? now : null,
        category_id: kind === 'messages' ? oneOf([1, 2, 1002], place) : 0,
        images: isSet(place, 2) ? 1 : 0,
      }));
      for (const { images, category_id, ...row } of facts) {
        if (table === 'press_message')
          await db
            .insertInto(table)
            .values({ ...row, category_id })
            .execute();
        else await db.insertInto(table).values(row).execute();
        if (images === 0) continue;
        if (table === 'press_message')
          await db
            .insertInto('press_message_image')
            .values({ press_message_id: row.id, image_id: 1 })
            .execute();
        else
          await db
            .insertInto('press_article_image')
            .values({ press_article_id: row.id, image_id: 1 })
            .execute();
      }
      return facts.map((fact) => Object.assign(fact, { key: String(fact.id) }));
    },
    searched: ['title_sv', 'title_en', 'message_sv', 'message_en'],
    filters: {
      state: {
        '': isThere,
        draft: (fact) => isThere(fact) && fact['publish_at'] === null,
        scheduled: (fact) => isThere(fact) && fact['publish_at'] !== null && fact['publish_at']! > now,
        published: (fact) => isThere(fact) && fact['publish_at'] !== null && fact['publish_at']! <= now,
        deleted: (fact) => fact['deleted_at'] !== null,
      },
      category: {
        '': all,
        // Press articles have no category: asked for one, all are shown.
        '2': (fact) => kind === 'articles' || fact['category_id'] === 2,
        '1002': (fact) => kind === 'articles' || fact['category_id'] === 1002,
      },
      lacks: {
        '': all,
        english: (fact) => !fact['title_en'] || !fact['message_en'],
        picture: (fact) => fact['images'] === 0,
      },
    },
    sorts: {
      '': byTime('desc'),
      '-date': byTime('desc'),
      date: byTime('asc'),
      title: by(lower('title_sv'), { then: byIdDown }),
      '-title': by(lower('title_sv'), { descends: true, then: byIdDown }),
    },
    columns: {
      TitleSV: as('title_sv'),
      TitleEN: text('title_en'),
      PublishAt: moment('publish_at'),
      CategoryId: as('category_id'),
      ImageId: (fact) => (fact['images'] === 0 ? null : 1),
    },
    parts: 'numbered',
    keyOf: idOf,
  };
}

function isThere(fact: Fact): boolean {
  return fact['deleted_at'] === null;
}

/** A draft is newer than anything. */
function byTime(way: 'asc' | 'desc'): Compare {
  const descends = way === 'desc';
  return by(time('publish_at'), { descends, nulls: descends ? 'first' : 'last', then: byIdDown });
}

export const listsOfStories = {
  '/api/office/press/messages': stories('messages'),
  '/api/office/press/articles': stories('articles'),
};
