import { quality } from './points.ts';
import type { SearchWord } from './search-words.ts';
import { stemsOf } from './word-stem.ts';
import type { Stems } from './word-stem.ts';

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
  { text, marked, stems }: SearchWord & { stems: Stems },
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

/** Returns whether a word equals, begins with or ends with the typed text, in any inflected form. */
export function isAnswer(word: SearchWord, typed: SearchWord): boolean {
  const [stems, typedStems] = [stemsOf(word.text), stemsOf(typed.text)];
  const isSame = stems.sv === typedStems.sv || stems.en === typedStems.en;
  return isSame || qualityOfPart({ ...word, stems }, typed, typedStems.sv) > quality.within;
}

function endsCompound(word: string, end: string): boolean {
  return end.length >= shortestOfCompound && word.length >= end.length + shortestBefore && word.endsWith(end);
}
