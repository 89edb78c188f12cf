import { quality } from './points.ts';
import { isSize, type SearchWord } from './search-words.ts';
import { allowedErrors, isMeant, isMeantAtEnd } from './spelling.ts';
import type { Word } from './vocabulary.server.ts';
import { qualityOfPart } from './word-match.ts';
import { stemsOf } from './word-stem.ts';

type Take = (word: Word, quality: number) => void;

type Places = ReadonlyMap<string, readonly number[]>;
type Tables = { letters: Int32Array; byText: Places; byStem: Readonly<Record<'sv' | 'en', Places>> };

export function* wordScanOf(words: readonly Word[]): Generator<undefined, WordScan> {
  const letters = Int32Array.from(words, ({ text }) => lettersOf(text));
  yield;
  const byText = yield* placesBy(words, ({ text }) => text);
  const sv = yield* placesBy(words, ({ stems }) => stems.sv);
  const en = yield* placesBy(words, ({ stems }) => stems.en);
  return new WordScan(words, { letters, byText, byStem: { sv, en } });
}

/**
 * Scans the words of the catalogue. Equal words and stems are looked up; for the others a bit mask of letters
 * excludes most words that cannot match, so that tens of thousands are scanned in a fraction of a millisecond.
 */
export class WordScan {
  readonly #words: readonly Word[];
  readonly #letters: Int32Array;
  readonly #byText: Places;
  readonly #byStem: Tables['byStem'];

  constructor(words: readonly Word[], { letters, byText, byStem }: Tables) {
    this.#words = words;
    this.#letters = letters;
    this.#byText = byText;
    this.#byStem = byStem;
  }

  hasStem(text: string): boolean {
    return this.#byStem.sv.has(stemsOf(text).sv);
  }

  /** Passes on every word that matches the typed text, with the quality of the match. */
  each(typed: SearchWord, take: Take): void {
    const stems = stemsOf(typed.text);
    const seen = new Set<number>();
    const takeAll = (places: readonly number[] | undefined, value: number) => {
      for (const place of places ?? []) {
        if (seen.has(place)) continue;
        seen.add(place);
        take(this.#words[place]!, value);
      }
    };
    takeAll(this.#byText.get(typed.text), quality.same);
    takeAll(this.#byStem.sv.get(stems.sv), quality.sameStem);
    takeAll(this.#byStem.en.get(stems.en), quality.sameStem);
    if (isSize(typed)) return;
    const letters = lettersOf(typed.text) & lettersOf(stems.sv);
    for (let place = 0; place < this.#letters.length; place++) {
      if ((letters & ~this.#letters[place]!) !== 0) continue;
      const word = this.#words[place]!;
      const value = qualityOfPart(word, typed, stems.sv);
      if (value > 0 && !seen.has(place)) take(word, value);
    }
  }

  /**
   * Passes on every word that may have been meant: those with one error, and those with more errors only when there
   * is none.
   */
  eachMeant(typed: string, take: Take): boolean {
    const letters = lettersOf(typed);
    let isFound = false;
    for (let errors = 1; errors <= allowedErrors(typed) && !isFound; errors++) {
      for (let place = 0; place < this.#letters.length; place++) {
        if (bitCount(letters & ~this.#letters[place]!) > errors) continue;
        const word = this.#words[place]!;
        const isWhole = isMeantAtEnd(typed, word.text, errors);
        if (!isWhole && !isMeant(typed, word.text, errors)) continue;
        isFound = true;
        take(word, isWhole ? quality.typo : quality.typoBegins);
      }
    }
    return isFound;
  }
}

const wordsInStep = 5_000;

function* placesBy(
  words: readonly Word[],
  keyOf: (word: Word) => string,
): Generator<undefined, Map<string, number[]>> {
  const places = new Map<string, number[]>();
  for (const [place, word] of words.entries()) {
    const key = keyOf(word);
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
    if (place % wordsInStep === wordsInStep - 1) yield;
  }
  return places;
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
