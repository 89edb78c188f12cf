import { lettersOf, tellsNothing } from '#shop/quick-order/reading/beside-words.ts';
import type { KnownNumbers } from '#shop/quick-order/reading/known-numbers.ts';
import { isFormOfAny, wordsIn } from '#shop/quick-order/reading/named-words.ts';
import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';

// What is said beside a number may be another article's name, colour or size: then nobody can tell which of the two is meant.

/** Colours in the languages of our customers, in all their forms. */
const colour = new RegExp(
  '^(?:mörk|ljus|dunkel|hell|dark|light|mørk|lys|tumman|vaalean)?(?:' +
    'vita?|vitt|svarta?|svart|röda?|rött|blåa?|blått|gröna?|grönt|gula?|gult|gråa?|grått|bruna?|brunt|rosa|lila|orangea?|beigea?|turkosa?|marin|' +
    'white|black|red|blue|green|yellow|gr[ae]y|brown|pink|purple|orange|beige|turquoise|navy|' +
    'wei(?:ß|ss)\\p{L}{0,2}|schwarz\\p{L}{0,2}|rot(?:e[rsnm]?)?|blau\\p{L}{0,2}|grün\\p{L}{0,2}|gelb\\p{L}{0,2}|grau\\p{L}{0,2}|braun\\p{L}{0,2}|' +
    'hvite?|hvitt|hvide?|hvidt|røde?|rødt|grønne?|grønn?t?|brune|valkoi\\p{L}{1,4}|musta\\p{L}?|punai\\p{L}{1,4}|sini\\p{L}{1,4}|vihre\\p{L}{1,3}|keltai\\p{L}{1,4}|harmaa\\p{L}?|ruskea\\p{L}?)$',
  'u',
);
/** Napkins of `20 pcs` make no `12 pcs` theirs. */
const isUnit = new RegExp(`^${quantityUnit}$`, 'iu');
const shortestWord = 3;
/** A longer text describes an article, and may tell of others that go with it. */
const mostWords = 8;
const longest = 200;

/** Where a text stands: in a line, in a cell below a name of its column, or in a cell of a table without names. */
type Place = 'line' | 'named' | 'unnamed';

/**
 * Returns the word of a text that is a colour, or tells the variants of our articles apart, and is not of these names; in a
 * line, any word of our names. Without a heading a colour may be the buyer's word, unless our names tell colours.
 */
export function wordOfAnother(
  text: string,
  names: readonly string[],
  known: KnownNumbers,
  place: Place,
): string | undefined {
  if (text.length > longest) return undefined;
  const words = lettersOf(text);
  if (place !== 'line' && words.length > mostWords) return undefined;
  const own = names.flatMap((name) => [...wordsIn(name), ...lettersOf(name)]);
  const tellsColours = place !== 'unnamed' || own.some((word) => colour.test(word));
  return words.find((word) => {
    const kind = word.length < shortestWord ? undefined : known.kindOfWord(word);
    const isColour = colour.test(word) && (tellsColours || kind !== undefined);
    if (!isColour && kind !== 'variant' && !(place === 'line' && kind !== undefined)) return false;
    return !tellsNothing(word) && !isUnit.test(word) && !isFormOfAny(word, own);
  });
}

/** Whether a text is the name of another article: one of ours in full, or two words of ours of which none is its own. */
export function namesAnother(text: string, names: readonly string[], known: KnownNumbers): boolean {
  if (text.length > longest) return false;
  const own = names.flatMap(lettersOf);
  const words = lettersOf(text).filter((word) => word.length >= shortestWord);
  // A shortened name may be another's in full: "Bricka" beside the number of "Blå bricka".
  if (words.length > 0 && words.every((word) => isFormOfAny(word, own))) return false;
  if (known.isName(text)) return true;
  if (words.length < 2 || words.length > mostWords) return false;
  return words.every((word) => known.kindOfWord(word) !== undefined && !isFormOfAny(word, own));
}

const sides = /\d+(?:[.,]\d+)?(?:\s?[x×*]\s?\d+(?:[.,]\d+)?)+/giu;
const numbers = /\d+(?:[.,]\d+)?/g;

/** Whether a text tells two sides that are not those of these names; with `any`, whatever size. */
export function isOtherSize(text: string, names: readonly string[], { any }: { any: boolean }): boolean {
  if (text.length > longest) return false;
  const [told, own] = [[text], names].map((texts) => sizesOf(texts.flatMap((one) => one.match(sides) ?? [])));
  if (told!.length > 0 && own!.length > 0)
    return !told!.every((one) => own!.includes(one)) && !own!.every((one) => told!.includes(one));
  const ofNames = sizesOf(names);
  const ofText = any ? sizesOf([text]) : [];
  return ofText.length > 0 && ofNames.length > 0 && !ofText.some((one) => ofNames.includes(one));
}

/** The numbers of sizes, whatever their unit: `27`, `27,0` and `270` are alike. */
function sizesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.match(numbers) ?? [])
    .map((number) => number.replace(/[.,]/, '').replace(/^0+|0+$/g, ''));
}
