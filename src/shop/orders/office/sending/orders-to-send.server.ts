import type { Language } from '#kit/text/language.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Services } from '#kit/services/services.server.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import { isHeldBack, orderIs, orderMay, openUntil, type OpenAt } from '#shop/order-model/may.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { wishesAgainst } from '#shop/order-model/sending/wishes.ts';
import { versionOfOrder } from '#shop/orders/office/order-values.server.ts';
import { wayIn } from '#shop/orders/way-name.server.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { ToSend } from './contract.ts';
import { readyRows } from './ready-rows.server.ts';
import { wishesInWords } from './send-order.server.ts';
import { readOrdersToSend } from './store.server.ts';

type Order = Awaited<ReturnType<typeof readOrdersToSend>>[number];
type About = { language: Language; today: string; open: OpenAt };

/** An order that does not exist is left out. */
export async function ordersToSend(
  { db, now }: Pick<Services, 'db' | 'now'>,
  ids: readonly number[],
  { language, minutes }: { language: Language; minutes: number },
): Promise<{ Rows: ToSend[] }> {
  if (ids.length === 0) return { Rows: [] };
  const orders = await readOrdersToSend(db, ids);
  const today = stockholmToday(now());
  const ready = await readyRows(
    db,
    orders.flatMap((order) => (orderIs.open(order.status) ? order.rows : [])),
    today,
  );
  const numbers = await customerNumbersOf(
    db,
    orders.map(({ customer_id }) => customer_id),
  );
  const about = { language, today, open: { now: now(), minutes } };
  return {
    Rows: [...new Set(ids)].flatMap((id) => {
      const order = orders.find((one) => one.id === id);
      return order ? [toWire(order, numbers.get(order.customer_id) ?? '', ready, about)] : [];
    }),
  };
}

function toWire(
  order: Order,
  customerNumber: string,
  ready: ReadonlyMap<number, number>,
  about: About,
): ToSend {
  const goods = order.rows.filter((row) => !isFee(row));
  const sent = new Map(goods.map(({ id }) => [id, ready.get(id) ?? 0]));
  const pieces = [...sent.values()].reduce((sum, quantity) => sum + quantity, 0);
  const refusal = refusalOf(order, pieces, about.language);
  const until = openUntil(order, about.open);
  const at = { today: about.today, isShipped: true, until };
  const against = refusal === '' ? wishesAgainst(order, sent, at) : null;
  return {
    OrderId: order.id,
    Version: versionOfOrder(order),
    CustomerNumber: customerNumber,
    CustomerName: order.customer_name,
    HasEmail: order.customer_email !== '',
    WayOfDeliveryName: wayIn(order, about.language),
    ParcelPattern: order.parcel_pattern ?? '',
    Pieces: goods.reduce((sum, row) => sum + leftOf(row), 0),
    PiecesReady: pieces,
    Weight: weightOf(goods, sent),
    Against: [...(against?.wishes ?? [])],
    Question: against ? wishesInWords(order, against, { ...about, until }) : '',
    Refusal: refusal,
  };
}

function refusalOf(order: Order, pieces: number, language: Language): string {
  const t = officeTextIn(language);
  if (orderIs.cancelled(order.status)) return t('officeProblem.orderCancelled');
  if (!orderMay.send(order.status)) return t('officeProblem.orderClosed');
  if (isHeldBack(orderMay.send, order)) return t('officeProblem.orderHeld');
  return pieces === 0 ? t('officeProblem.nothingReady') : '';
}

/** Returns kilograms; null where the weight of something is unknown. */
function weightOf(rows: Order['rows'], sent: ReadonlyMap<number, number>): number | null {
  const now = rows.filter(({ id }) => (sent.get(id) ?? 0) > 0);
  if (now.length === 0 || now.some(({ weight_g }) => !weight_g)) return null;
  return now.reduce((sum, { id, weight_g }) => sum + (sent.get(id) ?? 0) * (weight_g ?? 0), 0) / 1000;
}
