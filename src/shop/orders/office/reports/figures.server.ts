import type { Db } from '#kit/database/db.server.ts';
import { isoWeekOf, weekString } from '#kit/text/weeks.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { groupsOfArticles } from '#shop/articles/office/group-use.server.ts';
import { productGroupNames } from '#shop/product-groups/group-ids.server.ts';
import { countryName } from '#shop/texts/country-name.ts';
import {
  mostDays,
  readFiguresFile,
  readKept,
  readSales,
  readShort,
  type figureKinds,
  type KeptRow,
  type SalesBy,
  type SalesRow,
  type ShortRow,
} from './contract.ts';
import { figuresFile, type Figures } from './figures-file.server.ts';
import { countKept, readNamesOfBuyers, sumSales, sumShort } from './figures-store.server.ts';

type MissedSearchesIn = (days: {
  from: string;
  to: string;
}) => Promise<{ Week: string; Words: string; Times: number }[]>;

export function officeFigureRoutes({ db, now }: Services, missedSearchesIn: MissedSearchesIn): Route[] {
  return [
    serve(readSales, async ({ by, from, to }, _staff, { language }) => {
      return refuseDays(from, to) ?? { Rows: await sales(db, by, { from, to }, language) };
    }),
    serve(readShort, async () => ({ Rows: await short(db) })),
    serve(
      readKept,
      async ({ from, to }) => refuseDays(from, to) ?? { Rows: await kept(db, { from, to }, now()) },
    ),
    serve(readFiguresFile, async ({ by, from, to }, _staff, { language }) => {
      const refused = by === 'short' ? undefined : refuseDays(from, to);
      if (refused) return refused;
      const figures = await figuresOf(by, { from, to }, language);
      return { File: (await figuresFile(by, figures, language)).toString('base64') };
    }),
  ];

  async function figuresOf(
    by: (typeof figureKinds)[number],
    days: { from: string; to: string },
    language: Language,
  ): Promise<Figures> {
    if (by === 'short') return { short: await short(db) };
    if (by === 'kept') return { kept: await kept(db, days, now()) };
    return by === 'vain'
      ? { missed: await missedSearchesIn(days) }
      : { sales: await sales(db, by, days, language) };
  }
}

function refuseDays(from: string, to: string): Problem | undefined {
  if (from === '') return badField('from', 'required');
  if (to < from) return badField('to', 'minAmount');
  return to > addDays(from, mostDays) ? badField('to', 'maxAmount') : undefined;
}

async function short(db: Db): Promise<ShortRow[]> {
  return (await sumShort(db)).map((row) => ({
    ArticleId: row.article_id,
    ArticleNumber: row.article_number,
    Description: row.description,
    Orders: row.orders,
    QuantityShort: row.short,
    ExpectedDate: row.expected ?? '',
  }));
}

async function kept(db: Db, days: { from: string; to: string }, at: Date): Promise<KeptRow[]> {
  const { year, week } = isoWeekOf(stockholmToday(at));
  const counted = await countKept(db, { ...days, week: weekString(year, week) });
  return counted.map((one) => ({
    Month: one.month,
    Told: one.told,
    Kept: one.kept,
    Missed: one.told - one.kept - one.open,
    Open: one.open,
  }));
}

async function sales(
  db: Db,
  by: SalesBy,
  days: { from: string; to: string },
  language: Language,
): Promise<SalesRow[]> {
  const groupOf = by === 'group' ? await groupsOfArticles(db) : undefined;
  const sums = await sumSales(db, by, days, groupOf);
  const nameOf = await namesOf(
    db,
    by,
    sums.map(({ key }) => key),
    language,
  );
  const rows = sums.map(({ key, currency_code, orders, quantity, amount }) => ({
    Name: nameOf(key),
    CurrencyCode: currency_code,
    Orders: orders,
    Quantity: quantity,
    Amount: oreToWire(amount),
  }));
  const inCurrency = new Map<string, number>();
  for (const { CurrencyCode, Orders } of rows)
    inCurrency.set(CurrencyCode, (inCurrency.get(CurrencyCode) ?? 0) + Orders);
  const ordersOf = ({ CurrencyCode }: SalesRow) => inCurrency.get(CurrencyCode) ?? 0;
  // Amounts in other currencies cannot be compared, so they are listed separately below.
  return rows.sort((a, b) => ordersOf(b) - ordersOf(a) || (isTime(by) ? 0 : b.Amount - a.Amount));
}

/** Sums by time stand in its order. */
function isTime(by: SalesBy): boolean {
  return by === 'month' || by === 'week';
}

async function namesOf(
  db: Db,
  by: SalesBy,
  keys: readonly string[],
  language: Language,
): Promise<(key: string) => string> {
  if (by === 'country') return (key) => countryName(key, language);
  if (by === 'reseller') {
    const buyers = await readNamesOfBuyers(db, keys.map(Number));
    const names = new Map(buyers.map((row) => [String(row.customer_id), row.customer_name]));
    return (key) => names.get(key) ?? key;
  }
  if (isTime(by)) return (key) => key;
  const groups = await productGroupNames(db);
  return (key) => {
    const name = groups.get(Number(key));
    return name ? inLanguage(language, ...name) : '–';
  };
}
