import type { Trx } from '#kit/database/db.server.ts';
import { choiceCell, dayCell, keyCell, wholeNumberCell } from '#kit/tables/table-file-cells.server.ts';
import { column, type ValuesOf } from '#kit/tables/table-file-heading.server.ts';
import { importOf, type Import } from '#kit/tables/table-file-import.server.ts';
import type { Written } from '#kit/tables/row-batches.server.ts';
import type { Asked } from '#kit/tables/table-file-plan.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { defaultVatCode, vatPercentsOn } from '#shop/order-model/vat-rates.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';
import {
  furtherPriceColumn,
  listPricesOf,
  listsOfColumns,
  type FurtherPrices,
} from './list-prices.server.ts';
import { meantList } from '#shop/customers/import/persons-values.server.ts';
import { priceWithoutVat } from './without-vat.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { articleColumns, articleNumber } from './import-columns.server.ts';
import { readFileSteps, refuseStep } from './file-steps.server.ts';
import { putSteps, type ImportedStep } from './write-steps-store.server.ts';
import { largestStep } from '#shop/articles/prices/step-conflict.ts';
import {
  putPrices,
  putTimedPrices,
  readAllTimedPrices,
  readFreeOfCharge,
  readPriceLists,
  type ImportedPrice,
  type ImportedTimedPrice,
} from './write-prices-store.server.ts';
import { readArticleIds, readVatCodes } from './write-articles-store.server.ts';
import { readFurtherPrices, readPriceStates } from './article-to-row.server.ts';
import { inTheWay, type Period } from '#shop/articles/prices/price-of-day.ts';

export const columns = {
  article_no: articleNumber,
  price_list: column(keyCell(), 'Prislista', 'PriceList'),
  currency: column(choiceCell(['sek', 'eur', 'nok', 'dkk', 'usd', 'gbp', 'chf']), 'Valuta', 'Valutakod'),
  price: articleColumns.price,
  regular_price: articleColumns.regular_price,
  recommended_price: articleColumns.recommended_price,
  min_qty: column(wholeNumberCell({ min: 0, max: largestStep }), 'Från antal', 'Minsta antal'),
  valid_from: column(dayCell(), 'Gäller från', 'Giltig från'),
  valid_to: column(dayCell(), 'Gäller till', 'Giltig till'),
};
type Values = ValuesOf<typeof columns>;
/** `more` are the prices of further columns. */
type Line = ((ImportedPrice | ImportedTimedPrice) & { more: readonly ImportedPrice[] }) | ImportedStep;

/** Imports prices by price list, without VAT; a row without a list belongs to the standard list. */
export const importPrices = (now: () => Date): Import =>
  importOf({
    key: 'article_no',
    alsoKey: ['price_list', 'min_qty', 'valid_from'],
    // A price without days is another one than that which only ends.
    apartBy: ['valid_to'],
    columns,
    topic: 'catalogue',
    atOnce: 1_000,
    further: furtherPriceColumn,
    isJudgedWhole: (columns) => columns.has('min_qty'),
    async begin(trx, columns, asked) {
      const ids = await readArticleIds(trx);
      const furtherLists = await listsOfColumns(trx, columns);
      const netOf = await readNetOf(trx, asked, stockholmToday(now()));
      const lists = await readPriceLists(trx);
      const free = await readFreeOfCharge(trx);
      const periods = await readPeriods(trx);
      const steps = await readFileSteps(trx, columns);
      const undated = new Set<string>();
      const listOf = ({ price_list: called = 'standard' }: Values) =>
        asked.isOfPerson ? meantList(called, [...lists.values()]) : called;
      return {
        currencyOf: (values, field) => lists.get(furtherLists.get(field) ?? listOf(values))?.currency_code,
        take(given: Values & FurtherPrices, at, note): Line | FieldRefusal[] {
          const { article_no = '' } = given;
          const price_list = listOf(given);
          const id = ids.get(article_no.toLowerCase());
          const list = lists.get(price_list);
          const net = netOf(id, note);
          const values = { ...given, price: net(given.price), regular_price: net(given.regular_price) };
          const isStep = (values.min_qty ?? 1) > 1;
          const further = listPricesOf(given, furtherLists);
          const refusals = [
            ...(id === undefined ? [{ field: 'article_no', reason: 'is no article of the shop' }] : []),
            ...(list ? inAnotherCurrency(values, list.currency_code) : [noList]),
            ...(isStep ? refuseStep(values) : []),
            ...refusePrice(values, {
              // A step keeps its price.
              hasFurther: further.length > 0 || isStep,
              isFree: !isStep && free.has(`${price_list} ${id}${ofDay(given)}`),
            }),
          ];
          if (id === undefined || !list || refusals.length > 0) return refusals;
          if (isStep) return steps.take(values, { list: list.code, id, line: at }, note);
          const more = further.map((one) => ({
            article_id: id,
            price_list_code: one.price_list_code,
            price: net(one.price),
            regular_price: net(one.regular_price),
          }));
          const { price, regular_price, recommended_price } = values;
          const prices = { price, regular_price, recommended_price };
          if (asked.isOfPerson)
            for (const { code, currency_code } of [
              list,
              ...more.flatMap((one) => lists.get(one.price_list_code) ?? []),
            ])
              note(`of the price list ${code}, in ${currency_code}`);
          const line = { price_list_code: list.code, article_id: id, ...prices, more };
          const key = `${list.code} ${id}`;
          if (values.valid_from === undefined && values.valid_to === undefined) {
            // A price from one piece can be written with that quantity and without.
            if (undated.has(key))
              return [{ field: 'article_no', reason: 'is the same as that of an earlier row' }];
            undated.add(key);
            return line;
          }
          const period = periods.take(key, values);
          return Array.isArray(period) ? period : { ...line, ...period };
        },
        refusedOfWhole: () => steps.refusedOfWhole(),
        write: (rows: readonly Line[]) => writeLines(trx, rows),
        async look(rows: readonly Line[]) {
          const ids = rows.map(({ article_id }) => article_id);
          const more = await readFurtherPrices(trx, ids, furtherLists);
          const states = await readPriceStates(trx, rows);
          return states.map((state, at) => ({ ...state, ...more.get(ids[at] ?? 0) }));
        },
        idsOf: async (rows: readonly Line[]) => rows.map(({ article_id }) => article_id),
      };
    },
  });

async function writeLines(trx: Trx, rows: readonly Line[]): Promise<Written> {
  const ofSteps = rows.filter(isStepLine);
  const prices = rows.flatMap((row) => (isStepLine(row) ? [] : [row]));
  const timed = prices.filter((row) => 'valid_from' in row);
  const always = prices.filter((row) => !('valid_from' in row));
  const changed = [
    ...(await putPrices(trx, always)),
    ...(await putTimedPrices(trx, timed)),
    ...(await putSteps(trx, ofSteps)),
  ];
  // A row of several prices is one change.
  const further = await putPrices(
    trx,
    prices.flatMap(({ more }) => more),
  );
  const alone = new Set(further.filter((id) => !changed.includes(id)));
  return { created: 0, changed: changed.length + alone.size };
}

function isStepLine(row: Line): row is ImportedStep {
  return 'min_qty' in row;
}

/** Prices that include VAT are divided by the rate of their article. */
async function readNetOf(trx: Trx, { pricesIncludeVat }: Asked, day: string) {
  if (!pricesIncludeVat) return () => (price: number | undefined) => price;
  const codes = await readVatCodes(trx);
  const percents = vatPercentsOn(day, await readVatPeriods(trx));
  return (id: number | undefined, note: (text: string) => void) =>
    priceWithoutVat(percents.get(codes.get(id ?? 0) ?? defaultVatCode) ?? 0, note);
}

/** Names the first day of a price for a time, as `readFreeOfCharge` does. */
function ofDay({ valid_from, valid_to }: Values): string {
  return valid_from === undefined && valid_to === undefined ? '' : ` ${valid_from ?? null}`;
}

const noList = { field: 'price_list', reason: 'is no price list of the shop' };

function inAnotherCurrency({ currency }: Values, ofList: string): FieldRefusal[] {
  if (currency === undefined || currency.toUpperCase() === ofList) return [];
  return [{ field: 'currency', reason: `is not that of the price list, ${ofList}` }];
}

function refusePrice(
  { price, regular_price, recommended_price, valid_from, valid_to }: Values,
  { hasFurther, isFree }: { hasFurther: boolean; isFree: boolean },
): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  const isEmpty = [price, regular_price, recommended_price].every((one) => one === undefined);
  if (isEmpty && !hasFurther) refusals.push({ field: 'price', reason: 'is missing' });
  if (price === 0 && !isFree) refusals.push({ field: 'price', reason: 'is not above 0' });
  if (valid_from !== undefined && valid_to !== undefined && valid_to < valid_from)
    refusals.push({ field: 'valid_to', reason: 'is before valid_from' });
  return refusals;
}

/** Tracks the periods of the stored prices and of those that the file has listed so far. */
async function readPeriods(trx: Trx) {
  type Known = Period & { isOfFile: boolean };
  const known = new Map<string, Known[]>();
  for (const { price_list_code, article_id, valid_from, valid_to } of await readAllTimedPrices(trx)) {
    const key = `${price_list_code} ${article_id}`;
    known.set(key, [...(known.get(key) ?? []), { valid_from, valid_to, isOfFile: false }]);
  }
  return {
    /** A stored price keeps its last day when the file does not give one. */
    take(key: string, { valid_from: from, valid_to, price }: Values): Period | FieldRefusal[] {
      const valid_from = from ?? null;
      const those = known.get(key) ?? [];
      const same = those.find((one) => one.valid_from === valid_from);
      const others = those.filter((one) => one !== same);
      const period = { valid_from, valid_to: valid_to ?? same?.valid_to ?? null };
      if (same?.isOfFile) return [{ field: 'valid_from', reason: 'is the same as that of an earlier row' }];
      if (!same && price === undefined)
        return [{ field: 'price', reason: 'is missing, and no price begins on this day yet' }];
      const other = inTheWay(period, others);
      if (other) return [{ field: 'valid_from', reason: `shares days with the price of ${daysOf(other)}` }];
      known.set(key, [...others, { ...period, isOfFile: true }]);
      return period;
    },
  };
}

function daysOf({ valid_from, valid_to }: Period): string {
  return `${valid_from ?? ''}–${valid_to ?? ''}`;
}
