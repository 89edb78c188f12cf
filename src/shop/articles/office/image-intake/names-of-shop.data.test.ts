import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '#kit/database/db.server.ts';
import { bumpVersion } from '#kit/database/data-versions.server.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../../../test/office.ts';
import { times } from '../../../../../test/sizes.ts';
import type { TestShop } from '../../../../../test/shop.ts';
import { openImageNames } from './names-of-shop.server.ts';

let shop: TestShop;
eachInOffice('content', async (opened) => {
  ({ shop } = opened);
});

const word = fc.constantFrom('lingon', 'havre', 'moln', 'ängar', 'tall');
const change = fc.oneof(
  fc.record({
    column: fc.constantFrom('name_sv', 'name_en'),
    value: fc.tuple(word, word).map((words) => words.join(' ')),
  }),
  fc.record({ column: fc.constant('ean'), value: fc.constantFrom('7312345678909', '4006381333931', null) }),
  fc.record({ column: fc.constant('article_number'), value: fc.constantFrom('9001', '9002', '9003') }),
  // What a picture that is put on an article changes, too.
  fc.record({ column: fc.constant('sort'), value: fc.constantFrom(1, 2) }),
);
const files = [
  'lingon havre.jpg',
  'moln ängar 2.png',
  'tall tall.jpg',
  '9001-b.jpg',
  '9002.png',
  '7312345678909.jpg',
  '4006381333931_2.jpg',
];

test('names are read by the articles as they are, whatever changed since and in what order', async () => {
  const kept = openImageNames(shop.services);
  const changes = fc.array(fc.record({ id: fc.constantFrom(article.mug, article.secret), change }), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      for (const {
        id,
        change: { column, value },
      } of all) {
        // Two articles cannot have one number.
        const isFree =
          column !== 'article_number' ||
          !(await shop.db
            .selectFrom('article')
            .select('id')
            .where('article_number', '=', `${value}`)
            .executeTakeFirst());
        if (!isFree) continue;
        const bumped = await inTransaction(shop.db, async (trx) => {
          await trx
            .updateTable('article')
            .set({ [column]: value })
            .where('id', '=', id)
            .execute();
          return await bumpVersion(trx, 'catalogue');
        });
        await shop.services.versions.changed(bumped);
        const [now, anew] = [await kept(), await openImageNames(shop.services)()];
        for (const file of files) expect([file, now(file)]).toEqual([file, anew(file)]);
      }
    }),
    { numRuns: 20 * times },
  );
});
