import { toNfc } from '#kit/text/unicode-text.mjs';
import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import { addWords, type KindOfWord } from './name-words.ts';

/** The ids of the articles that have a name, by the key of it, and the words of all names. */
export type NameIndex = {
  ids: ReadonlyMap<string, readonly number[]>;
  words: ReadonlyMap<string, KindOfWord>;
};

/** A longer text is the name of no article. */
const longestName = 300;
const articlesInStep = 500;
const plain = /^[!-~]*(?: [!-~]+)*$/;

/** Each step takes in the names of a few articles, in all languages. */
export function* nameIndexOf(articles: readonly CatalogueArticle[]): Generator<undefined, NameIndex> {
  const byName = new Map<string, number[]>();
  const words = new Map<string, KindOfWord>();
  for (const [place, { row }] of articles.entries()) {
    if (place % articlesInStep === 0) yield;
    for (const key of new Set([nameKey(row.name_sv), nameKey(row.name_en ?? '')])) {
      if (key === '') continue;
      const ids = byName.get(key);
      if (ids) ids.push(row.id);
      else {
        byName.set(key, [row.id]);
        addWords(words, key);
      }
    }
  }
  return { ids: byName, words };
}

/** Returns a name for comparison, whatever its case and spaces; '' for what is the name of no article. */
export function nameKey(name: string): string {
  if (name.length > longestName) return '';
  if (plain.test(name)) return name.toLowerCase();
  return toNfc(name).replace(/\s+/g, ' ').trim().toLocaleLowerCase('sv');
}
