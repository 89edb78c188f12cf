import { misfitAmong } from '#shop/order-model/sending/parcel-pattern.ts';
import { longestParcel, parcelsIn } from '#shop/order-model/sending/parcels.ts';

/** Returns the numbers of orders in a cell: `20451`, `Order 20451` or `20451, 20452`, which share a parcel. */
export function ordersIn(cell: string): number[] {
  if (cell.length > 200) return [];
  const words = cell.split(/[\s,;/+&#]+/).filter((word) => /\d/.test(word));
  return words.every((word) => /^\d{1,9}$/.test(word)) ? words.map(Number) : [];
}

/** A spreadsheet keeps fifteen digits of a number, and shows longer ones as `3,7E+17`. */
export function isShortened(cell: string, isNumber: boolean): boolean {
  return /^\d([.,]\d+)?e\+?\d+$/i.test(cell) || (isNumber && cell.length > 15);
}

/** Returns the numbers of parcels in a cell; null when one is too long. */
export function parcelsInCarrierCell(cell: string): string[] | null {
  const parcels = parcelsIn(cell);
  return parcels.every((parcel) => parcel.length <= longestParcel) ? parcels : null;
}

/** How much a cell looks like the number of a parcel: 3 with a right check digit, 1 for a long number, else 0. */
export function likenessToParcel(cell: string): number {
  const number = cell.replaceAll(/\s/g, '');
  if (misfitAmong('S10 SSCC', [number]) === null) return 3;
  const isNumber = /^[A-Z\d-]{8,40}$/i.test(number) && (number.match(/\d/g) ?? []).length >= 6;
  return isNumber && !/^\d{4}-\d\d-\d\d/.test(number) ? 1 : 0;
}
