import { quality } from './points.ts';
import type { SearchWord } from './search-words.ts';
import { stemsOf } from './word-stem.ts';
import type { Stems } from './word-stem.ts';

/** `muggar` finds Kaffemugg; a shorter stem ends too many words, and one letter before it makes no compound. */
const shortestOfCompound = 3;
const shortestBefore = 2;
const shortestStem = 4;

/**
 * How well a word answers what was typed by being the beginning, the end or a part of it; 0 when it does not. What has
 * å, ä or ö in it is no part of a word with a or o.
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

/** Whether a word is, begins with or ends in what was typed, in any form. */
export function isAnswer(word: SearchWord, typed: SearchWord): boolean {
  const [stems, typedStems] = [stemsOf(word.text), stemsOf(typed.text)];
  const isSame = stems.sv === typedStems.sv || stems.en === typedStems.en;
  return isSame || qualityOfPart({ ...word, stems }, typed, typedStems.sv) > quality.within;
}

function endsCompound(word: string, end: string): boolean {
  return end.length >= shortestOfCompound && word.length >= end.length + shortestBefore && word.endsWith(end);
}
