import type { Db, Trx } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { replaceList } from '#shop/office/replace-list.server.ts';
import { changeAs, versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import { hasImage } from '#shop/images/image-ids.server.ts';
import { noWords } from './image-words.ts';
import {
  changeWebImages,
  readOfficeWebImages,
  type OfficeWebImage,
  type OfficeWebImages,
} from './web-images-contract.ts';
import { imageWordsOf, putImageWords } from './image-words.server.ts';
import { insertWebImage, readWebImages, removeWebImage, updateWebImage } from '#shop/images/store.server.ts';

/** Larger numbers would not fit the column. */
const mostGroups = 32_767;

export function officeWebImageRoutes(services: Services): Route[] {
  return [
    serve(readOfficeWebImages, ({ group }) =>
      group > mostGroups ? new Problem('not-found') : read(services.db, group),
    ),
    serve(changeWebImages, (input, staff) => change(services, staff, input)),
  ];
}

async function change(
  services: Services,
  by: StaffMember,
  { group, Pictures, Version }: OfficeWebImages & { group: number },
): Promise<OfficeWebImages | Problem> {
  if (group > mostGroups) return new Problem('not-found');
  return await changeAs(by, services, { topic: 'images', seen: Version }, async (trx, note, unchanged) => {
    await lockAgainstWriters(trx, 'web_image');
    const before = await read(trx, group);
    unchanged(before.Version);
    for (const { ImageId } of Pictures)
      if (!(await hasImage(trx, ImageId))) return badField('Pictures', 'match');
    await replaceList(
      trx,
      note,
      { entity: 'web-image', before: before.Pictures, given: Pictures },
      {
        insert: (to, image, place) => insertWebImage(to, rowOf(image, group, place)),
        update: (to, id, image, place) => updateWebImage(to, id, rowOf(image, group, place)),
        remove: removeWebImage,
      },
    );
    return (await keepOrigins(trx, note, Pictures)) ?? (await read(trx, group));
  });
}

/** The caption is kept: it belongs to the press room and is independent of the web image's own text. */
async function keepOrigins(
  trx: Trx,
  note: Note,
  images: readonly OfficeWebImage[],
): Promise<Problem | undefined> {
  const words = await wordsById(
    trx,
    images.map(({ ImageId }) => ImageId),
  );
  const given = images.flatMap(({ Id: _id, Name: _name, TextSV: _sv, TextEN: _en, ...origin }) => {
    const now = words.get(origin.ImageId);
    return now ? [{ ...now, ...origin }] : [];
  });
  return await putImageWords(trx, note, given);
}

async function wordsById(db: Db, imageIds: readonly number[]) {
  return new Map((await imageWordsOf(db, imageIds)).map((words) => [words.ImageId, words]));
}

async function read(db: Db, group: number): Promise<OfficeWebImages> {
  const rows = (await readWebImages(db)).filter((row) => row.group_number === group);
  const words = await wordsById(
    db,
    rows.map((row) => row.image_id),
  );
  const Pictures = rows.map((row) => {
    const { CaptionSV: _sv, CaptionEN: _en, ...origin } = words.get(row.image_id) ?? noWords;
    return {
      Id: row.id,
      ImageId: row.image_id,
      Name: row.name,
      TextSV: row.text_sv,
      TextEN: row.text_en ?? '',
      ...origin,
    };
  });
  return { Pictures, Version: versionOf({ Pictures }) };
}

function rowOf(image: OfficeWebImage, group: number, place: number) {
  return {
    group_number: group,
    image_id: image.ImageId,
    sort: place + 1,
    name: image.Name,
    text_sv: image.TextSV,
    text_en: image.TextEN || null,
  };
}
