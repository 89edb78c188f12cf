import { formatAmount, oreToWire, wireToOre } from '#kit/text/money.ts';
import { versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { PriceInput, PriceRow } from './price-contract.ts';
import type { readPricesOfArticle } from './found-price-store.server.ts';
import type { Period } from '#shop/articles/prices/price-of-day.ts';
import type { StoredPrice } from './price-store.server.ts';

export function isAlways({ valid_from, valid_to }: Period): boolean {
  return valid_from === null && valid_to === null;
}

/** Formats `49,90 SEK (59,90) [99,00] 2026-12-01–2026-12-24`, the recommended price in brackets, in either language. */
export function priceText(price: StoredPrice, currency: string): string {
  const regular = price.regular_price === null ? '' : ` (${formatAmount(price.regular_price)})`;
  const recommended = price.recommended_price === null ? '' : ` [${formatAmount(price.recommended_price)}]`;
  return `${formatAmount(price.price)} ${currency}${regular}${recommended} ${daysOf(price)}`.trim();
}

type NotedPrice = {
  list: { code: string; currency_code: string };
  article_number: string;
  before: StoredPrice | undefined;
  after: StoredPrice | undefined;
};

/** A price in the change log of its list, by the number of its article. */
export function notePrice(note: Note, { list, article_number, before, after }: NotedPrice): void {
  const valuesOfLog = (price: StoredPrice | undefined) => ({
    [article_number]: price ? priceText(price, list.currency_code) : null,
  });
  note({
    entity: 'price-list',
    id: list.code,
    action: 'change',
    before: valuesOfLog(before),
    after: valuesOfLog(after),
  });
}

export function daysOf(price: Period): string {
  return isAlways(price) ? '' : `${price.valid_from ?? ''}–${price.valid_to ?? ''}`;
}

/** What is left out of the recommended price stays as it was. */
export function priceRowOf(
  { Price, RegularPrice, RecommendedPrice, ValidFrom, ValidTo }: PriceInput,
  before?: StoredPrice,
): StoredPrice {
  const recommended = RecommendedPrice === null ? null : RecommendedPrice && wireToOre(RecommendedPrice);
  return {
    price: wireToOre(Price),
    regular_price: RegularPrice === null ? null : wireToOre(RegularPrice),
    recommended_price: recommended === undefined ? (before?.recommended_price ?? null) : recommended,
    valid_from: ValidFrom || null,
    valid_to: ValidTo || null,
  };
}

export function valuesOf({ price, regular_price, recommended_price, valid_from, valid_to }: StoredPrice) {
  return {
    Price: oreToWire(Number(price)),
    RegularPrice: regular_price === null ? null : oreToWire(Number(regular_price)),
    RecommendedPrice: recommended_price === null ? null : oreToWire(Number(recommended_price)),
    ValidFrom: valid_from ?? '',
    ValidTo: valid_to ?? '',
  };
}

export function priceToWire(row: Awaited<ReturnType<typeof readPricesOfArticle>>[number]): PriceRow {
  const values = valuesOf(row);
  return {
    PriceListCode: row.price_list_code,
    CurrencyCode: row.currency_code,
    ArticleId: row.article_id,
    ArticleNumber: row.article_number,
    NameSV: row.name_sv,
    NameEN: row.name_en ?? '',
    PeriodId: row.period_id,
    ...values,
    State: row.state,
    Version: versionOf(values),
  };
}
