export const mostParcels = 50;
/** Of one number of a parcel. */
export const longestParcel = 60;
/** Of a text that holds several. */
export const longestParcels = 2_000;

/** Returns the numbers of parcels in a text that people typed or pasted, in its order and each once. */
export function parcelsIn(text: string): string[] {
  return distinct(text.split(/[\s,;]+/));
}

/** Returns the numbers of parcels in a cell of a file, where a number may hold a space. */
export function parcelsInCell(text: string): string[] {
  return distinct(text.split('|').map((number) => number.trim()));
}

/** Writes numbers of parcels as a cell of a file has them. */
export function parcelsToCell(parcels: readonly string[]): string {
  return parcels.join('|');
}

function distinct(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].filter((number) => number !== '');
}
