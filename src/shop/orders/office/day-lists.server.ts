import type { Db } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { deliveryTimesOf, type DeliveryTimes } from '#shop/order-model/forecast/delivery-times.ts';
import type { DayRow } from '#shop/office/day-contract.ts';
import type { Lister } from '#shop/office/day.server.ts';
import { readMostMissing } from '#shop/orders/shortages/store.server.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { ListedOrder } from './contract.ts';
import { listedOrders } from './queue/listed-orders.server.ts';
import { reckonFor } from './queue/order-conditions-store.server.ts';
import { readOfficeOrders, type OrderFilter } from './store.server.ts';

type Reading = Pick<Services, 'db' | 'now'> & { texts: Pick<TextRepository, 'settings'> };

/** The queue's first rows: what can go whole, what is due and can go in part, what is held, and what articles orders lack. */
export function orderLister({ db, now, texts }: Reading): Lister {
  return {
    rights: ['orders.read'],
    async list(most, language) {
      const times = deliveryTimesOf(await texts.settings());
      const [queue, short] = await Promise.all([
        queueRows(db, { now: now(), times, most, language }),
        shortRows(db, most, language),
      ]);
      return { ...queue, short };
    },
  };
}

type About = { now: Date; times: DeliveryTimes; most: number; language: Language };

/** What is reckoned over all open orders is reckoned once for both lists. */
async function queueRows(db: Db, { now, times, most, language }: About) {
  const ever = { from: '', to: '', now };
  const reckoned = await reckonFor(db, { can: 'whole', now }, 'due', times);
  const read = async (filter: Partial<OrderFilter>, sort: 'due' | 'newest') =>
    await listedOrders(
      db,
      await readOfficeOrders(db, { ...ever, ...filter }, { sort, reckoned, take: most }),
      { times, today: stockholmToday(now), language },
    );
  const [whole, part, held] = await Promise.all([
    read({ can: 'whole', wanted: 'now', held: 'no' }, 'due'),
    read({ can: 'part', due: 'today', held: 'no' }, 'due'),
    read({ state: 'held' }, 'newest'),
  ]);
  const t = officeTextIn(language);
  const today = stockholmToday(now);
  const rowOf = (order: ListedOrder, About: string): DayRow => ({
    Id: order.Id,
    Name: String(order.Id),
    Text: order.CustomerName,
    About,
    Day: order.Due,
    Late: order.Due !== null && order.Due < today,
  });
  const ready = (order: ListedOrder) =>
    rowOf(order, t('office.dayList.ready', { ready: order.PiecesReady, pieces: order.Pieces }));
  return {
    canGo: whole.map(ready),
    inPart: part.map(ready),
    held: held.map((order) => rowOf(order, order.Held === null ? '' : t(`officeOrder.held.${order.Held}`))),
  };
}

async function shortRows(db: Db, most: number, language: Language): Promise<DayRow[]> {
  const t = officeTextIn(language);
  return (await readMostMissing(db, most)).map((article) => ({
    Id: article.id,
    Name: article.article_number,
    Text: article.name_sv,
    About: t(article.orders === 1 ? 'office.dayList.missing.one' : 'office.dayList.missing.other', {
      pieces: article.pieces,
      orders: article.orders,
    }),
    Day: article.estimated_delivery_date,
    Late: false,
  }));
}
