import type { Db, Trx } from '#kit/database/db.server.ts';
import { moneyCell } from '#kit/tables/table-file-cells.server.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import { column, type Column } from '#kit/tables/table-file-heading.server.ts';
import { readCurrenciesOfLists, type ImportedPrice } from './write-prices-store.server.ts';

/** What a file holds of prices beside those of the standard list: `price:EUR`, or `price:LIST`. */
export type FurtherPrices = Partial<Record<`${'price' | 'regular_price'}:${string}`, number>>;
export type ListPrice = Omit<ImportedPrice, 'article_id'> & { price_list_code: string };

const named = /^(price|regular_price):([\p{L}\p{N}_. -]{1,50})$/u;
const most = 10_000_000_000;

/** The column of a price in another currency or list, which a person names. */
export function furtherPriceColumn(field: string): Column<unknown> | undefined {
  if (!named.test(field)) return undefined;
  return column(moneyCell({ max: most }));
}

/**
 * Tells to which lists the columns' prices go: a currency stands for the one list that has it.
 * @throws TableFileError when that cannot be told
 */
export async function listsOfColumns(trx: Trx, columns: ReadonlySet<string>): Promise<Map<string, string>> {
  const fields = [...columns].filter((field) => named.test(field));
  const lists = fields.length > 0 ? await readCurrenciesOfLists(trx) : new Map<string, string>();
  const places = new Map(fields.map((field) => [field, listOf(field, lists)]));
  for (const [field, list] of places) {
    const kind = field.split(':')[0];
    const other = fields.find(
      (one) => one !== field && one.startsWith(`${kind}:`) && places.get(one) === list,
    );
    if (other !== undefined || (kind !== undefined && list === 'standard' && columns.has(kind)))
      throw new TableFileError(`it has two columns ${other ?? kind}`);
  }
  return places;
}

function listOf(field: string, lists: ReadonlyMap<string, string>): string {
  const asked = named.exec(field)?.[2] ?? '';
  if (lists.has(asked)) return asked;
  const [list, ...more] = [...lists]
    .flatMap(([code, currency]) => (currency === asked.toUpperCase() ? [code] : []))
    .sort();
  if (list === undefined)
    throw new TableFileError(
      `it has prices in ${asked}, in which there is no price list: make one, or leave the column out`,
    );
  if (more.length > 0)
    throw new TableFileError(
      `it has prices in ${asked}, in which there are several price lists: ${[list, ...more].join(', ')}`,
    );
  return list;
}

/** Returns the prices of a row by list. */
export function listPricesOf(values: FurtherPrices, lists: ReadonlyMap<string, string>): ListPrice[] {
  const prices = new Map<string, ListPrice>();
  for (const [field, price_list_code] of lists) {
    const value = values[field as keyof FurtherPrices];
    if (value === undefined) continue;
    const price = prices.get(price_list_code) ?? { price_list_code };
    prices.set(price_list_code, price);
    if (field.startsWith('price:')) price.price = value || undefined;
    else price.regular_price = value;
  }
  return [...prices.values()];
}

/** Returns the currency of each price list, by its code. */
export async function currenciesOfLists(db: Db): Promise<ReadonlyMap<string, string>> {
  return await readCurrenciesOfLists(db);
}

/**
 * Returns the columns of further prices that the shop's lists allow, and those in euro and the `guessed` ones, of which a
 * list may have to be made or chosen first: else they would be left out in silence.
 */
export function furtherPriceFields(
  lists: ReadonlyMap<string, string>,
  guessed: readonly string[],
): ReadonlySet<string> {
  const currencies = [...lists.values()];
  const names = [...lists]
    .filter(([code]) => code !== 'standard')
    .map(([code, currency]) => (currencies.filter((one) => one === currency).length === 1 ? currency : code));
  const fields = ['EUR', ...names].flatMap((name) => [`price:${name}`, `regular_price:${name}`]);
  return new Set([...fields, ...guessed.filter((field) => named.test(field))]);
}
