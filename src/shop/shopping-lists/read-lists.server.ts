import type { Db } from '#kit/database/db.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Language } from '#kit/text/language.ts';
import type { RowBuyer } from '#shop/wanted-rows/find-wanted.server.ts';
import { previewRows, type RowServices } from '#shop/wanted-rows/preview.server.ts';
import type * as calls from './contract.ts';
import { countLists, readLists, type ListReader } from './store.server.ts';
import { readRowsOfList } from './list-row-store.server.ts';
import { rowToWanted, summaryToWire } from './list-values.server.ts';

export type ListReading = Omit<RowServices, 'findOwnNumbers'>;

const defaultTake = 30;

export async function listsOf(
  db: Db,
  reader: ListReader,
  { skip = 0, take = defaultTake }: InputOf<typeof calls.listShoppingLists>,
): Promise<{ Rows: calls.ListSummary[]; TotalCount: number }> {
  const lists = await readLists(db, reader, { skip, take });
  const Rows = lists.map((list) => summaryToWire(list, reader));
  return { Rows, TotalCount: await countLists(db, reader) };
}

export async function listOf(
  services: ListReading,
  { buyer, reader }: { buyer: RowBuyer; reader: ListReader },
  id: number,
  language: Language,
): Promise<calls.ShoppingList | Problem> {
  const [list] = await readLists(services.db, reader, { id });
  if (!list) return new Problem('not-found');
  const rows = await readRowsOfList(services.db, reader, id);
  const rowServices = { ...services, findOwnNumbers: noOwnNumbers };
  const preview = await previewRows(rowServices, buyer, rows.map(rowToWanted), { language });
  return Object.assign(summaryToWire(list, reader), preview);
}

/** A list has its articles by id. */
async function noOwnNumbers(): Promise<ReadonlyMap<string, number>> {
  return new Map();
}
