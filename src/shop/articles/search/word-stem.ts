import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as swedishStem } from '@orama/stemmers/swedish';

/**
 * Irregular forms and alternative spellings, folded, also as the last part of a compound (kokböcker, bookshelves).
 * Longer forms must come before shorter ones that they end with.
 */
const irregularForms = new Map([
  ...formsOf('bok', 'bockerna bocker'),
  ...formsOf('hand', 'handerna hander'),
  ...formsOf('fot', 'fotterna fotter'),
  ...formsOf('not', 'notterna notter'),
  ...formsOf('rot', 'rotterna rotter'),
  ...formsOf('tand', 'tanderna tander'),
  ...formsOf('stad', 'staderna stader'),
  ...formsOf('strand', 'stranderna strander'),
  ...formsOf('natt', 'natterna natter'),
  ...formsOf('ren', 'renarna renar'),
  ...formsOf('angel', 'anglarna anglar'),
  ...formsOf('fagel', 'faglarna faglar'),
  ...formsOf('gaffel', 'gafflarna gafflar'),
  ...formsOf('nyckel', 'nycklarna nycklar'),
  ...formsOf('spegel', 'speglarna speglar'),
  ...formsOf('mobel', 'moblerna mobler'),
  ...formsOf('ficka', 'fickor'),
  ...formsOf('kalender', 'kalendrarna kalendrar'),
  ...formsOf('kam', 'kammarna kammar'),
  ...formsOf('rod', 'rott'),
  ...formsOf('vit', 'vitt'),
  ...formsOf('gron', 'gront'),
  ...formsOf('gul', 'gult'),
  ...formsOf('brun', 'brunt'),
  ...formsOf('bla', 'blatt blaa'),
  ...formsOf('gra', 'gratt graa'),
  ...formsOf('rund', 'runt'),
  ...formsOf('stor', 'stort'),
  ...formsOf('mouse', 'mice'),
  ...formsOf('knife', 'knives'),
  ...formsOf('leaf', 'leaves'),
  ...formsOf('shelf', 'shelves'),
  ...formsOf('scarf', 'scarves'),
  ...formsOf('wolf', 'wolves'),
  ...formsOf('goose', 'geese'),
  ...formsOf('foot', 'feet'),
  ...formsOf('child', 'children'),
  ...formsOf('woman', 'women'),
  ...formsOf('wool', 'woollen woolly woolen wooly'),
  ...formsOf('wood', 'wooden'),
  ...formsOf('gold', 'golden'),
  ...formsOf('gray', 'grey'),
  ...formsOf('jewellery', 'jewelry'),
  ...formsOf('christmas', 'xmas'),
]);

/** Definite endings that the Swedish stemmer misses: linnet, hjärtan. The lookbehind protects words such as servett. */
const definite = /(?<=\p{L}{4})(?:ets?|an)$/u;

export type Stems = { sv: string; en: string };

/** Returns a folded word without its endings, by the rules of each language; the stem need not be a word. */
export function stemsOf(word: string): Stems {
  const base = baseOf(word);
  return { sv: swedishStem(base.replace(definite, 'en')), en: englishStem(base) };
}

function baseOf(word: string): string {
  for (const [form, base] of irregularForms) {
    if (word.endsWith(form)) return word.slice(0, -form.length) + base;
  }
  return word;
}

function formsOf(base: string, forms: string): [string, string][] {
  return forms.split(' ').map((form) => [form, base]);
}
