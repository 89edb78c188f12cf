import type { ImageNames } from '#shop/images/image-ids.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { flagText, scaledText, type RowState } from '#kit/tables/row-changes.server.ts';
import { readImportedArticles, readImportedStock, readPricesOf } from './read-back-store.server.ts';
import type { VatPercents } from '#shop/order-model/vat-rates.ts';
import type { ImportedPrice, ImportedTimedPrice } from './write-prices-store.server.ts';
import { readStepsOf, type ImportedStep } from './write-steps-store.server.ts';
import type { ImportedLine } from './row-to-article.server.ts';
import type { NamedTraits } from './named-traits.ts';
import type { Language } from '#kit/text/language.ts';

type States = (RowState | undefined)[];
type Shown = {
  images: ImageNames;
  vatPercents: VatPercents;
  /** Without them, as for a program, colours and materials are numbers. */
  traits?: { colours: NamedTraits; materials: NamedTraits };
  language?: Language | undefined;
};
type Article = Awaited<ReturnType<typeof readImportedArticles>>[number];

/**
 * Returns the stored state of the articles in the columns of a file; `lists` are those of the columns of further
 * prices.
 */
export async function readArticleStates(
  trx: Trx,
  lines: readonly ImportedLine[],
  {
    lists,
    madeGroups,
    ...shown
  }: Shown & { lists: ReadonlyMap<string, string>; madeGroups: ReadonlyMap<number, string> },
): Promise<States> {
  const keys = lines.map((line) => line.id ?? line.article.article_number);
  const rows = await readImportedArticles(trx, {
    ids: keys.filter((key) => typeof key === 'number'),
    numbers: keys.filter((key) => typeof key === 'string'),
  });
  const further = await readFurtherPrices(
    trx,
    rows.map(({ id }) => id),
    lists,
  );
  const states = new Map(
    rows.flatMap((row) =>
      [row.id, row.article_number].map((key) => [
        key,
        {
          ...articleState(row, shown),
          // The number of a group that is made with the rows says nothing, and is gone after a trial.
          group_id: madeGroups.get(row.product_group_id) ?? String(row.product_group_id),
          ...further.get(row.id),
        },
      ]),
    ),
  );
  return keys.map((key) => states.get(key));
}

/** Returns the prices of further columns by the id of their article. */
export async function readFurtherPrices(
  trx: Trx,
  ids: readonly number[],
  lists: ReadonlyMap<string, string>,
) {
  const texts = new Map<number, Record<string, string>>();
  if (lists.size === 0) return texts;
  const prices = (await readPricesOf(trx, ids)).filter(({ isTimed }) => !isTimed);
  const byKey = new Map(prices.map((price) => [`${price.price_list_code} ${price.article_id}`, price]));
  for (const id of ids)
    texts.set(
      id,
      Object.fromEntries(
        [...lists].map(([field, list]) => {
          const price = byKey.get(`${list} ${id}`);
          return [
            field,
            scaledText((field.startsWith('price:') ? price?.price : price?.regular_price) ?? null, 2),
          ];
        }),
      ),
    );
  return texts;
}

export function articleState(row: Article, { images, vatPercents, traits, language }: Shown) {
  return {
    name_sv: row.name_sv,
    name_en: row.name_en ?? '',
    description_sv: row.description_sv,
    description_en: row.description_en ?? '',
    care_sv: row.care_sv,
    care_en: row.care_en ?? '',
    group_id: String(row.product_group_id),
    ean: row.ean ?? '',
    pack_qty: String(row.quantity_per_package),
    vat_rate: String(vatPercents.get(row.vat_code)),
    vat_code: row.vat_code,
    width_cm: scaledText(row.box_width_mm, 1),
    height_cm: scaledText(row.box_height_mm, 1),
    depth_cm: scaledText(row.box_depth_mm, 1),
    weight_kg: scaledText(row.weight_g, 3),
    colour_ids: traits?.colours.textOf(row.colour_ids, language) ?? row.colour_ids.join('|'),
    material_id:
      row.material_id === null
        ? ''
        : (traits?.materials.textOf([row.material_id], language) ?? String(row.material_id)),
    news: flagText(row.news),
    season_news: flagText(row.season_news),
    no_stock_article: flagText(row.no_article_stock),
    active: flagText(row.active),
    country_of_origin: row.country_of_origin ?? '',
    hs_code: row.hs_code ?? '',
    shelf: row.shelf,
    image_file: row.image_id === null ? '' : images.nameOf(row.image_id),
    price: scaledText(row.price, 2),
    regular_price: scaledText(row.regular_price, 2),
    recommended_price: scaledText(row.recommended_price, 2),
    ...stockState(row),
  };
}

export async function readStockStates(trx: Trx, lines: readonly { id: number }[]): Promise<States> {
  const ids = lines.map(({ id }) => id);
  const states = new Map((await readImportedStock(trx, ids)).map((row) => [row.id, stockState(row)]));
  return ids.map((id) => states.get(id));
}

export function stockState(
  row: Pick<Article, 'quantity_available' | 'quantity_ordered' | 'estimated_delivery_date'>,
) {
  return {
    qty_available: String(row.quantity_available),
    qty_on_order: String(row.quantity_ordered),
    expected_date: row.estimated_delivery_date ?? '',
  };
}

/** A new price changes its article: its state is empty, but the row does not count as new. */
export async function readPriceStates(
  trx: Trx,
  lines: readonly (ImportedPrice | ImportedTimedPrice | ImportedStep)[],
): Promise<States> {
  const ids = lines.map((line) => line.article_id);
  const steps = lines.some((line) => 'min_qty' in line) ? await readStepsOf(trx, ids) : [];
  const states = new Map<string, RowState>([
    ...(await readPricesOf(trx, ids)).map((row) => [priceKey(row, row.isTimed), priceState(row)] as const),
    ...steps.map((row) => [priceKey(row, true), stepState(row)] as const),
  ]);
  return lines.map((line) => states.get(priceKey(line, 'valid_from' in line)) ?? {});
}

export function priceState({
  price,
  regular_price,
  recommended_price,
  valid_to,
}: Awaited<ReturnType<typeof readPricesOf>>[number]) {
  return {
    price: scaledText(price, 2),
    regular_price: scaledText(regular_price, 2),
    recommended_price: scaledText(recommended_price, 2),
    valid_to: valid_to ?? '',
  };
}

export function stepState({ price, valid_to }: ImportedStep) {
  return { price: scaledText(price, 2), valid_to: valid_to ?? '' };
}

type Which = Pick<ImportedPrice, 'price_list_code' | 'article_id'> & {
  valid_from?: string | null;
  min_qty?: number;
};

function priceKey({ price_list_code, article_id, valid_from, min_qty = 1 }: Which, isTimed: boolean): string {
  return JSON.stringify([price_list_code ?? 'standard', article_id, min_qty, isTimed, valid_from ?? '']);
}
