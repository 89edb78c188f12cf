import { stockholmToday } from '#kit/text/dates.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { WantedRow } from '#shop/wanted-rows/preview.server.ts';
import type * as calls from './contract.ts';
import type { ArticleQuantity } from './rows-to-save.server.ts';
import type { ListReader, ListRow, RowOfList } from './store.server.ts';

export function inputToQuantity({ ArticleId, Quantity }: calls.ListRowInput): ArticleQuantity {
  return { articleId: ArticleId, quantity: Quantity };
}

/** An article that was deleted since the order has no id, and cannot be saved. */
export function orderedQuantity(row: WantedRow | undefined): ArticleQuantity[] {
  const { ArticleId, Quantity } = row ?? {};
  return ArticleId && typeof Quantity === 'number' ? [{ articleId: ArticleId, quantity: Quantity }] : [];
}

export function rowToWanted(row: RowOfList): WantedRow {
  return {
    ArticleId: row.article_id,
    Quantity: row.quantity,
    IsEarlier: row.quantity % row.quantity_per_package === 0,
    LastKnown: {
      id: row.article_id,
      article_number: row.article_number,
      name_sv: row.name_sv,
      name_en: row.name_en,
      ean: null,
      quantity_per_package: row.quantity_per_package,
      product_group_id: 0,
    },
  };
}

/** Returns the reader of lists that a session is. */
export function readerOf({ id, person }: CustomerSession): ListReader {
  return { customerId: id, ownerId: person.name === undefined ? null : person.id };
}

export function summaryToWire(list: ListRow, { ownerId }: ListReader): calls.ListSummary {
  return {
    Id: list.id,
    Name: list.name,
    Shared: list.shared,
    OwnerName: list.owner_name ?? '',
    Own: list.owner_id === ownerId,
    ChangedBy: list.changed_by,
    ChangedDate: stockholmToday(list.changed_at),
    RowCount: Number(list.row_count ?? 0),
    Version: list.version,
  };
}
