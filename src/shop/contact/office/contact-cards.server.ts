import type { Db } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hasImage } from '#shop/images/image-ids.server.ts';
import { replaceList } from '#shop/office/replace-list.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import {
  changeContactCards,
  readContactCards,
  type OfficeContactCard,
  type OfficeContactCards,
} from './contract.ts';
import {
  insertCard,
  readContactCards as readRows,
  removeCard,
  updateCard,
} from '#shop/contact/store.server.ts';

export function officeContactCardRoutes(services: Services): Route[] {
  return [
    serve(readContactCards, () => read(services.db)),
    serve(changeContactCards, (input, staff) => change(services, staff, input)),
  ];
}

async function change(
  services: Services,
  by: StaffMember,
  { Cards, Version }: OfficeContactCards,
): Promise<OfficeContactCards | Problem> {
  return await changeAs(by, services, { topic: 'contact', seen: Version }, async (trx, note, unchanged) => {
    await lockAgainstWriters(trx, 'staff_card');
    const before = await read(trx);
    unchanged(before.Version);
    for (const { ImageId } of Cards)
      if (ImageId !== null && !(await hasImage(trx, ImageId))) return badField('Cards', 'match');
    await replaceList(
      trx,
      note,
      { entity: 'staff-card', before: before.Cards, given: Cards },
      {
        insert: (to, card, place) => insertCard(to, rowOf(card, place)),
        update: (to, id, card, place) => updateCard(to, id, rowOf(card, place)),
        remove: removeCard,
      },
    );
    return await read(trx);
  });
}

async function read(db: Db): Promise<OfficeContactCards> {
  const Cards = (await readRows(db)).map((row) => ({
    Id: row.id,
    Name: row.name,
    RoleSV: row.role_sv,
    RoleEN: row.role_en ?? '',
    Email: row.email,
    Telephone: row.telephone,
    ImageId: row.image_id,
  }));
  return { Cards, Version: versionOf({ Cards }) };
}

function rowOf(card: OfficeContactCard, sort: number) {
  return {
    name: card.Name,
    role_sv: card.RoleSV,
    role_en: card.RoleEN || null,
    email: card.Email,
    telephone: card.Telephone,
    image_id: card.ImageId,
    sort,
  };
}
