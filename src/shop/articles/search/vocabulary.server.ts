import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import { familyNamed, familyOf, wordsOfFamily, type ColourFamily } from './colour-families.ts';
import { chunksOf, searchWord, textsOfChunk, type SearchWord } from './search-words.ts';
import type { Synonyms } from './synonyms.ts';
import { stemsOf, type Stems } from './word-stem.ts';

export type Names = readonly [sv: string, en: string | null];

/** The names by which articles are found besides their own, by id. */
export type SearchNames = {
  materials: ReadonlyMap<number, Names>;
  colours: ReadonlyMap<number, { names: Names; hex: string }>;
  /** The names of a group and of all groups above it. */
  groups: ReadonlyMap<number, readonly Names[]>;
  synonyms: Synonyms;
};

/** The field in which a word occurs, with its language. */
export const fields = {
  nameSv: 0,
  nameEn: 1,
  traitSv: 2,
  traitEn: 3,
  groupSv: 4,
  groupEn: 5,
} as const;
export type Field = (typeof fields)[keyof typeof fields];

/** A word of the catalogue, and by field the positions in the listing of the articles that have it. */
export type Word = SearchWord & {
  stems: Stems;
  postings: readonly { field: Field; places: Uint32Array }[];
};

const articlesInStep = 500;
const wordsInStep = 500;

/** Collects all words by which articles are found. There are far fewer words than articles. */
export function* vocabularyOf(
  articles: readonly CatalogueArticle[],
  names: SearchNames,
): Generator<undefined, Word[]> {
  const collected = new CollectedWords();
  const materials = mapValues(names.materials, (both) => collected.termsOf(both, 'trait'));
  const colours = mapValues(names.colours, ({ names: both, hex }) => {
    const family = familyOf(hex);
    return [...collected.termsOf(both, 'trait'), ...(family ? collected.termsOfFamily(family) : [])];
  });
  const groups = mapValues(names.groups, (all) => all.flatMap((both) => collected.termsOf(both, 'group')));
  for (const [place, { row, colourIds }] of articles.entries()) {
    collected.addName(row.name_sv, fields.nameSv, place);
    // An article without an English name is shown in English by its Swedish one.
    collected.addName(row.name_en || row.name_sv, fields.nameEn, place);
    collected.add(groups.get(row.product_group_id), place);
    collected.add(materials.get(row.material_id ?? 0), place);
    for (const id of colourIds) collected.add(colours.get(id), place);
    if (place % articlesInStep === articlesInStep - 1) yield;
  }
  return yield* collected.words();
}

type Collected = { word: SearchWord; byField: (number[] | undefined)[]; family: readonly Term[] };
/** A word in a field. */
type Term = { known: Collected; field: Field };

/** Every distinct word is analysed once, however many articles have it. */
class CollectedWords {
  readonly #known = new Map<string, Collected>();
  /** Names share many chunks, so the words of each chunk are cached. */
  readonly #chunks = new Map<string, readonly Collected[]>();

  addName(name: string, field: Field, place: number): void {
    for (const chunk of chunksOf(name)) {
      for (const known of this.#within(chunk)) {
        put(known, field, place);
        // A colour in a name counts like the article's own: `RED COAT RACK` is also found by `röd`.
        for (const term of known.family) put(term.known, term.field, place);
      }
    }
  }

  add(terms: readonly Term[] | undefined, place: number): void {
    for (const { known, field } of terms ?? []) put(known, field, place);
  }

  termsOf([sv, en]: Names, kind: 'trait' | 'group'): Term[] {
    const inLanguage = (text: string, field: Field) =>
      chunksOf(text).flatMap((chunk) => this.#within(chunk).map((known) => ({ known, field })));
    return [...inLanguage(sv, fields[`${kind}Sv`]), ...inLanguage(en || sv, fields[`${kind}En`])];
  }

  termsOfFamily(family: ColourFamily): Term[] {
    const { sv, en } = wordsOfFamily(family);
    return [
      { known: this.#of(sv), field: fields.traitSv },
      { known: this.#of(en), field: fields.traitEn },
    ];
  }

  *words(): Generator<undefined, Word[]> {
    const words: Word[] = [];
    for (const { word, byField } of this.#known.values()) {
      words.push({
        ...word,
        stems: stemsOf(word.text),
        postings: byField.flatMap((places, field) =>
          places ? [{ field: field as Field, places: Uint32Array.from(places) }] : [],
        ),
      });
      if (words.length % wordsInStep === 0) yield;
    }
    return words;
  }

  #within(chunk: string): readonly Collected[] {
    let within = this.#chunks.get(chunk);
    if (!within) this.#chunks.set(chunk, (within = textsOfChunk(chunk).map((text) => this.#of(text))));
    return within;
  }

  #of(text: string): Collected {
    let known = this.#known.get(text);
    if (!known) {
      const word = searchWord(text);
      known = { word, byField: [], family: [] };
      this.#known.set(text, known);
      const family = familyNamed(stemsOf(word.text).sv);
      if (family) known.family = this.termsOfFamily(family);
    }
    return known;
  }
}

/** The positions arrive in ascending order. */
function put({ byField }: Collected, field: Field, place: number): void {
  const places = byField[field];
  if (!places) byField[field] = [place];
  else if (places[places.length - 1] !== place) places.push(place);
}

function mapValues<V, R>(map: ReadonlyMap<number, V>, make: (value: V) => R): Map<number, R> {
  return new Map([...map].map(([id, value]) => [id, make(value)]));
}
