import { addDays } from '#kit/text/dates.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { isoWeekOf } from '#kit/text/weeks.ts';
import type { Supply } from '#shop/order-model/supply.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { addWorkingDays, firstWorkingDay, isWorkingDay } from './working-days.ts';

/** Returns the day on which pieces that are in stock now are sent. */
export function sendingDayOfStock(now: Date, { cutOff, handlingDays }: DeliveryTimes): string {
  const [today = '', time = ''] = stockholmClock(now).split('T');
  const begins = firstWorkingDay(time < cutOff ? today : addDays(today, 1));
  return addWorkingDays(begins, handlingDays);
}

/** Returns the day on which missing pieces are sent that come so, or null when it is unknown. */
export function sendingDayOf(
  { state, day }: Supply,
  { today, times }: { today: string; times: DeliveryTimes },
): string | null {
  if (day === null) return null;
  // The month of what is made to order is that of sending: the maker has counted with the work on it.
  return state === 'made' ? lastWorkingDayOf(day, today) : addWorkingDays(day, times.inboundDays);
}

/** Returns the last working day of the week until the day; the day itself where nobody works in it. */
function lastWorkingDayOf(last: string, today: string): string {
  const { week } = isoWeekOf(last);
  for (let day = last; day >= today && isoWeekOf(day).week === week; day = addDays(day, -1))
    if (isWorkingDay(day)) return day;
  return last;
}
