import type { Db, Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hasImage } from '#shop/images/image-ids.server.ts';
import { inUse, type UsedWhere } from '#shop/office/used-where.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import type { OfficeGroup, OfficeGroupInput } from './contract.ts';
import { deleteGroup, insertGroup, lockProductGroups, putInOrder, updateGroup } from './store.server.ts';
import { readProductGroups, type ProductGroupRow } from '#shop/product-groups/store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { groupRowOf, editableOf, groupToWire } from './group-values.server.ts';

/** Counts the articles directly in each group. */
export type CountArticles = (db: Db) => Promise<ReadonlyMap<number, number>>;

const topic = { topic: 'catalogue' };

export async function officeGroups(db: Db, countArticles: CountArticles): Promise<{ Rows: OfficeGroup[] }> {
  const counts = await countArticles(db);
  const rows = await readProductGroups(db);
  return { Rows: rows.map((row) => groupToWire(row, counts.get(row.id) ?? 0)) };
}

export async function createGroup(
  services: Services,
  by: StaffMember,
  { ParentId, ...input }: OfficeGroupInput & { ParentId: number | null },
) {
  return await changeAs(by, services, topic, async (trx, note) => {
    const groups = await lockProductGroups(trx);
    if (ParentId !== null && !groups.some(({ id }) => id === ParentId)) {
      return new Problem('changed-meanwhile');
    }
    if (!(await isImage(trx, input))) return badField('ImageId', 'match');
    const sort = Math.max(0, ...groups.map((group) => group.sort)) + 1;
    const row = { ...groupRowOf(input), parent_id: ParentId, sort };
    const id = await insertGroup(trx, row);
    note({
      entity: 'product-group',
      id,
      action: 'create',
      before: null,
      after: { ...editableOf(row), ParentId },
    });
    return groupToWire({ ...row, id }, 0);
  });
}

export async function changeGroup(
  services: Services,
  by: StaffMember,
  { id, Version, ...input }: OfficeGroupInput & { id: number; Version: string },
  countArticles: CountArticles,
) {
  return await changeAs(by, services, { ...topic, seen: Version }, async (trx, note, unchanged) => {
    const row = (await lockProductGroups(trx)).find((group) => group.id === id);
    if (!row) return new Problem('not-found');
    unchanged(versionOf(editableOf(row)));
    if (!(await isImage(trx, input))) return badField('ImageId', 'match');
    const next = { ...row, ...groupRowOf(input) };
    await updateGroup(trx, id, groupRowOf(input));
    note({
      entity: 'product-group',
      id,
      action: 'change',
      before: editableOf(row),
      after: editableOf(next),
    });
    return groupToWire(next, (await countArticles(trx)).get(id) ?? 0);
  });
}

export async function moveGroup(
  services: Services,
  by: StaffMember,
  { id, ParentId, Place }: { id: number; ParentId: number | null; Place: number },
  countArticles: CountArticles,
) {
  return await changeAs(by, services, topic, async (trx, note) => {
    const groups = await lockProductGroups(trx);
    const row = groups.find((group) => group.id === id);
    if (!row) return new Problem('not-found');
    if (ParentId !== null && !groups.some((group) => group.id === ParentId)) {
      return new Problem('changed-meanwhile');
    }
    if (isWithin(groups, ParentId, id)) return intoItself;
    const beside = groups.filter((group) => group.parent_id === ParentId && group.id !== id);
    const ids = beside.map((group) => group.id);
    ids.splice(Place, 0, id);
    await putInOrder(trx, ParentId, ids);
    note({
      entity: 'product-group',
      id,
      action: 'change',
      before: { ParentId: row.parent_id, Place: placeOf(groups, row) },
      after: { ParentId, Place: Math.min(Place, beside.length) },
    });
    return await officeGroups(trx, countArticles);
  });
}

export async function removeGroup(
  services: Services,
  by: StaffMember,
  id: number,
  uses: readonly UsedWhere[],
) {
  return await changeAs(by, services, topic, async (trx, note) => {
    const groups = await lockProductGroups(trx);
    const row = groups.find((group) => group.id === id);
    if (!row) return new Problem('not-found');
    const below = groups.filter((group) => group.parent_id === id).map(({ name_sv }) => name_sv);
    const groupsBelow: UsedWhere = async () =>
      below.length === 0
        ? undefined
        : officeTextOf('officeProblem.usedByGroups', { groups: below.join(', ') });
    const used = await inUse(trx, id, [groupsBelow, ...uses], 'officeProblem.groupUsed');
    if (used) return used;
    await deleteGroup(trx, id);
    note({ entity: 'product-group', id, action: 'delete', before: editableOf(row), after: null });
    return undefined;
  });
}

const intoItself = new Problem('conflict', {
  detail: officeTextOf('officeProblem.groupInItself'),
});

/** Returns whether `inner` is `outer` or lies anywhere below it. */
function isWithin(groups: readonly ProductGroupRow[], inner: number | null, outer: number): boolean {
  for (let id = inner; id !== null; id = groups.find((group) => group.id === id)?.parent_id ?? null) {
    if (id === outer) return true;
  }
  return false;
}

function placeOf(groups: readonly ProductGroupRow[], row: ProductGroupRow): number {
  return groups.filter(({ parent_id }) => parent_id === row.parent_id).findIndex(({ id }) => id === row.id);
}

async function isImage(trx: Trx, { ImageId }: OfficeGroupInput): Promise<boolean> {
  return ImageId === null || (await hasImage(trx, ImageId));
}
