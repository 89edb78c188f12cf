import { addToGroup } from '#kit/text/group-by.ts';
import { gtinKey } from '#shop/articles/look-up/number-key.ts';
import { toPlainForms, withoutInvisible } from '#kit/text/characters/seen-text.mjs';
import { toNfc } from '#kit/text/unicode-text.mjs';

export type NamedArticle = { number: string; ean: string | null; names: readonly string[] };
/** A picture that an article has: a file of the same name takes its place. */
export type OwnImage = { fileName: string; number: string; place: number };

export type NameReading = {
  /** The numbers of the articles that the name fits; of more than one a person is asked. */
  numbers: readonly string[];
  /** The name is one that a camera gives, so that its number says nothing, whatever article has it. */
  isOfCamera: boolean;
  /** The name holds the one word that an article is called among others, which may mean something else. */
  isGuess: boolean;
  /** The place that the end of the name tells, from 1; undefined when other words follow the number. */
  place: number | undefined;
};

export type ImageNames = (fileName: string) => NameReading;

type Key = { number: string; words: string };
/** Articles by their numbers without separators, and by the words of their names. */
export type ArticleIndex = {
  byKey: ReadonlyMap<string, readonly Key[]>;
  longest: number;
  byName: ReadonlyMap<string, ReadonlySet<string>>;
};
type Span = { from: number; to: number; length: number; isExact: boolean; numbers: readonly string[] };

/** Names longer than this are read no further: a span of words is looked up for each pair of its ends. */
const mostWords = 60;

/**
 * Reads names of files as people give them: `10101.jpg`, `10101_2.jpg`, `Bricka 10101 miljö.png`, an EAN. Case and
 * separators do not matter, and the longest number that is an article's wins. What is longest only because a
 * separator within a number is ignored (`1010_1` for 10101) does not beat what the name says as it is written: both
 * are told. Where there is no number, the longest whole name of an article of two words or more is taken for it; a
 * name of one word only where it is all that the file is called beside its place.
 * Yields between slices of the work.
 */
export function* imageNames(
  index: ArticleIndex,
  images: Iterable<OwnImage>,
): Generator<undefined, ImageNames> {
  const own = new Map<string, OwnImage[]>();
  let count = 0;
  for (const image of images) {
    if (++count % namesAtOnce === 0) yield;
    addToGroup(own, wordsOf(baseOf(image.fileName)).join(''), image);
  }
  return (fileName) => {
    const base = baseOf(fileName);
    const words = wordsOf(base);
    const sizes = sizesIn(base);
    const cuts = (span: Span) => cutsSize(span, sizes);
    const byNumber = fitting(index, words, cuts);
    const byName = byNumber.length > 0 ? [] : named(index, words, cuts);
    const byWord = byNumber.length > 0 || byName.length > 0 ? [] : namedByWord(index, words);
    const found = [...byNumber, ...byName, ...byWord];
    const numbers = new Set(found.flatMap((span) => span.numbers));
    const best = found[0];
    const place = best && placeOf(words, best.to, sizes);
    if (isOfCamera(fileName)) return { numbers: [...numbers], isOfCamera: true, isGuess: false, place };
    const called = own.get(words.join('')) ?? [];
    // One picture of several articles is called by the numbers of them all.
    const numbered = called.filter(({ number }) => numbers.has(number));
    const owners = numbered.length > 0 ? numbered : called;
    for (const { number } of owners) numbers.add(number);
    const isGuess = owners.length === 0 && byWord.some((span) => !isAllBut(words, span));
    const reading = { numbers: [...numbers], isOfCamera: false, isGuess };
    return { ...reading, place: owners.length === 1 ? owners[0]?.place : place };
  };
}

/** Some milliseconds of work. */
const namesAtOnce = 400;

/** Finds articles by what stands in names of files. Yields between slices of the work. */
export function* indexArticles(articles: Iterable<NamedArticle>): Generator<undefined, ArticleIndex> {
  const byKey = new Map<string, Key[]>();
  const byName = new Map<string, Set<string>>();
  let longest = 0;
  let count = 0;
  for (const { number, ean, names } of articles) {
    if (++count % namesAtOnce === 0) yield;
    for (const name of names) {
      const words = wordsOf(plainOf(name));
      if (words.length === 0) continue;
      const key = words.join(' ');
      byName.set(key, (byName.get(key) ?? new Set()).add(number));
    }
    for (const written of ean === null ? [number] : [number, ean]) {
      const words = wordsOf(plainOf(written));
      const key = gtinKey(words.join(''));
      if (key === '') continue;
      addToGroup(byKey, key, { number, words: words.join(' ') });
      longest = Math.max(longest, key.length);
    }
  }
  return { byKey, longest, byName };
}

/** The longest spans that are a number of an article, and the longest that are one as written. */
function fitting(
  { byKey, longest }: ArticleIndex,
  words: readonly string[],
  cuts: (span: Span) => boolean,
): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    let key = '';
    for (let to = from + 1; to <= words.length; to++) {
      key += words[to - 1];
      if (key.length > longest) break;
      const found = byKey.get(gtinKey(key));
      if (!found) continue;
      const written = words.slice(from, to).join(' ');
      const numbers = [...new Set(found.map(({ number }) => number))];
      const isExact = found.some((one) => one.words === written || written === key);
      const span = { from, to, length: key.length, isExact, numbers };
      if (!cuts(span)) spans.push(span);
    }
  }
  const best = longestOf(spans);
  const exact = longestOf(spans.filter(({ isExact }) => isExact));
  return best.some(({ isExact }) => isExact) || exact.length === 0 ? best : [...exact, ...best];
}

/** A single word among others says too little: there are many trays. */
const fewestWords = 2;

/** The longest spans that are the whole name of an article, of two words or more. */
function named({ byName }: ArticleIndex, words: readonly string[], cuts: (span: Span) => boolean): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + fewestWords; to <= words.length; to++) {
      const key = words.slice(from, to).join(' ');
      const numbers = byName.get(key);
      if (!numbers) continue;
      const span = { from, to, length: key.length, isExact: true, numbers: [...numbers] };
      if (!cuts(span)) spans.push(span);
    }
  return longestOf(spans);
}

/** The words that are the whole name of an article. */
function namedByWord({ byName }: ArticleIndex, words: readonly string[]): Span[] {
  const spans = words.flatMap((word, from): Span[] => {
    const numbers = byName.get(word);
    return numbers ? [{ from, to: from + 1, length: word.length, isExact: true, numbers: [...numbers] }] : [];
  });
  return longestOf(spans);
}

/** Whether the file is called nothing else, but for its place and that it is a copy. */
function isAllBut(words: readonly string[], { from, to }: Span): boolean {
  const others = [...words.slice(0, from), ...words.slice(to)].filter((word) => !copyWords.has(word));
  const [place] = others;
  if (others.length > 1 || place === undefined) return others.length === 0;
  return words.at(-1) === place && (/^[a-z]$/.test(place) || numberOf(place) !== undefined);
}

function longestOf(spans: readonly Span[]): Span[] {
  const most = Math.max(0, ...spans.map(({ length }) => length));
  return spans.filter(({ length }) => length === most);
}

const copyWords = new Set(['kopia', 'copy', 'kopie', 'av', 'of', 'von']);
const units = new Set(['cm', 'mm', 'm', 'l', 'dl', 'cl', 'ml', 'g', 'kg', 'px', 'x', 'st', 'pcs', 'pack']);

/** What stands after the number tells the place by its last word, or by a number at its beginning; a size tells none. */
function placeOf(all: readonly string[], from: number, sizes: readonly Size[]): number | undefined {
  const isOfSize = (at: number) => sizes.some((size) => size.from <= at && at < size.to);
  const after = all.slice(from);
  const words = after.filter((word, at) => !copyWords.has(word) && !isOfSize(from + at));
  if (words.length === 0 && after.some((_word, at) => isOfSize(from + at))) return undefined;
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length === 0) return 1;
  if (/^[a-z]$/.test(last)) return last.charCodeAt(0) - 96;
  return numberOf(last) ?? (units.has(second) ? undefined : numberOf(first));
}

/** Photographers count from 0 or from 1, with or without zeros in front. */
function numberOf(word: string): number | undefined {
  return /^0*\d{1,2}$/.test(word) ? Math.max(1, Number(word)) : undefined;
}

/** The words of a size, such as `30x40`. */
type Size = { from: number; to: number };

/** Units of one letter are left out: `101-g` is the seventh picture of 101. */
const size =
  /(?<!\d)\d{1,4}(?:[.,]\d{1,2})?(?:(?:\s*[x×*]\s*\d{1,4}(?:[.,]\d{1,2})?(?!\d)){1,2}(?:[\s_-]?(?:cm|mm))?|[\s_-]?(?:cm|mm|dl|cl|ml|kg|tum|inch))(?!\p{L})/giu;

/** Returns which words are sizes, which neither tell an article nor a place. */
function sizesIn(base: string): Size[] {
  const starts = [...base.matchAll(word)].map(({ index }) => index);
  return [...base.matchAll(size)].map(({ index, 0: text }) => ({
    from: starts.filter((start) => start < index).length,
    to: starts.filter((start) => start < index + text.length).length,
  }));
}

/** A number that is part of a size is none of an article; what holds the whole of it may be. */
function cutsSize(span: Span, sizes: readonly Size[]): boolean {
  return sizes.some(
    (one) => one.from < span.to && span.from < one.to && !(span.from <= one.from && one.to <= span.to),
  );
}

const cameraName =
  /^(?:_?img_?e?\d{4}|_mg_\d{4}|img[_-]\d{8}[_-].*|p\d{7}|_?dsc[_fn]?\d{4,5}|cimg\d{4}|dji_\d{4}.*|g(?:opr|[hpx]\d\d)\d{4}|(?:mvimg|pxl|imag|sam|sdc)[_-]?\d{4}.*|\d{8}[_-]\d{6}.*|whatsapp image .*|(?:skärm(?:avbild|bild)|screenshot|bildschirmfoto)\b.*)$/;

/** `IMG_1234`, `DSC01234 (1)`, `20261014_101500`: it counts pictures, and would fit an article by chance. */
function isOfCamera(fileName: string): boolean {
  return cameraName.test(baseOf(fileName).replace(/(?:[ _-]*(?:\(\d{1,3}\)|kopia|copy|kopie|edited))+$/, ''));
}

/** Returns the name without its ending. */
export function baseOf(fileName: string): string {
  return plainOf(fileName).replace(/\.[a-z]{2,5}\d?$/, '');
}

function plainOf(text: string): string {
  return toNfc(toPlainForms(withoutInvisible(text)))
    .trim()
    .toLocaleLowerCase('sv');
}

const word = /\d+|[\p{L}\p{M}]+/gu;

/** A run of digits is a word, and so is a run of letters; whatever stands between is a separator. */
function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).slice(0, mostWords);
}
