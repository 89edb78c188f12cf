import type { Db, Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import {
  articlesNumbered,
  depictedNumbersOf,
  putDepictedArticles,
} from '#shop/articles/depicted/depicted-articles.server.ts';
import type { Note } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { readImageRows, updateImageWords } from '#shop/images/store.server.ts';
import type { WaitingWords, WordColumns } from '#shop/images/images.server.ts';

/** The texts printed below a picture wherever it is shown, and the articles that it shows. */
export type ImageWords = {
  ImageId: number;
  CaptionSV: string;
  CaptionEN: string;
  Photographer: string;
  PlaceSV: string;
  PlaceEN: string;
  /** `YYYY-MM-DD`, or empty. */
  TakenOn: string;
  LicenceSV: string;
  LicenceEN: string;
  /** `10103, 20101`, besides those whose own picture it is. */
  ArticleNumbers: string;
};

type AllWaiting = ReadonlyMap<number, WaitingWords>;

/** Returns the texts of these pictures, in order, with those that wait. */
export async function imageWordsOf(
  db: Db,
  imageIds: readonly number[],
  waiting: AllWaiting = new Map(),
): Promise<ImageWords[]> {
  const rows = new Map((await readImageRows(db, imageIds)).map((row) => [row.id, row]));
  const numbers = await depictedNumbersOf(db, imageIds);
  return imageIds.flatMap((id) => {
    const row = rows.get(id);
    return row ? [wordsOf({ article_numbers: numbers.get(id) ?? '', ...row, ...waiting.get(id) })] : [];
  });
}

/** Writes what differs and records it in the change log; refuses a picture or an article that does not exist. */
export async function putImageWords(
  trx: Trx,
  note: Note,
  images: readonly ImageWords[],
): Promise<Problem | undefined> {
  const changed = await changedWords(trx, images, new Map());
  if (changed instanceof Problem) return changed;
  for (const { before, after, articleIds } of changed) {
    await updateImageWords(trx, after.ImageId, columnsOf(after));
    await putDepictedArticles(trx, after.ImageId, articleIds);
    note({ entity: 'image', id: after.ImageId, action: 'change', before, after });
  }
  return undefined;
}

/**
 * Returns what of these texts is not the pictures' own, to be kept where nobody reads it yet, and records in the change log
 * what differs from `waiting`; refuses as `putImageWords` does.
 */
export async function wordsToWait(
  trx: Trx,
  note: Note,
  images: readonly ImageWords[],
  waiting: AllWaiting,
): Promise<Map<number, WaitingWords> | Problem> {
  const written = await changedWords(trx, images, waiting);
  if (written instanceof Problem) return written;
  for (const { before, after } of written)
    note({ entity: 'image', id: after.ImageId, action: 'change', before, after });
  const others = await changedWords(trx, images, new Map());
  if (others instanceof Problem) return others;
  return new Map(others.map(({ before, after }) => [after.ImageId, differing(before, after)]));
}

type Changed = { before: ImageWords; after: ImageWords; articleIds: number[] };

async function changedWords(
  trx: Trx,
  images: readonly ImageWords[],
  waiting: AllWaiting,
): Promise<Changed[] | Problem> {
  const ids = images.map(({ ImageId }) => ImageId);
  const before = new Map((await imageWordsOf(trx, ids, waiting)).map((words) => [words.ImageId, words]));
  const changed: Changed[] = [];
  for (const words of images) {
    const old = before.get(words.ImageId);
    if (!old) return badField('Pictures', 'match', officeTextOf('press.imagesWrong'));
    if (JSON.stringify(old) === JSON.stringify({ ...old, ...words })) continue;
    const { ids: articleIds, numbers, unknown } = await articlesNumbered(trx, words.ArticleNumbers);
    if (unknown.length > 0) return noSuchArticles(unknown);
    changed.push({ before: old, after: { ...words, ArticleNumbers: numbers }, articleIds });
  }
  return changed;
}

function differing(before: ImageWords, after: ImageWords): WaitingWords {
  const own: Record<string, unknown> = rowOf(before);
  return Object.fromEntries(Object.entries(rowOf(after)).filter(([name, value]) => own[name] !== value));
}

function rowOf(words: ImageWords): Required<WaitingWords> {
  return { ...columnsOf(words), article_numbers: words.ArticleNumbers };
}

function columnsOf(words: ImageWords): WordColumns {
  return {
    caption_sv: words.CaptionSV,
    caption_en: words.CaptionEN || null,
    photographer: words.Photographer,
    place_sv: words.PlaceSV,
    place_en: words.PlaceEN || null,
    taken_on: words.TakenOn || null,
    licence_sv: words.LicenceSV,
    licence_en: words.LicenceEN || null,
  };
}

function wordsOf(row: Required<WaitingWords> & { id: number }): ImageWords {
  return {
    ImageId: row.id,
    CaptionSV: row.caption_sv,
    CaptionEN: row.caption_en ?? '',
    Photographer: row.photographer,
    PlaceSV: row.place_sv,
    PlaceEN: row.place_en ?? '',
    TakenOn: row.taken_on ?? '',
    LicenceSV: row.licence_sv,
    LicenceEN: row.licence_en ?? '',
    ArticleNumbers: row.article_numbers,
  };
}

function noSuchArticles(numbers: readonly string[]): Problem {
  return badField(
    'Pictures.ArticleNumbers',
    'match',
    officeTextOf('officeProblem.noSuchArticles', { numbers: numbers.slice(0, 5).join(', ') }),
  );
}
