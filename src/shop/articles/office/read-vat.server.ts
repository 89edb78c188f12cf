import type { Db } from '#kit/database/db.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { vatPercentsOn } from '#shop/order-model/vat-rates.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';

export async function readVat(db: Db, now: Date) {
  const day = stockholmToday(now);
  const periods = await readVatPeriods(db);
  return { day, periods, percents: vatPercentsOn(day, periods) };
}
