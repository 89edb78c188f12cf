import { valueOf } from '#shop/order-model/fees.ts';
import { piecesOf } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { Added } from './change-rows.ts';
import type { ChangeableRow, ChangeFacts, RefusedChange } from './decide-change.ts';
import { discountOre, type Discount } from './discount.ts';

/**
 * Returns why the order cannot have a discount, or keep the one that it has at these prices: what is taken off prices and
 * off the order counts together, so that two small reductions are no large one. An undefined wish keeps what there is.
 */
export function refusedDiscount<Row extends ChangeableRow>(
  wish: Discount | null | undefined,
  { pricing, discount: before, rows: standing }: ChangeFacts<Row>,
  rows: readonly Row[],
  news: readonly Added[],
): RefusedChange | undefined {
  const isKept = wish === undefined || isSame(wish, before);
  const becomes = wish === undefined ? before : wish;
  if (!isKept && pricing === null) return { what: 'right' };
  if (becomes === null || pricing === null) return undefined;
  const goods = rows.filter((row) => !isFee(row));
  const isLowered = goods.some(
    (row) => row.price < (standing.find((one) => one.row.id === row.id)?.row.price ?? 0),
  );
  if (isKept && !isLowered) return undefined;
  const value =
    goods.reduce((sum, row) => sum + row.price * piecesOf(row), 0) + valueOf(news.map(({ row }) => row));
  const ordered =
    goods.reduce((sum, row) => sum + (row.ordered_price ?? row.price) * piecesOf(row), 0) +
    news.reduce((sum, { row, orderedOre }) => sum + (orderedOre ?? row.priceOre) * row.quantity, 0);
  const { percent } = pricing;
  const most = percent === null ? value : Math.max(0, value - Math.ceil((ordered * (100 - percent)) / 100));
  // A fixed sum is less where the goods cost less; a new one must fit.
  const wished = isKept ? discountOre(becomes, value) : (becomes.amountOre ?? discountOre(becomes, value));
  return wished > most ? { what: 'discount', most } : undefined;
}

function isSame(one: Discount | null, other: Discount | null): boolean {
  return (
    one?.basisPoints === other?.basisPoints &&
    one?.amountOre === other?.amountOre &&
    one?.text === other?.text
  );
}
