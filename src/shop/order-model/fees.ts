import type { OrderMoment } from './order-request.ts';
import type { OrderedRow } from './row.ts';
import type { Terms } from './order-terms.ts';
import { vatRateIn, type VatCase } from './vat-case.ts';

/** What is charged beside the goods: names in both languages, the amount in öre without VAT. */
export type Fee = { nameSv: string; nameEn: string; amountOre: number; vatRate: number };

/** What a fee goes by: `rows` are the goods that come with this order or addition. */
export type FeeBasis = { terms: Terms; rows: readonly OrderedRow[]; moment: OrderMoment };

/** Returns the fee that applies, or undefined. */
export type FeeRule = (basis: FeeBasis) => Fee | undefined;

/** A fee is a row without an article's number; one piece, which nobody packs. */
export function feeRow({ nameSv, nameEn, amountOre, vatRate }: Fee, vatCase: VatCase): OrderedRow {
  return {
    articleId: null,
    articleNumber: '',
    nameSv,
    nameEn,
    quantity: 1,
    quantityShort: 0,
    promisedDate: null,
    promisedText: '',
    promisedTextSv: '',
    promisedTextEn: '',
    expectedDate: null,
    pack: 1,
    inbound: null,
    supply: null,
    priceOre: amountOre,
    vatCode: null,
    vatRate: vatRateIn(vatCase, vatRate),
    totalOre: amountOre,
  };
}

/** Returns whether a row with this number of an article is a fee. */
export function isFeeNumber(articleNumber: string): boolean {
  return articleNumber === '';
}
