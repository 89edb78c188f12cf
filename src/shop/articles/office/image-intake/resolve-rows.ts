import { naturalCompare } from '#kit/text/collate.ts';
import { mostPlaces } from './contract.ts';
import { baseOf, type ImageNames } from './image-name.ts';

/** A file of the heap that is not taken in yet. */
export type WaitingFile = {
  id: number;
  fileName: string;
  sha256: string;
  /** What a person has chosen; without it the name tells. */
  chosen: { number: string | null; place: number | null } | undefined;
};

/** The pictures of an article by their places, what their files were, and whether this heap has put them there. */
export type ImagesNow = readonly { imageId: number; sha256: string | null; isOfHeap: boolean }[];

export type RowProblem =
  | 'noArticle'
  | 'perhapsArticle'
  | 'severalArticles'
  | 'ofCamera'
  | 'samePlace'
  | 'tooManyPictures';

export type ResolvedRow = {
  number: string | null;
  place: number | null;
  candidates: readonly string[];
  replaces: number | null;
  problem: RowProblem | null;
};

type Standing = { place: number; replaces: number | null; problem: RowProblem | null };
type Reading = { file: WaitingFile; number: string; place: number | undefined; isByHand: boolean };

/**
 * Says for each file which article it is for and at which place. A file whose name tells a place that another has
 * takes the next one, also when that one is taken in already; a place that a person chose stays, and two of one place are
 * told.
 */
export function resolveRows(
  files: readonly WaitingFile[],
  names: ImageNames,
  imagesOf: (number: string) => ImagesNow,
): Map<number, ResolvedRow> {
  const resolved = new Map<number, ResolvedRow>();
  const byArticle = new Map<string, Reading[]>();
  for (const file of files) {
    const { reading, row } = readingOf(file, names);
    resolved.set(file.id, row);
    if (!reading) continue;
    const same = byArticle.get(reading.number);
    if (same) same.push(reading);
    else byArticle.set(reading.number, [reading]);
  }
  for (const [number, readings] of byArticle) placeRows(readings, imagesOf(number), resolved);
  return resolved;
}

/** The numbers of all articles that the files are for. */
export function numbersOf(files: readonly WaitingFile[], names: ImageNames): Set<string> {
  return new Set(files.flatMap((file) => readingOf(file, names).reading?.number ?? []));
}

function readingOf(file: WaitingFile, names: ImageNames): { reading: Reading | undefined; row: ResolvedRow } {
  const { chosen } = file;
  const read = names(file.fileName);
  const isSure = read.numbers.length === 1 && !read.isOfCamera && !read.isGuess;
  const number = chosen ? chosen.number : isSure ? (read.numbers[0] ?? null) : null;
  const row = {
    number,
    place: null,
    candidates: isSure ? [] : read.numbers,
    replaces: null,
    problem: number === null ? problemOf(read.numbers.length, read.isOfCamera) : null,
  };
  if (number === null) return { reading: undefined, row };
  const place = chosen ? (chosen.place ?? undefined) : read.place;
  const isByHand = typeof chosen?.place === 'number';
  return { reading: { file, number, place, isByHand }, row };
}

function problemOf(candidates: number, isOfCamera: boolean): RowProblem {
  if (isOfCamera) return 'ofCamera';
  if (candidates === 0) return 'noArticle';
  return candidates > 1 ? 'severalArticles' : 'perhapsArticle';
}

function placeRows(readings: readonly Reading[], now: ImagesNow, resolved: Map<number, ResolvedRow>): void {
  const taken = new Set<number>();
  const ofHeap = new Set<number>();
  const ofBytes = new Map<string, Standing>();
  for (const [at, { sha256, isOfHeap }] of now.entries()) {
    if (isOfHeap) ofHeap.add(at + 1);
    if (sha256 !== null) ofBytes.set(sha256, { place: at + 1, replaces: null, problem: null });
  }
  // What is sent once more stays where it is, and nothing replaces it.
  for (const { file } of readings) {
    const there = ofBytes.get(file.sha256);
    if (there) taken.add(there.place);
  }

  function put({ file, number }: Reading, place: number): void {
    const isTwice = taken.has(place);
    taken.add(place);
    const problem = place > mostPlaces ? 'tooManyPictures' : isTwice ? 'samePlace' : null;
    const replaces = now[place - 1]?.imageId ?? null;
    const standing = { place, replaces, problem } as const;
    ofBytes.set(file.sha256, standing);
    resolved.set(file.id, { number, candidates: rowOf(file).candidates, ...standing });
  }

  function rowOf({ id }: WaitingFile): ResolvedRow {
    return resolved.get(id)!;
  }

  const inOrder = [...readings].sort(
    (one, other) =>
      Number(other.isByHand) - Number(one.isByHand) ||
      (one.place ?? Infinity) - (other.place ?? Infinity) ||
      naturalCompare(baseOf(one.file.fileName), baseOf(other.file.fileName)) ||
      one.file.id - other.file.id,
  );
  for (const reading of inOrder) {
    const known = ofBytes.get(reading.file.sha256);
    if (known) {
      // The same bytes are one picture, which the article has or gets already.
      resolved.set(reading.file.id, { ...rowOf(reading.file), ...known });
      continue;
    }
    let place = reading.place ?? now.length + 1;
    while (!reading.isByHand && (taken.has(place) || ofHeap.has(place))) place++;
    put(reading, place);
  }
}
