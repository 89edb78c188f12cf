import type { Db, Trx } from '#kit/database/db.server.ts';
import type { Note } from '#shop/staff/change-log/staff-change.server.ts';
import { readImageRows, updateImageWords } from '#shop/images/store.server.ts';

/** The texts printed below a picture wherever it is shown. */
export type PictureWords = {
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
};

/** Returns the texts of these pictures, in order. */
export async function pictureWordsOf(db: Db, imageIds: readonly number[]): Promise<PictureWords[]> {
  const rows = new Map((await readImageRows(db, imageIds)).map((row) => [row.id, row]));
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
      },
    ];
  });
}

/** Writes what differs and records it in the change log; returns false when one of the pictures does not exist. */
export async function putPictureWords(
  trx: Trx,
  note: Note,
  pictures: readonly PictureWords[],
): Promise<boolean> {
  const ids = pictures.map(({ ImageId }) => ImageId);
  const before = new Map((await pictureWordsOf(trx, ids)).map((words) => [words.ImageId, words]));
  for (const words of pictures) {
    const old = before.get(words.ImageId);
    if (!old) return false;
    if (JSON.stringify(old) === JSON.stringify({ ...old, ...words })) continue;
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
    note({ entity: 'image', id: words.ImageId, action: 'change', before: old, after: words });
  }
  return true;
}
