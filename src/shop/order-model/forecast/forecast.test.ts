import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { momentOfStockholm } from '#kit/text/stockholm-clock.ts';
import { isoWeekOf, parseWeek, weekString } from '#kit/text/weeks.ts';
import { daysOfWeek, forecastOf, restsOf, type ForecastRow } from './forecast.ts';
import { sendingDayOf, sendingDayOfStock } from './sending-day.ts';
import { supplyOfShort, type Inbound, type MadeMonths } from '#shop/order-model/supply.ts';
import type { DeliveryTimes } from './delivery-times.ts';

const times = { cutOff: '14:00', handlingDays: 2, inboundDays: 3 };
const monday = '2027-02-01T10:00';

function sendingDayOfShort(
  inbound: Inbound,
  need: { short: number; waitedFor: number },
  at: { today: string; times: DeliveryTimes; months: MadeMonths },
): string | null {
  return sendingDayOf(supplyOfShort(inbound, need, at), at);
}

type Wanted = Partial<Inbound> & {
  quantity: number;
  inStock?: number;
  pack?: number;
  waitedFor?: number;
  month?: string;
};

function rowAt(clock: string, wanted: Wanted): ForecastRow {
  const now = momentOfStockholm(clock)!;
  const { quantity, inStock = 0, pack = 1, waitedFor = 0, month = '', ...inbound } = wanted;
  const short = Math.max(0, quantity - inStock);
  return {
    quantity,
    inStock,
    pack,
    stockDay: sendingDayOfStock(now, times),
    shortDay: sendingDayOfShort(
      {
        OrderedArticles: 0,
        EstimatedDeliveryDate: null,
        NoArticleStock: false,
        SeasonNews: false,
        ...inbound,
      },
      { short, waitedFor },
      { today: stockholmToday(now), times, months: { OrderMonth: month, OrderMonthSeason: '' } },
    ),
  };
}

function forecast(rows: readonly Wanted[], { at = monday, chosen = '', transportDays = 2 } = {}) {
  const forecastRows = rows.map((wanted) => rowAt(at, wanted));
  const asked = { week: parseWeek(chosen), transportDays };
  const { completeWeek, arrivalWeek, deliveries, late } = forecastOf(forecastRows, asked);
  return {
    completeWeek,
    arrivalWeek,
    deliveries: deliveries.map(({ week, items }) => [
      week,
      ...items.map(({ row, quantity }) => `${forecastRows.indexOf(row)}: ${quantity}`),
    ]),
    late: late.map((row) => forecastRows.indexOf(row)),
  };
}

const hundred = { OrderedArticles: 100, EstimatedDeliveryDate: '2027-03-09' };

describe('the day of sending', () => {
  it.each([
    [monday, '2027-02-03'],
    ['2027-02-05T15:00', '2027-02-10'],
    ['2026-12-22T10:00', '2026-12-28'],
    ['2027-02-01T13:59', '2027-02-03'],
    ['2027-02-01T14:00', '2027-02-04'],
    ['2027-02-06T09:00', '2027-02-10'],
    ['2027-02-07T23:00', '2027-02-10'],
    ['2026-12-30T15:00', '2027-01-07'],
  ])('of pieces in stock is, at %s, %s', (at, day) => {
    expect(sendingDayOfStock(momentOfStockholm(at)!, times)).toBe(day);
  });

  it('is after the cut-off from its very second on, in Sweden’s time in summer and winter', () => {
    expect(sendingDayOfStock(new Date('2027-02-01T12:59:59.999Z'), times)).toBe('2027-02-03');
    expect(sendingDayOfStock(new Date('2027-02-01T13:00:00Z'), times)).toBe('2027-02-04');
    expect(sendingDayOfStock(new Date('2027-07-05T11:59:59Z'), times)).toBe('2027-07-07');
    expect(sendingDayOfStock(new Date('2027-07-05T12:00:00Z'), times)).toBe('2027-07-08');
  });

  it.each<[Wanted, string | null]>([
    [{ quantity: 24, ...hundred }, '2027-03-12'],
    [{ quantity: 24, ...hundred, waitedFor: 76 }, '2027-03-12'],
    [{ quantity: 24, ...hundred, waitedFor: 77 }, null],
    [{ quantity: 24, ...hundred, waitedFor: 90 }, null],
    [{ quantity: 24, ...hundred, EstimatedDeliveryDate: '2027-03-24' }, '2027-03-31'],
    [{ quantity: 24, ...hundred, EstimatedDeliveryDate: '2027-02-01' }, '2027-02-04'],
    [{ quantity: 24, ...hundred, EstimatedDeliveryDate: '2027-01-31' }, null],
    [{ quantity: 24, ...hundred, EstimatedDeliveryDate: null }, null],
    [{ quantity: 24, ...hundred, NoArticleStock: true }, '2027-03-12'],
    [{ quantity: 24, ...hundred, waitedFor: 77, NoArticleStock: true }, null],
    [{ quantity: 24, NoArticleStock: true }, null],
    // The last working day of the week in which the month ends, until its last day.
    [{ quantity: 24, NoArticleStock: true, month: '2027-02' }, '2027-02-26'],
    [{ quantity: 24, NoArticleStock: true, month: '2027-05' }, '2027-05-31'],
    [{ quantity: 24, NoArticleStock: true, month: '2027-12' }, '2027-12-30'],
    [{ quantity: 24, NoArticleStock: true, month: '2027-01' }, null],
    [{ quantity: 24, NoArticleStock: true, month: '2027-02', SeasonNews: true }, null],
    [{ quantity: 24, ...hundred, waitedFor: 77, NoArticleStock: true, month: '2027-04' }, '2027-04-30'],
  ])('of missing pieces of %j is %s', (wanted, day) => {
    expect(rowAt(monday, wanted).shortDay).toBe(day);
  });

  it('of what is made to order is in the last week of its month, and no day before today', () => {
    const made = (day: string, today: string) => sendingDayOf({ state: 'made', day }, { today, times });
    // 28 February 2027 is a Sunday.
    expect(made('2027-02-28', '2027-02-25')).toBe('2027-02-26');
    expect(made('2027-02-28', '2027-02-26')).toBe('2027-02-26');
    expect(made('2027-02-28', '2027-02-27')).toBe('2027-02-28');
    expect(made('2027-02-28', '2027-02-28')).toBe('2027-02-28');
    // New Year's Eve of 2029 is a Monday: nobody works in that week until it.
    expect(made('2029-12-31', '2029-12-01')).toBe('2029-12-31');
    expect(made('2026-12-31', '2026-12-01')).toBe('2026-12-30');
  });

  it('follows the settings', () => {
    const own = { cutOff: '09:30', handlingDays: 0, inboundDays: 1 };
    expect(sendingDayOfStock(momentOfStockholm('2027-02-01T09:29')!, own)).toBe('2027-02-01');
    expect(sendingDayOfStock(momentOfStockholm('2027-02-01T09:30')!, own)).toBe('2027-02-02');
    const inbound = { ...hundred, NoArticleStock: false, SeasonNews: false };
    const need = { short: 1, waitedFor: 0 };
    const months = { OrderMonth: '', OrderMonthSeason: '' };
    expect(sendingDayOfShort(inbound, need, { today: '2027-02-01', times: own, months })).toBe('2027-03-10');
  });
});

describe('the forecast', () => {
  test.each<[string, Wanted[], ReturnType<typeof forecast>['deliveries'], string | null]>([
    ['in stock', [{ quantity: 12, inStock: 40 }], [['2027-W05', '0: 12']], '2027-W05'],
    ['on order', [{ quantity: 24, ...hundred }], [['2027-W10', '0: 24']], '2027-W10'],
    ['waited for by others', [{ quantity: 24, ...hundred, waitedFor: 90 }], [[null, '0: 24']], null],
    [
      'over Easter',
      [{ quantity: 24, ...hundred, EstimatedDeliveryDate: '2027-03-24' }],
      [['2027-W13', '0: 24']],
      '2027-W13',
    ],
    [
      'partly in stock, in whole packages',
      [{ quantity: 12, inStock: 9, pack: 4, ...hundred }],
      [
        ['2027-W05', '0: 8'],
        ['2027-W10', '0: 4'],
      ],
      '2027-W10',
    ],
    [
      'in stock with less than a package',
      [{ quantity: 12, inStock: 3, pack: 4, ...hundred }],
      [['2027-W10', '0: 12']],
      '2027-W10',
    ],
    [
      'of several rows, unknown ones last',
      [
        { quantity: 1 },
        { quantity: 2, ...hundred },
        { quantity: 3, inStock: 3 },
        { quantity: 4, inStock: 9 },
      ],
      [
        ['2027-W05', '2: 3', '3: 4'],
        ['2027-W10', '1: 2'],
        [null, '0: 1'],
      ],
      null,
    ],
    [
      'in stock, though the package has changed since',
      [{ quantity: 5, inStock: 5, pack: 4, ...hundred }],
      [['2027-W05', '0: 5']],
      '2027-W05',
    ],
    [
      'of several rows whose weeks come in any order',
      [{ quantity: 1 }, { quantity: 2 }, { quantity: 3, ...hundred }, { quantity: 4, inStock: 4 }],
      [
        ['2027-W05', '3: 4'],
        ['2027-W10', '2: 3'],
        [null, '0: 1', '1: 2'],
      ],
      null,
    ],
    ['empty', [], [], null],
  ])('%s', (_name, rows, deliveries, completeWeek) => {
    expect(forecast(rows)).toMatchObject({ deliveries, completeWeek, late: [] });
  });

  it('is in week 6 from a Friday afternoon, and in week 53 before Christmas', () => {
    const rows = [{ quantity: 12, inStock: 40 }];
    expect(forecast(rows, { at: '2027-02-05T15:00' }).completeWeek).toBe('2027-W06');
    expect(forecast(rows, { at: '2026-12-22T10:00' }).completeWeek).toBe('2026-W53');
  });

  it('moves earlier deliveries to the chosen week, and names the rows that miss it', () => {
    const rows = [
      { quantity: 12, inStock: 40 },
      { quantity: 12, inStock: 8, pack: 4, ...hundred },
      { quantity: 1 },
    ];
    expect(forecast(rows, { chosen: '2027-W08' })).toMatchObject({
      completeWeek: null,
      deliveries: [
        ['2027-W08', '0: 12', '1: 8'],
        ['2027-W10', '1: 4'],
        [null, '2: 1'],
      ],
      late: [1, 2],
    });
    expect(forecast(rows.slice(0, 2), { chosen: '2027-W20' })).toMatchObject({
      completeWeek: '2027-W10',
      deliveries: [['2027-W20', '0: 12', '1: 12']],
      late: [],
    });
  });
});

describe('the week of arrival', () => {
  const inStock = [{ quantity: 1, inStock: 9 }];
  it.each([
    // Sent on Wednesday 3 February.
    [monday, 0, '2027-W05'],
    [monday, 2, '2027-W05'],
    [monday, 3, '2027-W06'],
    [monday, 7, '2027-W06'],
    [monday, 8, '2027-W07'],
    // Sent on Tuesday 23 March, and Good Friday is the 26th.
    ['2027-03-19T10:00', 2, '2027-W12'],
    ['2027-03-19T10:00', 3, '2027-W13'],
    // Sent on Wednesday 23 December.
    ['2026-12-21T10:00', 1, '2026-W53'],
  ])('of goods in stock at %s is, with %i days of transport, %s', (at, transportDays, week) => {
    expect(forecast(inStock, { at, transportDays }).arrivalWeek).toBe(week);
  });

  it('is unknown with a row whose day is', () => {
    expect(forecast([...inStock, { quantity: 1 }]).arrivalWeek).toBeNull();
  });

  it('can be asked for: nothing misses it, and something the week before', () => {
    const rows = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 30 }),
        inStock: fc.integer({ min: 0, max: 30 }),
        pack: fc.constantFrom(1, 4, 6),
        OrderedArticles: fc.constant(100),
        EstimatedDeliveryDate: fc.integer({ min: 0, max: 150 }).map((days) => addDays('2027-02-01', days)),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const days = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(rows, days, days, (wanted, transportDays, later) => {
        const at = `${addDays('2027-02-01', later)}T10:00`;
        const first = forecast(wanted, { at, transportDays });
        if (first.arrivalWeek === null) return;
        const asked = forecast(wanted, { at, transportDays, chosen: first.arrivalWeek });
        expect(asked.late).toEqual([]);
        const before = isoWeekOf(addDays(daysOfWeek(first.arrivalWeek).From, -1));
        const earlier = forecast(wanted, {
          at,
          transportDays,
          chosen: weekString(before.year, before.week),
        });
        expect(earlier.late.length).toBeGreaterThan(0);
        for (const [week] of asked.deliveries) expect(week! <= first.arrivalWeek).toBe(true);
        expect(asked.deliveries.flatMap(([, ...items]) => items).length).toBeGreaterThan(0);
        expect([asked.completeWeek, asked.arrivalWeek]).toEqual([first.completeWeek, first.arrivalWeek]);
      }),
      { numRuns: 300, seed: 31 },
    );
  });

  it('has goods sent as late as arrives in it', () => {
    const sentIn = (transportDays: number) =>
      forecast(inStock, { transportDays, chosen: '2027-W20' }).deliveries[0]?.[0];
    expect([0, 2, 4, 5, 10, 30].map(sentIn)).toEqual([
      '2027-W20',
      '2027-W20',
      '2027-W20',
      '2027-W19',
      '2027-W18',
      '2027-W14',
    ]);
  });
});

it.each([
  ['2027-W05', '2027-02-01', '2027-02-07'],
  ['2026-W53', '2026-12-28', '2027-01-03'],
  ['2027-W01', '2027-01-04', '2027-01-10'],
  ['2026-W01', '2025-12-29', '2026-01-04'],
])('%s lasts from %s to %s', (week, From, To) => {
  expect(daysOfWeek(week)).toEqual({ From, To });
});

it('a week is the seven days from its Monday on, in every year', () => {
  const weeks = fc.tuple(fc.integer({ min: 1000, max: 9998 }), fc.integer({ min: 1, max: 52 }));
  fc.assert(
    fc.property(weeks, ([year, week]) => {
      const { From, To } = daysOfWeek(weekString(year, week));
      expect(new Date(From).getUTCDay()).toBe(1);
      expect([isoWeekOf(From), isoWeekOf(To), addDays(From, 6)]).toEqual([
        { year, week },
        { year, week },
        To,
      ]);
    }),
    { seed: 33, numRuns: 300 },
  );
});

it('what is no week has no days', () => {
  for (const text of ['2027-W53', '2027-W00', '2027-W5', ''])
    expect(() => daysOfWeek(text)).toThrow(new RangeError(`not a week: ${text}`));
});

it('counts each row once over all parcels, whatever is there of it and whenever the rest comes', () => {
  const rows = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 30 }),
      inStock: fc.integer({ min: 0, max: 30 }),
      pack: fc.constantFrom(1, 4, 6),
      OrderedArticles: fc.constantFrom(0, 100),
      EstimatedDeliveryDate: fc.integer({ min: 0, max: 60 }).map((days) => addDays('2027-02-01', days)),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(rows, (wanted) => {
      const { deliveries } = forecastOf(
        wanted.map((one) => rowAt(monday, one)),
        { week: null, transportDays: 2 },
      );
      const rests = restsOf(deliveries);
      const counted = deliveries.reduce((sum, { items }, place) => sum + items.length - rests[place]!, 0);
      expect(counted).toBe(wanted.length);
      expect(rests.every((rest, place) => rest >= 0 && rest <= deliveries[place]!.items.length)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
