import type { Db } from '#kit/db.server.ts';
import { lockAgainstWriters } from '#kit/insert-rows.server.ts';
import { badField, Problem } from '#kit/problem.ts';
import type { Staff } from '#kit/reader.ts';
import { serve } from '#kit/router.server.ts';
import type { Route, Services } from '#kit/router.server.ts';
import { keepList } from '#shop/office/keep-list.server.ts';
import { changeAs, versionOf } from '#shop/staff/office-change.server.ts';
import { hasImage } from './image-ids.server.ts';
import { changeWebImages, readOfficeWebImages } from './office-web-images-contract.ts';
import type { OfficeWebImage, OfficeWebImages } from './office-web-images-contract.ts';
import { insertWebImage, readWebImages, removeWebImage, updateWebImage } from './store.server.ts';

/** A group is a small number; others would not fit the column. */
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
  by: Staff,
  { group, Pictures, Version }: OfficeWebImages & { group: number },
): Promise<OfficeWebImages | Problem> {
  if (group > mostGroups) return new Problem('not-found');
  return await changeAs(by, services, { topic: 'images' }, async (trx, note) => {
    await lockAgainstWriters(trx, 'web_image');
    const before = await read(trx, group);
    if (before.Version !== Version) return new Problem('changed-meanwhile');
    for (const { ImageId } of Pictures)
      if (!(await hasImage(trx, ImageId))) return badField('Pictures', 'match');
    await keepList(
      trx,
      note,
      { entity: 'web-image', before: before.Pictures, given: Pictures },
      {
        insert: (to, picture, place) => insertWebImage(to, rowOf(picture, group, place)),
        update: (to, id, picture, place) => updateWebImage(to, id, rowOf(picture, group, place)),
        remove: removeWebImage,
      },
    );
    return await read(trx, group);
  });
}

async function read(db: Db, group: number): Promise<OfficeWebImages> {
  const Pictures = (await readWebImages(db))
    .filter((row) => row.group_number === group)
    .map((row) => ({
      Id: row.id,
      ImageId: row.image_id,
      Name: row.name,
      TextSV: row.text_sv,
      TextEN: row.text_en ?? '',
    }));
  return { Pictures, Version: versionOf({ Pictures }) };
}

function rowOf(picture: OfficeWebImage, group: number, place: number) {
  return {
    group_number: group,
    image_id: picture.ImageId,
    sort: place + 1,
    name: picture.Name,
    text_sv: picture.TextSV,
    text_en: picture.TextEN || null,
  };
}
