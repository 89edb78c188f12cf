import { inLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import type { RowForSale } from '#shop/cart/cart.server.ts';
import type { Delivery } from '#shop/delivery-forecast/contract.ts';
import type { RowToSend } from '#shop/delivery-forecast/forecast-of-rows.ts';
import { vatRateIn } from '#shop/order-model/vat-case.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';
import { nothingPromised } from '#shop/orders/order-draft.ts';
import type { EarlierRow } from '#shop/orders/order-draft.ts';
import type { WaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { WantedRow } from '#shop/wanted-rows/preview.server.ts';

/** A row of what would be ordered: of the cart, or one that the order has already. */
export type PreviewRow = EarlierRow & { isEarlier: boolean };

export function previewRowOf({ quantity, article }: RowForSale, theCase: VatCase): PreviewRow {
  return {
    isEarlier: false,
    articleId: article.id,
    articleNumber: article.articleNumber,
    nameSv: article.nameSv,
    nameEn: article.nameEn,
    quantity,
    quantityShort: Math.max(0, quantity - article.available),
    promisedDate: nothingPromised.promisedDate,
    promisedText: nothingPromised.promisedText,
    promisedTextSv: nothingPromised.promisedTextSv,
    promisedTextEn: nothingPromised.promisedTextEn,
    expectedDate: nothingPromised.expectedDate,
    pack: article.pack,
    inbound: article.restock,
    priceOre: article.priceOre,
    vatRate: vatRateIn(theCase, article.vatRate),
    totalOre: article.priceOre * quantity,
  };
}

/** The earlier rows are among those that wait already. */
export function rowToSend(row: PreviewRow, waitedFor: WaitedFor): RowToSend {
  const waiting = row.articleId === null ? 0 : (waitedFor.get(row.articleId) ?? 0);
  return {
    quantity: row.quantity,
    short: row.quantityShort,
    pack: row.pack,
    inbound: row.inbound,
    waitedFor: waiting - (row.isEarlier ? row.quantityShort : 0),
  };
}

export function itemOf(row: PreviewRow, language: Language): Omit<Delivery['Items'][number], 'Quantity'> {
  return {
    ArticleId: row.articleId,
    ArticleNumber: row.articleNumber,
    ArticleText: inLanguage(language, row.nameSv, row.nameEn),
  };
}

export function wantedOf(row: PreviewRow, line: number): WantedRow {
  const { articleId, articleNumber, quantity, priceOre } = row;
  return {
    Line: line,
    Quantity: quantity,
    ...(row.isEarlier && { PriceThen: oreToWire(priceOre) }),
    ...(articleId === null ? { Ref: articleNumber, Erased: true } : { ArticleId: articleId }),
  };
}
