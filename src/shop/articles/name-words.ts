import { fold } from '#kit/text/collate.ts';

/** Words that name a colour in Swedish or English, folded, beside the names of the shop's own colours. */
const commonColours = [
  ...['red', 'blue', 'green', 'pink', 'white', 'black', 'ivory', 'cream', 'grey', 'gray', 'silver', 'gold'],
  ...['purple', 'yellow', 'orange', 'brown', 'turquoise', 'beige', 'lilac', 'navy', 'aqua', 'mint', 'copper'],
  ...['multicolour', 'multicoloured', 'assorted', 'natural', 'raspberry', 'fuchsia'],
  ...['rod', 'roda', 'rott', 'bla', 'blatt', 'gron', 'grona', 'gront', 'vit', 'vita', 'vitt', 'svart'],
  ...['svarta', 'gra', 'gratt', 'rosa', 'gul', 'gula', 'gult', 'lila', 'guld', 'brun', 'bruna', 'brunt'],
  ...['turkos', 'koppar', 'natur', 'flerfargad', 'flerfargade', 'sorterade'],
];

/** Words of form, size and packing, folded: many articles share them, and none belongs to another for that. */
const commonWords = new Set([
  ...[
    'set',
    'sets',
    'of',
    'with',
    'and',
    'the',
    'in',
    'for',
    'on',
    'to',
    'a',
    'an',
    'design',
    'style',
    'pack',
  ],
  ...['box', 'boxed', 'large', 'small', 'mini', 'medium', 'giant', 'jumbo', 'big', 'round', 'square', 'top'],
  ...[
    'colour',
    'colours',
    'size',
    'pcs',
    'pc',
    'piece',
    'pieces',
    'hand',
    'metal',
    'wood',
    'wooden',
    'paper',
  ],
  ...['glass', 'ceramic', 'plastic', 'edition', 'tall', 'short', 'long', 'wide', 'new', 'mixed', 'double'],
  ...['med', 'och', 'i', 'av', 'till', 'fran', 'pa', 'en', 'ett', 'stor', 'stora', 'stort', 'liten', 'lilla'],
  ...['litet', 'sma', 'rund', 'runda', 'rak', 'fyrkantig', 'mellan', 'hog', 'lag', 'smal', 'bred', 'lang'],
  ...[
    'st',
    'cl',
    'cm',
    'forp',
    'storlek',
    'farg',
    'modell',
    'upplaga',
    'ny',
    'nya',
    'dubbel',
    'tra',
    'papper',
  ],
]);

/** The words of an article's name, folded, each as often as it stands there; `27 × 20` is one. */
export function wordsOfName(name: string): string[] {
  return (
    fold(name)
      .replace(/(?<=\d)\s*[x×]\s*(?=\d)/g, 'x')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Which words name a colour, in a shop that has these colours. */
export function colourWords(namesOfColours: readonly string[]): ReadonlySet<string> {
  return new Set([...commonColours, ...namesOfColours.flatMap(wordsOfName)]);
}

/** Whether a word may be the name of a pattern or a motif at all, as far as the word itself tells. */
export function mayBePattern(word: string): boolean {
  return word.length > 2 && !/\d/.test(word) && !commonWords.has(word);
}
