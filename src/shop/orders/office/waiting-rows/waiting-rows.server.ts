import type { Db } from '#kit/database/db.server.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { statedDate } from '#shop/order-model/forecast/moved-date.ts';
import { daysToFollow } from '#shop/orders/dates/follow-articles.server.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import type { listWaitingForArticle, WaitingOrderRow } from './contract.ts';
import { isArticle, lockLackingOrders, readLackingRows, sumLacking, writeDates } from './store.server.ts';

type Answer = OutputOf<typeof listWaitingForArticle>;
type Row = Awaited<ReturnType<typeof readLackingRows>>[number];

const defaultRows = 50;

export async function waitingForArticle(
  db: Db,
  id: number,
  { skip = 0, take = defaultRows }: { skip?: number | undefined; take?: number | undefined } = {},
): Promise<Answer | Problem> {
  if (!(await isArticle(db, id))) return new Problem('not-found');
  const { rows: Total, pieces: Pieces } = await sumLacking(db, id);
  const rows = await readLackingRows(db, id, { skip, take });
  return { Rows: rows.map(rowToWire), Total, Pieces };
}

/** Each order logs its own row, so that its history says why the day is another. */
export async function dateWaiting(
  services: Services,
  by: StaffMember,
  { id, ExpectedDate, Mail }: { id: number; ExpectedDate: string; Mail: boolean },
): Promise<Answer | Problem> {
  const today = stockholmToday(services.now());
  if (ExpectedDate !== '' && ExpectedDate < today)
    return badField('ExpectedDate', 'minAmount', officeTextOf('officeProblem.dayPassed'));
  const how = { today, isByHand: ExpectedDate !== '', isUntold: Mail };
  return await changeAs(by, services, {}, async (trx, note) => {
    if (!(await isArticle(trx, id))) return new Problem('not-found');
    await lockLackingOrders(trx, id);
    const day = ExpectedDate || ((await daysToFollow(trx, [id])).get(id) ?? null);
    const before = await readLackingRows(trx, id);
    const moved = before
      .map((row) => ({
        row,
        now: { ...row, ...statedDate(row, day, how), date_by_hand: how.isByHand },
      }))
      .filter(
        ({ row, now }) => row.expected_date !== now.expected_date || row.date_by_hand !== now.date_by_hand,
      );
    await writeDates(
      trx,
      moved.map(({ now }) => ({
        id: now.id,
        expected_date: now.expected_date,
        previous_expected_date: now.previous_expected_date,
        date_changed_on: now.date_changed_on,
        date_by_hand: now.date_by_hand,
        date_untold: now.date_untold,
      })),
    );
    for (const [orderId, rows] of groupBy(moved, ({ row }) => row.order_id))
      note({
        entity: 'order',
        id: orderId,
        action: 'change',
        before: Object.fromEntries(rows.map(({ row }) => [row.article_number, logged(row)])),
        after: Object.fromEntries(rows.map(({ now }) => [now.article_number, logged(now)])),
      });
    return await waitingForArticle(trx, id);
  });
}

/** As the desk logs a row. */
function logged(row: Row): string {
  return `${row.quantity_delivered}/${row.quantity} · ${row.quantity_short} · ${row.expected_date ?? ''}`;
}

function rowToWire(row: Row): WaitingOrderRow {
  return {
    OrderId: row.order_id,
    OrderRowId: row.id,
    CustomerId: row.customer_id,
    CustomerName: row.customer_name,
    OrderDate: stockholmToday(row.created_at),
    QuantityLeft: leftOf(row),
    QuantityShort: row.quantity_short,
    ExpectedDate: row.expected_date ?? '',
    PreviousExpectedDate: row.previous_expected_date ?? '',
    ByHand: row.date_by_hand,
  };
}
