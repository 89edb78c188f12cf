import type { CompleteWeek, Delivery } from './contract.ts';
import { daysOfWeek, restsOf, type Forecast } from '#shop/order-model/forecast/forecast.ts';

type Named = Pick<Delivery['Items'][number], 'ArticleId' | 'ArticleNumber' | 'ArticleText'>;

/** Returns a week with its days; null when it is unknown. */
export function weekToWire(week: string | null): CompleteWeek | null {
  return week === null ? null : { Week: week, ...daysOfWeek(week) };
}

/** A row counts once in a delivery. */
export function deliveriesToWire<Row>(
  { deliveries }: Forecast<Row>,
  nameOf: (row: Row) => Named,
): Delivery[] {
  const rests = restsOf(deliveries);
  return deliveries.map(({ week, items }, place) => ({
    Week: week,
    Rows: items.length,
    Rests: rests[place] ?? 0,
    Pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    // Objects that begin with a spread are slow to make and to forget (docs/decisions/0103).
    Items: items.map(({ row, quantity }) => ({ Quantity: quantity, ...nameOf(row) })),
  }));
}
