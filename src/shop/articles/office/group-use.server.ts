import type { Db } from '#kit/database/db.server.ts';
import { countedUse, type UsedWhere } from '#shop/office/used-where.server.ts';
import { countByGroup, countWithVatCode } from './store.server.ts';
import { readGroupsOfArticles } from '#shop/articles/store.server.ts';

export async function articlesByGroup(db: Db): Promise<ReadonlyMap<number, number>> {
  return new Map((await countByGroup(db)).map((row) => [row.product_group_id, Number(row.count)]));
}

/** Returns the group id of each article. */
export async function groupsOfArticles(db: Db): Promise<ReadonlyMap<number, number>> {
  return new Map((await readGroupsOfArticles(db)).map((row) => [row.id, row.product_group_id]));
}

export const vatCodeUsedByArticles: UsedWhere<string> = async (db, code) =>
  countedUse('articles', await countWithVatCode(db, code));

export const usedByArticles: UsedWhere = async (db, groupId) =>
  countedUse('articles', (await articlesByGroup(db)).get(groupId) ?? 0);
