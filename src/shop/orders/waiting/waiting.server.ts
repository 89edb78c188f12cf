import type { Db } from '#kit/database/db.server.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import type { Customer } from '#kit/http/principal.ts';
import { fold } from '#kit/text/characters/fold.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { weekString } from '#kit/text/weeks.ts';
import { rowAsTold } from '#shop/order-model/sending/as-told.ts';
import { nameOfRow, promiseOf } from '#shop/orders/row-texts.ts';
import { readReady } from '#shop/orders/readiness/readiness-store.server.ts';
import { briefFinder } from '#shop/wanted-rows/briefs.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import type { listWaiting, WaitingRow } from './contract.ts';
import { readRowsLeft, readWordsOfRows, type LeftRow, type RowWords } from './store.server.ts';
import { byExpected, expectedWeekOf, leftPartsOf, type Left } from './waiting-order.ts';

const defaultRows = 30;

export type WaitingServices = Pick<RowServices, 'catalogue' | 'now'> & { db: Db };
type Query = { q: string; skip?: number | undefined; take?: number | undefined };
/** A row with when it comes, and its place among all of the customer. */
export type Waiting = Left & {
  row: LeftRow;
  orderId: number;
  place: number;
  promise: ReturnType<typeof promiseOf>;
  week: string | null;
};
type Named = Waiting & { words: RowWords };

export async function waitingOf(
  services: WaitingServices,
  customer: Customer,
  { q, skip = 0, take = defaultRows }: Query,
  language: Language,
): Promise<OutputOf<typeof listWaiting>> {
  const all = await allWaiting(services, customer, q, language);
  const shown = await withWords(services.db, customer, all.slice(skip, skip + take));
  const find = await briefFinder(services.catalogue, customer, language);
  const amounts = new Map<string, number>();
  for (const { row, left } of all)
    amounts.set(row.currency_code, (amounts.get(row.currency_code) ?? 0) + row.price * left);
  return {
    Rows: shown.map((one) => waitingToWire(one, find, language)),
    TotalCount: all.length,
    TotalQuantity: all.reduce((sum, { left }) => sum + left, 0),
    TotalAmounts: [...amounts].map(([CurrencyCode, ore]) => ({ CurrencyCode, Amount: oreToWire(ore) })),
  };
}

/** Returns all rows of the filter, with what they are called. */
export async function allNamed(
  services: Pick<WaitingServices, 'db' | 'now'>,
  customer: Customer,
  q: string,
  language: Language,
): Promise<Named[]> {
  return await withWords(services.db, customer, await allWaiting(services, customer, q, language));
}

/** Returns all rows of the filter in the order in which they are expected. */
async function allWaiting(
  { db, now }: Pick<WaitingServices, 'db' | 'now'>,
  customer: Customer,
  q: string,
  language: Language,
): Promise<Waiting[]> {
  const today = stockholmToday(now());
  const rows = await rowsWith(db, customer, q);
  const readyOf = await readyByRow(db, rows, today);
  const weekOf = weeksByDay();
  return rows
    .map((row, place): Waiting => {
      const { left, ready, short } = leftPartsOf(row, readyOf.get(row.id));
      const promise = promiseOf(rowAsTold(row, ready), language, today);
      return { left, ready, short, row, orderId: row.order_id, place, promise, week: weekOf(promise) };
    })
    .toSorted(byExpected);
}

async function rowsWith(db: Db, customer: Customer, q: string): Promise<LeftRow[]> {
  const rows = await readRowsLeft(db, customer.id);
  const wanted = fold(q).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  const named = await withWords(
    db,
    customer,
    rows.map((row) => ({ row })),
  );
  return named.filter((one) => hasWords(one, wanted)).map(({ row }) => row);
}

async function readyByRow(db: Db, rows: readonly LeftRow[], today: string): Promise<Map<number, number>> {
  const open = rows.map((row) => {
    const { left, short } = leftPartsOf(row);
    return { order_id: row.order_id, row_id: row.id, article_id: row.article_id, pieces: left, short };
  });
  return new Map((await readReady(db, open, today)).map(({ row_id, ready }) => [row_id, ready]));
}

/** A row that was removed meanwhile is left out. */
async function withWords<One extends { row: LeftRow }>(
  db: Db,
  { id }: Customer,
  rows: readonly One[],
): Promise<(One & { words: RowWords })[]> {
  if (rows.length === 0) return [];
  const read = await readWordsOfRows(
    db,
    id,
    rows.map(({ row }) => row.id),
  );
  const byId = new Map(read.map((words) => [words.id, words]));
  return rows.flatMap((one) => {
    const words = byId.get(one.row.id);
    return words ? [{ ...one, words }] : [];
  });
}

/** Thousands of rows wait for a few days, and working out a week takes as long as reading a row. */
function weeksByDay(): typeof expectedWeekOf {
  const weeks = new Map<string | null, string | null>();
  return (promise) => {
    const day = promise.date ?? promise.month;
    const week = weeks.get(day) ?? expectedWeekOf(promise);
    weeks.set(day, week);
    return week;
  };
}

function hasWords({ row, words }: { row: LeftRow; words: RowWords }, wanted: readonly string[]): boolean {
  const { article_number, description, description_sv, description_en, ean, purchase_order_number } = words;
  const text = fold(
    [
      String(row.order_id),
      purchase_order_number,
      article_number,
      description,
      description_sv,
      description_en,
      ean,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return wanted.every((word) => text.includes(word));
}

function waitingToWire(
  { row, words, left, ready, short, promise, week }: Named,
  find: Awaited<ReturnType<typeof briefFinder>>,
  language: Language,
): WaitingRow {
  const article = row.article_id === null ? undefined : find(row.article_id);
  return {
    OrderId: row.order_id,
    OrderRowId: row.id,
    OrderDate: stockholmToday(words.created_at),
    PurchaseOrderNumber: words.purchase_order_number,
    Article: article ?? null,
    ArticleNumber: words.article_number,
    Description: nameOfRow(words, language),
    QuantityLeft: left,
    QuantityReady: ready,
    QuantityShort: short,
    ExpectedDate: promise.date,
    ExpectedMonth: promise.month,
    ExpectedText: promise.text,
    ExpectedWeek: week,
    PreviousExpectedDate: words.previous_expected_date,
    ChangedDate: row.date_changed_on,
    AskedWeek: askedWeekOf(words),
    Price: oreToWire(row.price),
    CurrencyCode: row.currency_code,
  };
}

export function askedWeekOf({ delivery_year: year, delivery_week: week }: RowWords): string | null {
  return year === null || week === null ? null : weekString(year, week);
}
