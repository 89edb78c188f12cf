import { quality } from './points.ts';
import type { SearchWord } from './search-words.ts';
import { stemsOf, type Stems } from './word-stem.ts';

/**
 * `muggar` finds Kaffemugg; a shorter stem would end too many words, and a single letter before it does not make a
 * compound.
 */
const shortestOfCompound = 3;
const shortestBefore = 2;
const shortestStem = 4;

/**
 * The quality of a word as a match, by being the beginning, the end or a part of it; 0 when it does not match. A text
 * with å, ä or ö does not match a word with a or o.
 */
export function qualityOfPart(
  { text, marked, stems }: StemmedWord,
  typed: SearchWord,
  typedStem: string,
): number {
  const isMarked = typed.marked !== typed.text;
  const at = isMarked ? marked.indexOf(typed.marked) : text.indexOf(typed.text);
  if (at === 0) return quality.begins;
  if (typedStem.length >= shortestStem && text.startsWith(typedStem)) return quality.stemBegins;
  if (endsCompound(stems.sv, typedStem) || endsCompound(text, typed.text)) return quality.endsCompound;
  return at > 0 ? quality.within : 0;
}

export type StemmedWord = SearchWord & { stems: Stems };

export function withStems({ text, marked }: SearchWord): StemmedWord {
  return { text, marked, stems: stemsOf(text) };
}

/** Returns whether a word equals, begins with or ends with the typed text, in any inflected form. */
export function isAnswerTo(word: StemmedWord, typed: StemmedWord): boolean {
  const isSame = word.stems.sv === typed.stems.sv || word.stems.en === typed.stems.en;
  return isSame || qualityOfPart(word, typed, typed.stems.sv) > quality.within;
}

function endsCompound(word: string, end: string): boolean {
  return end.length >= shortestOfCompound && word.length >= end.length + shortestBefore && word.endsWith(end);
}
