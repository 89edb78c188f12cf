import { expect, test } from 'vitest';
import { momentOfStockholm } from '#kit/text/stockholm-clock.ts';
import { orderedRowOf, type OrderedRow } from '#shop/order-model/row.ts';
import type { Supply } from '#shop/order-model/supply.ts';
import { deliveryTimesOf } from './delivery-times.ts';
import { forecastOfRows } from './forecast-of-rows.ts';

function rowOf(quantity: number, quantityShort: number, supply: Supply | null, pack = 1): OrderedRow {
  const article = {
    id: 1,
    articleNumber: 'A',
    nameSv: 'Vara',
    nameEn: 'Thing',
    available: 0,
    pack,
    weightG: 0,
    vatCode: '25',
    vatRate: 25,
    priceOre: 100,
    steps: [],
    restock: { OrderedArticles: 0, EstimatedDeliveryDate: null, NoArticleStock: false, SeasonNews: false },
  };
  return orderedRowOf(article, { quantity, short: quantityShort, supply, vatCase: 'domestic' });
}

const usual = deliveryTimesOf({ CutOffTime: '14:00', HandlingDays: 2, InboundDays: 3 });
const asked = { week: null, transportDays: 2 };
const at = (clock: string) => momentOfStockholm(clock)!;

test('the rows of an order are sent when they are in stock, when they come, and at no known week', () => {
  const rows = [
    rowOf(12, 3, { state: 'expected', day: '2027-03-09' }, 4),
    rowOf(6, 0, null),
    rowOf(2, 2, { state: 'made', day: '2027-04-30' }),
    rowOf(3, 1, { state: 'ordered', day: null }),
    rowOf(1, 1, null),
  ] as const;
  const [split, there, made, waits, unknown] = rows;
  const forecast = forecastOfRows(rows, { now: at('2027-02-01T10:00'), times: usual, ...asked });
  expect(forecast).toEqual({
    completeWeek: null,
    arrivalWeek: null,
    deliveries: [
      {
        week: '2027-W05',
        items: [
          { row: split, quantity: 8 },
          { row: there, quantity: 6 },
          { row: waits, quantity: 2 },
        ],
      },
      { week: '2027-W10', items: [{ row: split, quantity: 4 }] },
      { week: '2027-W17', items: [{ row: made, quantity: 2 }] },
      {
        week: null,
        items: [
          { row: waits, quantity: 1 },
          { row: unknown, quantity: 1 },
        ],
      },
    ],
    late: [],
  });
  const known = rows.slice(0, 3);
  const inWeek10 = { ...asked, week: { year: 2027, week: 10 } };
  // What comes on 9 March is sent on Friday the 12th, and arrives two working days later.
  expect(forecastOfRows(known, { now: at('2027-02-01T10:00'), times: usual, ...inWeek10 })).toMatchObject({
    completeWeek: '2027-W17',
    arrivalWeek: '2027-W18',
    late: [split, made],
  });
});

/** The settings of cut-off, handling and inbound days; when it is ordered; the weeks of stock and of what comes 9 March. */
test.each([
  ['14:00', 2, 3, '2027-02-04T13:59', '2027-W06', '2027-W10'],
  ['14:00', 1, 3, '2027-02-04T13:59', '2027-W05', '2027-W10'],
  ['14:00', 1, 3, '2027-02-04T14:00', '2027-W06', '2027-W10'],
  ['13:59', 1, 3, '2027-02-04T13:59', '2027-W06', '2027-W10'],
  ['14:00', 1, 4, '2027-02-04T13:59', '2027-W05', '2027-W11'],
  ['14:00', 0, 0, '2027-02-04T14:00', '2027-W05', '2027-W10'],
])(
  'with %s, %i and %i, an order of %s is sent in %s and %s',
  (CutOffTime, HandlingDays, InboundDays, clock, ofStock, ofOrdered) => {
    const rows = [rowOf(1, 0, null), rowOf(1, 1, { state: 'expected', day: '2027-03-09' })];
    const times = deliveryTimesOf({ CutOffTime, HandlingDays, InboundDays });
    const { deliveries } = forecastOfRows(rows, { now: at(clock), times, ...asked });
    expect(deliveries.map(({ week }) => week)).toEqual([ofStock, ofOrdered]);
  },
);

test('what is made to order by a month that ends today is sent today at the latest', () => {
  // The day of Sweden: it is the last of February there, a Sunday, while it is Saturday in UTC.
  const now = new Date('2027-02-27T23:30:00Z');
  const rows = [rowOf(1, 1, { state: 'made', day: '2027-02-28' })];
  const soon = { times: usual, week: null, transportDays: 0 };
  expect(forecastOfRows(rows, { now, ...soon })).toMatchObject({
    completeWeek: '2027-W08',
    arrivalWeek: '2027-W09',
  });
  expect(forecastOfRows(rows, { now: at('2027-02-26T16:00'), ...soon })).toMatchObject({
    completeWeek: '2027-W08',
    arrivalWeek: '2027-W08',
  });
});
