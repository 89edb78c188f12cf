import { parseNumber } from '#kit/text/number-text.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { wrongCount } from '#kit/fields/wrong-count.ts';
import { wireToOre } from '#kit/text/money.ts';
import type { OfficeInvoice, OfficeInvoiceRow } from '#shop/invoices/office/contract.ts';
import { shareOfDiscount } from './credited-now.ts';

/** The typed quantities to credit, by row id. */
export type CreditNow = Readonly<Record<number, string>>;
export type CreditMistakes = Readonly<Record<number, RuleName>>;

/** Counts pieces, also of a row that is below 0. */
export function leftToCredit({ Quantity, QuantityCredited }: OfficeInvoiceRow): number {
  return Math.abs(Quantity - QuantityCredited);
}

export function allOf({ Rows }: OfficeInvoice): CreditNow {
  return Object.fromEntries(
    Rows.filter((row) => leftToCredit(row) > 0).map((row) => [row.Id, String(leftToCredit(row))]),
  );
}

/** Returns the errors: a text that is not a count of pieces, or a count larger than what is left. */
export function creditMistakes({ Rows }: OfficeInvoice, typed: CreditNow): CreditMistakes {
  const mistakes = Rows.flatMap((row) => {
    const text = typed[row.Id]?.trim() ?? '';
    const rule = text === '' ? undefined : wrongCount(text, leftToCredit(row));
    return rule ? [[row.Id, rule] as const] : [];
  });
  return Object.fromEntries(mistakes);
}

/** Returns what of a discount goes with what is typed, 0 or below in öre; nothing when a discount itself is typed. */
export function shareNow(
  { Rows }: OfficeInvoice,
  { Price, Discount }: OfficeInvoiceRow,
  typed: CreditNow,
): number {
  const pieces = new Map(creditedRows(typed).map(({ RowId, Quantity }) => [RowId, Quantity]));
  if (!Discount || Rows.some((row) => row.Discount && pieces.has(row.Id))) return 0;
  const goods = Rows.filter(({ Id }) => Discount.RowIds.includes(Id)).map((row) => ({
    price: wireToOre(row.Price),
    quantity: row.Quantity,
    credited: row.QuantityCredited,
    now: Math.sign(row.Quantity) * Math.min(pieces.get(row.Id) ?? 0, leftToCredit(row)),
  }));
  return shareOfDiscount({ whole: wireToOre(Price), given: wireToOre(Discount.AmountCredited) }, goods);
}

/** Returns the rows of which something is credited. */
export function creditedRows(typed: CreditNow): { RowId: number; Quantity: number }[] {
  return Object.entries(typed)
    .map(([id, text]) => ({ RowId: Number(id), Quantity: parseNumber(text, { units: pieceUnits }) ?? 0 }))
    .filter(({ Quantity }) => Quantity > 0);
}
