/** Of a word in the names of articles: whether it tells variants apart (`skog` in `Bricka Linnea, skog`). */
export type KindOfWord = 'name' | 'variant';

const shortestWord = 3;
/** What stands after the last comma of a name is its colour, size or material, unless it is longer than that. */
const mostOfVariant = 3;

/** Takes the words of a name in; a word of letters that tells variants apart in any name does so in all. */
export function addWords(words: Map<string, KindOfWord>, name: string): void {
  const comma = name.lastIndexOf(',');
  const variant = comma === -1 ? [] : lettersOf(name.slice(comma));
  for (const word of lettersOf(name)) if (!words.has(word)) words.set(word, 'name');
  if (variant.length <= mostOfVariant) for (const word of variant) words.set(word, 'variant');
}

function lettersOf(text: string): string[] {
  const words = text.toLocaleLowerCase('sv').match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= shortestWord);
}
