import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { articlesNumbered } from '#shop/articles/depicted/depicted-articles.server.ts';
import { imageWordsOf, putImageWords } from '#shop/images/office/image-words.server.ts';
import { changeAs, type Changer } from '#shop/staff/change-log/change-as.server.ts';
import * as store from './store.server.ts';

const shop: Changer = { id: null, name: 'Hylla' };

/**
 * Makes the texts below pictures that waited for a message or press article, published since, those of the pictures. Readers
 * have them since it was published.
 */
export async function showWaitingWords(services: Pick<Services, 'db' | 'now' | 'versions'>): Promise<void> {
  const now = services.now();
  if (!(await store.hasDueStory(services.db, now))) return;
  const done = await changeAs(shop, services, { topic: 'press-room' }, async (trx, note) => {
    for (const { kind, id } of await store.lockDueStories(trx, now)) {
      const story = await store.readStory(trx, kind, id);
      if (!story) continue;
      for (const words of await imageWordsOf(trx, story.imageIds, story.waiting)) {
        if (!story.waiting.has(words.ImageId)) continue;
        // An article may have another number by now, or be deleted.
        const { numbers: ArticleNumbers } = await articlesNumbered(trx, words.ArticleNumbers);
        const refused = await putImageWords(trx, note, [{ ...words, ArticleNumbers }]);
        if (refused) return refused;
      }
      await store.putStoryImages(trx, kind, id, story.imageIds, new Map());
    }
    return undefined;
  });
  if (done instanceof Problem) throw new Error(`words below pictures are not shown: ${done.code}`);
}
