import type { Db, Trx } from '#kit/database/db.server.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import {
  articlesNumbered,
  depictedNumbersOf,
  putDepictedArticles,
} from '#shop/articles/depicted/depicted-articles.server.ts';
import type { Note } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { readImageRows, updateImageWords } from '#shop/images/store.server.ts';

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

/** Returns the texts of these pictures, in order. */
export async function imageWordsOf(db: Db, imageIds: readonly number[]): Promise<ImageWords[]> {
  const rows = new Map((await readImageRows(db, imageIds)).map((row) => [row.id, row]));
  const numbers = await depictedNumbersOf(db, imageIds);
  return imageIds.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return [
      {
        ImageId: id,
        CaptionSV: row.caption_sv,
        CaptionEN: row.caption_en ?? '',
        Photographer: row.photographer,
        PlaceSV: row.place_sv,
        PlaceEN: row.place_en ?? '',
        TakenOn: row.taken_on ?? '',
        LicenceSV: row.licence_sv,
        LicenceEN: row.licence_en ?? '',
        ArticleNumbers: numbers.get(id) ?? '',
      },
    ];
  });
}

/** Writes what differs and records it in the change log; refuses a picture or an article that does not exist. */
export async function putImageWords(
  trx: Trx,
  note: Note,
  images: readonly ImageWords[],
): Promise<Problem | undefined> {
  const ids = images.map(({ ImageId }) => ImageId);
  const before = new Map((await imageWordsOf(trx, ids)).map((words) => [words.ImageId, words]));
  for (const words of images) {
    const old = before.get(words.ImageId);
    if (!old) return badField('Pictures', 'match', officeTextOf('press.imagesWrong'));
    if (JSON.stringify(old) === JSON.stringify({ ...old, ...words })) continue;
    const { ids: articleIds, numbers, unknown } = await articlesNumbered(trx, words.ArticleNumbers);
    if (unknown.length > 0) return noSuchArticles(unknown);
    await updateImageWords(trx, words.ImageId, {
      caption_sv: words.CaptionSV,
      caption_en: words.CaptionEN || null,
      photographer: words.Photographer,
      place_sv: words.PlaceSV,
      place_en: words.PlaceEN || null,
      taken_on: words.TakenOn || null,
      licence_sv: words.LicenceSV,
      licence_en: words.LicenceEN || null,
    });
    await putDepictedArticles(trx, words.ImageId, articleIds);
    const after = { ...words, ArticleNumbers: numbers };
    note({ entity: 'image', id: words.ImageId, action: 'change', before: old, after });
  }
  return undefined;
}

function noSuchArticles(numbers: readonly string[]): Problem {
  return badField(
    'Pictures.ArticleNumbers',
    'match',
    officeTextOf('officeProblem.noSuchArticles', { numbers: numbers.slice(0, 5).join(', ') }),
  );
}
