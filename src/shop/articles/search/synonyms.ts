import { longestSynonyms } from '#shop/settings/trade-synonyms.ts';
import { typedWords } from './search-words.ts';
import { stemsOf } from './word-stem.ts';

const mostWordsOfPhrase = 3;
const mostPhrasesOfGroup = 30;
/** Each alternative costs a search of its own. */
const mostAlternatives = 12;

/** The phrases that mean the same as one, by its key. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Reads groups of synonyms; a phrase of more words than are looked up is left out. */
export function readSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const line of text.slice(0, longestSynonyms).split('\n')) {
    const phrases = line
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(isPhrase)
      .slice(0, mostPhrasesOfGroup);
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase);
      for (const key of keysOf(wordsOf(phrase)))
        synonyms.set(key, [...new Set([...(synonyms.get(key) ?? []), ...others])]);
    }
  }
  return synonyms;
}

/** Returns what the text would be with a phrase of it replaced by one that means the same; none when it knows no phrase. */
export function alternativesTo(searchText: string, synonyms: Synonyms): string[] {
  if (synonyms.size === 0) return [];
  const words = wordsOf(searchText);
  const found = new Set<string>();
  for (let length = Math.min(mostWordsOfPhrase, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length);
      for (const other of keysOf(phrase).flatMap((key) => synonyms.get(key) ?? []))
        found.add([...words.slice(0, at), other, ...words.slice(at + length)].join(' '));
    }
  }
  return [...found].slice(0, mostAlternatives);
}

function isPhrase(phrase: string): boolean {
  const { length } = wordsOf(phrase);
  return length > 0 && length <= mostWordsOfPhrase;
}

function wordsOf(text: string): string[] {
  return typedWords(text).map(({ marked }) => marked);
}

/** A phrase is known in every inflected form, by the rules of either language. */
function keysOf(words: readonly string[]): string[] {
  const stems = words.map((word) => stemsOf(typedWords(word)[0]?.text ?? word));
  return [...new Set([stems.map(({ sv }) => sv).join(' '), stems.map(({ en }) => en).join(' ')])];
}
