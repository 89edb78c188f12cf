import { oreToWire, wireToOre } from '#kit/text/money.ts';
import type { Cart, CartRow } from './contract.ts';

// What the cart becomes by a change of its rows, shown until the server has answered. The VAT stays as it was, since
// only the server knows the rates.

export function withQuantity(cart: Cart, rowId: number, quantity: number): Cart {
  return withRows(
    cart,
    cart.Rows.map((row) =>
      row.Id === rowId
        ? { ...row, Quantity: quantity, TotalAmount: oreToWire(wireToOre(row.Price) * quantity) }
        : row,
    ),
  );
}

export function withoutRow(cart: Cart, rowId: number): Cart {
  return withRows(
    cart,
    cart.Rows.filter((row) => row.Id !== rowId),
  );
}

/** Puts a row back where it was; one that is there again already stays as it is. */
export function withRow(cart: Cart, row: CartRow, index: number): Cart {
  if (cart.Rows.some((one) => one.ArticleId === row.ArticleId)) return cart;
  return withRows(cart, cart.Rows.toSpliced(index, 0, row));
}

function withRows(cart: Cart, rows: CartRow[]): Cart {
  const excludingVat = rows.reduce((sum, row) => sum + wireToOre(row.TotalAmount), 0);
  return {
    ...cart,
    Rows: rows,
    TotalExcludingVat: oreToWire(excludingVat),
    TotalAmount: oreToWire(excludingVat + wireToOre(cart.VatAmount)),
  };
}

export type Removed = { row: CartRow; index: number };
export type Shown = { row: CartRow; removed: boolean };

/** The rows, and between them the ones just removed, which can still be had back. */
export function shownRows(rows: readonly CartRow[], removed: readonly Removed[]): Shown[] {
  const shown: Shown[] = rows.map((row) => ({ row, removed: false }));
  for (const { row, index } of removed.toSorted((a, b) => a.index - b.index)) {
    shown.splice(index, 0, { row, removed: true });
  }
  return shown;
}

/** What stood below the one that is forgotten moves up. */
export function forgetRemoved(removed: readonly Removed[], rowId: number): Removed[] {
  const gone = removed.find(({ row }) => row.Id === rowId);
  if (!gone) return [...removed];
  return removed
    .filter((one) => one !== gone)
    .map((one) => (one.index > gone.index ? { ...one, index: one.index - 1 } : one));
}
