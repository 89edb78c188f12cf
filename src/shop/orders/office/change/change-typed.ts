import { wrongCount } from '#kit/fields/wrong-count.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire, parseAmount, wireToOre } from '#kit/text/money.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import type { OfficeOrder, OfficeOrderRow } from '#shop/orders/office/contract.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { TermsInput } from './terms-typed.ts';

/** What is typed for a row of the order, or for one that comes to it; an empty price is that of the row, or of today. */
export type TypedChange = { pieces: string; price: string };
export type AddedArticle = TypedChange & { articleId: number; articleNumber: string; name: string };
export const discountKinds = ['none', 'percent', 'amount'] as const;
export type TypedDiscount = { kind: (typeof discountKinds)[number]; size: string; text: string };
export type Typed = {
  rows: Readonly<Record<number, TypedChange>>;
  added: readonly AddedArticle[];
  discount: TypedDiscount;
};

export type ChangeInput = TermsInput & {
  Rows: { RowId?: number; ArticleId?: number; Quantity?: number; Price?: number }[];
  Discount?: { Percent?: number; Amount?: number; Text: string } | null;
};

/** Rows that can be changed: a fee is made anew with them. */
export function goodsOf({ Rows }: OfficeOrder): OfficeOrderRow[] {
  return Rows.filter(({ Kind }) => !isFee({ kind: Kind }));
}

export function piecesOfRow({ Quantity, QuantityCancelled }: OfficeOrderRow): number {
  return Quantity - QuantityCancelled;
}

export function untyped(order: OfficeOrder, language: Language): Typed {
  return { rows: {}, added: [], discount: typedDiscount(order.Discount, language) };
}

export function typedOf(row: OfficeOrderRow, { rows }: Typed, language: Language): TypedChange {
  return rows[row.Id] ?? { pieces: String(piecesOfRow(row)), price: numberInField(row.Price, language, 2) };
}

function typedDiscount(discount: OfficeOrder['Discount'], language: Language): TypedDiscount {
  if (discount === null) return { kind: 'none', size: '', text: '' };
  const { Percent, Amount, Text: text } = discount;
  if (Percent !== null) return { kind: 'percent', size: numberInField(Percent, language), text };
  return { kind: 'amount', size: numberInField(Amount ?? 0, language, 2), text };
}

export function wrongPieces({ pieces }: TypedChange, least: number): RuleName | undefined {
  const rule = wrongCount(pieces, largestQuantity);
  return rule ?? (numberOf(pieces) < least ? 'minAmount' : undefined);
}

export function wrongPrice(
  { price }: TypedChange,
  { isNeeded, currency }: { isNeeded: boolean; currency: string },
): RuleName | undefined {
  if (price.trim() === '') return isNeeded ? 'required' : undefined;
  const ore = parseAmount(price, currency);
  return ore === null ? 'number' : ore < 0 ? 'minAmount' : undefined;
}

export function wrongDiscount({ kind, size }: TypedDiscount, currency: string): RuleName | undefined {
  if (kind === 'none') return undefined;
  const ore = sizeOf({ kind, size }, currency);
  if (ore === null) return size.trim() === '' ? 'required' : 'number';
  if (ore <= 0) return 'minAmount';
  return kind === 'percent' && ore > 10_000 ? 'maxAmount' : undefined;
}

export function isRight(order: OfficeOrder, typed: Typed, language: Language): boolean {
  const { CurrencyCode: currency } = order;
  const rows = goodsOf(order).map((row) => ({
    typed: typedOf(row, typed, language),
    least: row.QuantityDelivered,
  }));
  return (
    rows.every(
      (row) => !wrongPieces(row.typed, row.least) && !wrongPrice(row.typed, { isNeeded: true, currency }),
    ) &&
    typed.added.every((row) => !wrongPieces(row, 1) && !wrongPrice(row, { isNeeded: false, currency })) &&
    !wrongDiscount(typed.discount, currency)
  );
}

/** Returns what of the order is changed; undefined for nothing. What was typed must be right. */
export function changeOf(
  order: OfficeOrder,
  typed: Typed,
  language: Language,
  terms: TermsInput = {},
): ChangeInput | undefined {
  const rows = goodsOf(order).flatMap((row) => {
    const { pieces, price } = typedOf(row, typed, language);
    const [Quantity, ore] = [
      numberOf(pieces),
      parseAmount(price, order.CurrencyCode) ?? wireToOre(row.Price),
    ];
    const change = {
      ...(Quantity !== piecesOfRow(row) && { Quantity }),
      ...(ore !== wireToOre(row.Price) && { Price: oreToWire(ore) }),
    };
    return Object.keys(change).length > 0 ? [{ RowId: row.Id, ...change }] : [];
  });
  const added = typed.added.map(({ articleId, pieces, price }) => {
    const ore = parseAmount(price, order.CurrencyCode);
    return {
      ArticleId: articleId,
      Quantity: numberOf(pieces),
      ...(ore !== null && { Price: oreToWire(ore) }),
    };
  });
  const Discount = discountOf(typed.discount, order.CurrencyCode);
  const isSame = JSON.stringify(typed.discount) === JSON.stringify(typedDiscount(order.Discount, language));
  const Rows = [...rows, ...added];
  if (Rows.length + Object.keys(terms).length === 0 && isSame) return undefined;
  return { Rows, ...(!isSame && { Discount }), ...terms };
}

/** In öre, or hundredths of a percent. */
function sizeOf({ kind, size }: Pick<TypedDiscount, 'kind' | 'size'>, currency: string): number | null {
  return kind === 'percent' ? parseAmount(size.replace(/\s*%$/, '')) : parseAmount(size, currency);
}

function discountOf({ text: Text, ...typed }: TypedDiscount, currency: string): ChangeInput['Discount'] {
  const { kind } = typed;
  if (kind === 'none') return null;
  const wire = oreToWire(sizeOf(typed, currency) ?? 0);
  return kind === 'percent' ? { Percent: wire, Text } : { Amount: wire, Text };
}

function numberOf(pieces: string): number {
  return parseNumber(pieces, { units: pieceUnits }) ?? Number.NaN;
}
