import { formatAmount, oreToWire, wireToOre } from '#kit/text/money.ts';
import { versionOf } from '#shop/staff/change-log/change-as.server.ts';
import type { PriceInput, PriceRow } from './price-contract.ts';
import type { readPricesOfArticle } from './found-price-store.server.ts';
import type { StoredPrice } from './price-store.server.ts';

export function isAlways({ valid_from, valid_to }: StoredPrice): boolean {
  return valid_from === null && valid_to === null;
}

/** Formats `49,90 SEK (59,90) 2026-12-01–2026-12-24`, in either language. */
export function priceText(price: StoredPrice, currency: string): string {
  const regular = price.regular_price === null ? '' : ` (${formatAmount(price.regular_price)})`;
  return `${formatAmount(price.price)} ${currency}${regular} ${daysOf(price)}`.trim();
}

export function daysOf(price: StoredPrice): string {
  return isAlways(price) ? '' : `${price.valid_from ?? ''}–${price.valid_to ?? ''}`;
}

export function priceRowOf({ Price, RegularPrice, ValidFrom, ValidTo }: PriceInput): StoredPrice {
  return {
    price: wireToOre(Price),
    regular_price: RegularPrice === null ? null : wireToOre(RegularPrice),
    valid_from: ValidFrom || null,
    valid_to: ValidTo || null,
  };
}

export function valuesOf({ price, regular_price, valid_from, valid_to }: StoredPrice): PriceInput {
  return {
    Price: oreToWire(Number(price)),
    RegularPrice: regular_price === null ? null : oreToWire(Number(regular_price)),
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
