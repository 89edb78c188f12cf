import type { Trx } from '#kit/database/db.server.ts';
import type { Note } from '#shop/staff/change-log/change-as.server.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';

type Listed = { Id: number | null };

/**
 * Replaces a list: new items are inserted, missing ones deleted, the order is saved, and each change is recorded in
 * the change log. An unknown id creates a new item.
 */
export async function replaceList<Item extends Listed>(
  trx: Trx,
  note: Note,
  { entity, before, given }: { entity: Entity; before: readonly Item[]; given: readonly Item[] },
  store: {
    insert: (trx: Trx, item: Item, place: number) => Promise<number>;
    update: (trx: Trx, id: number, item: Item, place: number) => Promise<void>;
    remove: (trx: Trx, id: number) => Promise<void>;
  },
): Promise<void> {
  const old = new Map(before.map((item, place) => [item.Id, { item, place }]));
  for (const [place, item] of given.entries()) {
    const was = item.Id === null ? undefined : old.get(item.Id);
    const after = { ...item, Id: null, Place: place + 1 };
    if (!was || item.Id === null) {
      const id = await store.insert(trx, item, place);
      note({ entity, id, action: 'create', before: null, after });
      continue;
    }
    old.delete(item.Id);
    await store.update(trx, item.Id, item, place);
    const earlier = { ...was.item, Id: null, Place: was.place + 1 };
    note({ entity, id: item.Id, action: 'change', before: earlier, after });
  }
  for (const [id, { item }] of old) {
    if (id === null) continue;
    await store.remove(trx, id);
    note({ entity, id, action: 'delete', before: { ...item, Id: null }, after: null });
  }
}
